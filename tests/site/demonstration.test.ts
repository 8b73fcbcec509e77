import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { textOf } from "../support/http/http-client";
import { freePort } from "../support/free-port";
import { until } from "../support/until";

const dataDir = mkdtempSync(join(tmpdir(), "sitewright-demonstration-"));
let running: ChildProcess | undefined;

afterEach(async () => {
  if (running?.exitCode === null) {
    running.kill("SIGKILL");
    await once(running, "exit");
  }
  rmSync(dataDir, { recursive: true, force: true });
});

/** The built site as `SANDBOX=1 npm start` runs it. */
function demonstrate(env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, ["build/start.js"], {
    stdio: ["ignore", "ignore", "pipe"],
    env: {
      NODE_ENV: "production",
      PATH: process.env.PATH,
      NODE_NO_WARNINGS: "1",
      SANDBOX: "1",
      DATA_DIR: dataDir,
      ...env,
    },
  });
  running = child;
  return child;
}

test("says what it is, and whoever opens it by another name still comes to its checkout", async () => {
  const port = await freePort();
  demonstrate({ PORT: String(port) });
  const byAnotherName = `http://127.0.0.1:${port}`;
  await until("it answers", () =>
    fetch(byAnotherName).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  for (const path of ["/", "/contact"]) {
    const answer = await fetch(byAnotherName + path);
    expect(textOf(await answer.text())).toContain("Demonstration: no money moves");
    const policy = answer.headers.get("Content-Security-Policy");
    const targets = /form-action ([^;]*)/.exec(policy ?? "")?.[1]?.split(" ");
    expect(targets, path).toContain(`http://localhost:${port}`);
  }
});

test("it does not start beside credentials, and names them", async () => {
  const child = demonstrate({
    PORT: String(await freePort()),
    STRIPE_SECRET_KEY: "sk_live_of_somebody",
  });
  const [[code], printed] = await Promise.all([once(child, "exit"), text(child.stderr!)]);
  expect(code).toBe(1);
  expect(printed).toContain("STRIPE_SECRET_KEY");
  expect(printed).not.toContain("sk_live_of_somebody");
});
