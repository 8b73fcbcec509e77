import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { exchange } from "../support/hostile/exchange";
import { FORM_TYPE, get, post } from "../support/hostile/request";
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
      ...{ NODE_ENV: "production", PATH: process.env.PATH, NODE_NO_WARNINGS: "1" },
      ...{ SANDBOX: "1", DATA_DIR: dataDir },
      ...env,
    },
  });
  running = child;
  return child;
}

test("a demonstration shows its banner, and its checkout can be reached by any host name", async () => {
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

  // The host name of the request counts as the site's own, and so does an absolute URL with that name.
  for (const [origin, status] of [
    ["http://by-name.test", 303],
    ["http://site.test", 403],
  ] as const) {
    const headers = [FORM_TYPE, `Origin: ${origin}`];
    const bytes = post("http://by-name.test/cookie-consent", headers, "consent=accepted");
    expect(await exchange(byAnotherName, [bytes])).toMatchObject([{ status }]);
  }

  const stranger = createServer((_, res) => res.end("asked")).listen(0, "127.0.0.1");
  await once(stranger, "listening");
  const host = `127.0.0.1:${(stranger.address() as AddressInfo).port}`;
  for (const target of [`//${host}/../../sandbox/`, `/\\${host}/../../sandbox/`]) {
    const [answer] = await exchange(byAnotherName, [get(target)]);
    expect(answer?.status).toBe(200);
    expect(answer?.body).not.toBe("asked");
  }
  stranger.close();
});

test("a demonstration refuses to start beside real credentials and names them", async () => {
  const real = { STRIPE_SECRET_KEY: "sk_live_of_somebody" };
  const child = demonstrate({ PORT: String(await freePort()), ...real });
  const [[code], printed] = await Promise.all([once(child, "exit"), text(child.stderr!)]);
  expect(code).toBe(1);
  expect(printed).toContain("STRIPE_SECRET_KEY");
  expect(printed).not.toContain("sk_live_of_somebody");
});
