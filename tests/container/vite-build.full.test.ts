/** Remix's Vite plugin builds the same application: it does not depend on the classic compiler. */
import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";

const exec = promisify(execFile);

const MADE = /^(node_modules|build|public\/build|test-results|\.git)(\/|$)/;

test("a visitor orders, pays and sends assets on a site built with Remix's Vite plugin", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sitewright-vite-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(".", folder, { recursive: true, filter: (path) => !MADE.test(relative(".", path)) });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  cpSync("tests/support/container/vite.config.ts", join(folder, "vite.config.ts"));
  const { PATH, HOME } = process.env;
  const run = (command: string, ...args: string[]) =>
    exec(command, args, {
      cwd: folder,
      env: { PATH, HOME, NODE_ENV: "production" },
      timeout: 240_000,
    });

  await run("npx", "remix", "vite:build");
  await run("npm", "run", "build:inline");
  await run("node", "scripts/bundle.mjs");
  // The start script loads the application from here.
  writeFileSync(join(folder, "build/index.js"), 'export * from "./server/index.js";\n');

  const journey = await run("npx", "vitest", "run", "--project", "site", "tests/e2e/journey");
  expect(journey.stdout).toMatch(/Tests .*2 passed/);
}, 300_000);
