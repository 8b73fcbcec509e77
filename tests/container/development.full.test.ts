/** `npm run dev` in a copy of the project, since it would overwrite the build that other tests run. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, openSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, onTestFailed, test } from "vitest";
import { freePort } from "../support/free-port";
import { until } from "../support/until";
import { buildContext } from "../support/container/build-context";

let folder: string;
let running: ChildProcess;
let url: string;
const printed = () => join(folder, "printed.log");

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "sitewright-development-"));
  for (const file of buildContext()) cpSync(file, join(folder, file));
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const port = await freePort();
  url = `http://localhost:${port}`;
  const { PATH, HOME } = process.env;
  const output = openSync(printed(), "w");
  running = spawn("npm", ["run", "dev"], {
    cwd: folder,
    env: { PATH, HOME, PORT: String(port), NODE_ENV: "development" },
    // A process group, so that it can be ended as a terminal ends it.
    detached: true,
    stdio: ["ignore", output, output],
  });
});
afterAll(async () => {
  if (running.exitCode === null) {
    process.kill(-running.pid!, "SIGKILL");
    await once(running, "exit");
  }
  rmSync(folder, { recursive: true, force: true });
});

test("npm run dev starts the whole site with its stand-ins from the project alone", async () => {
  onTestFailed(() => console.error(readFileSync(printed(), "utf8")));
  const page = (path: string) =>
    fetch(url + path).then(
      (answer) => answer.text(),
      () => "",
    );
  await until("the site answers", async () => (await page("/healthz")).includes('"ok"'), 240_000);
  expect(await page("/contact")).toContain("Send us a Message");
  expect(await page("/sandbox/inbox")).toContain("<html");
});
