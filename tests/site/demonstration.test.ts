import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import Sqlite from "better-sqlite3";
import { afterEach, expect, test } from "vitest";
import { exchange } from "../support/hostile/exchange";
import { FORM_TYPE, get, post } from "../support/hostile/request";
import { hiddenFields, HttpClient, textOf } from "../support/http/http-client";
import { freePort } from "../support/free-port";
import { runNode } from "../support/operations/desk";
import { placeOrder, validOrder } from "../support/orders/order-visitor";
import { startSite } from "../support/site";
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
function demonstrate(env: Record<string, string>) {
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

/** Starts a demonstration and waits until it answers; its URL. */
async function startDemonstration(env: Record<string, string> = {}): Promise<string> {
  const url = `http://127.0.0.1:${await freePort()}`;
  demonstrate({ PORT: new URL(url).port, ...env });
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  await until("it answers", answers);
  return url;
}

async function endDemonstration(): Promise<void> {
  running!.kill();
  await once(running!, "exit");
}

test("a demonstration shows its banner, and its checkout can be reached by any host name", async () => {
  const byAnotherName = await startDemonstration();
  const { port } = new URL(byAnotherName);
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
  const [name, value] = ["STRIPE_SECRET_KEY", "sk_live_of_somebody"];
  const child = demonstrate({ PORT: String(await freePort()), [name]: value });
  const [[code], printed] = await Promise.all([once(child, "exit"), text(child.stderr!)]);
  expect(code).toBe(1);
  expect(printed).toContain(name);
  expect(printed).not.toContain(value);
});

test("a demonstration starts again with its orders", async () => {
  const visitor = new HttpClient(await startDemonstration());
  const hidden = hiddenFields(await visitor.page("/contact"));
  expect((await visitor.post("/contact", { ...hidden, ...validOrder() })).status).toBe(303);
  await endDemonstration();
  await startDemonstration();
  await endDemonstration();
  const database = new Sqlite(join(dataDir, "site.db"), { readonly: true });
  expect(database.prepare("select id from orders").all()).toHaveLength(1);
  database.close();
});

test("a site with a live key does not start on the orders of a test, and says what to do", async () => {
  const site = await startSite({ database: "sqlite" });
  await placeOrder(site);
  await site.kill();
  const live = { STRIPE_API_URL: "", STRIPE_SECRET_KEY: "sk_live_of_somebody" };
  const { code, out } = await runNode({ ...site.env, ...live }, ["build/start.js"]);
  expect(code).toBe(1);
  expect(out).toMatch(/of Stripe's test mode.*set DATA_DIR/);
});
