import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { exchange } from "../support/hostile/exchange";
import { FORM_TYPE, get, post } from "../support/hostile/request";
import { textOf } from "../support/http/http-client";
import { freePort } from "../support/free-port";
import {
  demonstrate,
  demonstrationEnv,
  launch,
  newFolder,
} from "../support/operations/demonstration";
import { desk, runNode } from "../support/operations/desk";
import { placeOrder } from "../support/orders/order-visitor";
import { startSite } from "../support/site";

test("a demonstration shows its banner, and its checkout can be reached by any host name", async () => {
  const { port, url } = await demonstrate();
  const byAnotherName = `http://127.0.0.1:${port}`;
  for (const path of ["/", "/contact"]) {
    const answer = await fetch(byAnotherName + path);
    expect(textOf(await answer.text())).toContain("Demonstration: no money moves");
    const policy = answer.headers.get("Content-Security-Policy");
    const targets = /form-action ([^;]*)/.exec(policy ?? "")?.[1]?.split(" ");
    expect(targets, path).toContain(url);
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
  const env = demonstrationEnv(await freePort(), newFolder());
  const { ended, printed } = launch({ ...env, STRIPE_SECRET_KEY: "sk_live_of_somebody" });
  expect(await ended).toBe(1);
  expect(await printed).toContain("STRIPE_SECRET_KEY");
  expect(await printed).not.toContain("sk_live_of_somebody");
});

test("a second demonstration in the same folder refuses to start", async () => {
  const { env } = await demonstrate();
  const { ended, printed } = launch({ ...env, PORT: String(await freePort()) });
  expect(await ended).toBe(1);
  expect(await printed).toContain("Another process runs the demonstration in");
});

test("a site with a live key does not start on the orders of a test, and its desk does nothing there", async () => {
  const site = await startSite({ database: "sqlite" });
  await placeOrder(site);
  await site.kill();
  const live = { STRIPE_API_URL: "", STRIPE_SECRET_KEY: "sk_live_of_somebody" };
  const { code, out } = await runNode({ ...site.env, ...live }, ["build/start.js"]);
  expect(code).toBe(1);
  expect(out).toMatch(/of Stripe's test mode.*set DATA_DIR/);
  const backup = await desk({ env: { ...site.env, ...live } }, "backup");
  expect([backup.code, backup.err]).toEqual([1, expect.stringMatching(/^Refused: .*test mode/)]);
});
