import { statSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { exchange } from "../support/hostile/exchange";
import { filledIn, OnboardingClient, SCRIPTS } from "../support/assets/onboarding-client";
import { logoPng } from "../support/assets/sample-files";
import { until } from "../support/until";
import { openForm, placeOrder, validOrder } from "../support/orders/order-visitor";
import { customer, mailsSettled, person } from "../support/orders/person";
import { parseExposition } from "../support/operations/exposition";
import { requests, startScrapedSite, type ScrapedSite } from "../support/operations/scraped";

let scraped: ScrapedSite;
beforeAll(async () => {
  const preload = new URL("../support/operations/count-servers.mjs", import.meta.url);
  scraped = await startScrapedSite({ preload });
});
afterAll(() => scraped.site.stop());

/** What is done for a request may end a moment after its answer has come. */
const soon = <T>(value: () => Promise<T>) => expect.poll(value, { interval: 20, timeout: 10_000 });

const errors = (provider: string) => `provider_errors_total{provider="${provider}"}`;
const calls = (provider: string) => `provider_calls_total{provider="${provider}"}`;

test("the metrics are one page of a port of their own, on every address of the machine", async () => {
  const { site, metricsUrl } = scraped;
  expect(await site.ask({})).toBe(2);

  const page = await fetch(`${metricsUrl}/metrics`);
  expect(page.status).toBe(200);
  expect(page.headers.get("Content-Type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(parseExposition(await page.text()).size).toBeGreaterThan(20);
  const head = await fetch(`${metricsUrl}/metrics?a=b`, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect(Number(head.headers.get("Content-Length"))).toBeGreaterThan(1000);

  for (const path of ["/", "/metrics/", "/healthz", "//metrics", "/contact"]) {
    expect((await fetch(metricsUrl + path)).status, path).toBe(404);
  }
  const posted = await fetch(`${metricsUrl}/metrics`, { method: "POST", body: "x" });
  expect(posted.status).toBe(404);
  expect((await fetch(`${site.url}/metrics`)).status).toBe(404);

  const { port } = new URL(metricsUrl);
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  for (const { address, family, scopeid } of addresses) {
    // The address of one link needs the link's name.
    if (scopeid) continue;
    const host = family === "IPv6" ? `[${address}]` : address;
    expect((await fetch(`http://${host}:${port}/metrics`)).status, address).toBe(200);
  }
});

// How many are in flight is proved where they end, see shutdown.test.ts.
describe("requests", () => {
  test("are counted by route, method and status, whatever path somebody made up", async () => {
    const { site, countFrom } = scraped;
    const counted = await countFrom();
    const ask = async (path: string, method = "GET", times = 1) => {
      for (let n = 0; n < times; n += 1) await (await fetch(site.url + path, { method })).text();
    };
    await ask("/", "GET", 3);
    await ask("/", "HEAD", 2);
    await ask("/demo/plumber?a=b");
    await ask("/demo/plumber/?a=b");
    await ask("/made-up/path");
    await ask("/build/none.js");
    await ask("/", "PUT");
    await ask("/contact", "POST");
    await ask("/%E0%A4%A");
    await soon(counted).toEqual({
      [requests("GET", "/", 200)]: 3,
      [requests("HEAD", "/", 200)]: 2,
      // The slash leads to the page without it.
      [requests("GET", "/demo/plumber", 308)]: 1,
      [requests("GET", "/demo/plumber", 200)]: 2,
      [requests("GET", "other", 404)]: 1,
      [requests("GET", "/build/*", 404)]: 1,
      [requests("other", "/", 405)]: 1,
      [requests("POST", "/contact", 415)]: 1,
      [requests("GET", "unreadable", 400)]: 1,
    });
  });

  test("that never became any are counted as unreadable", async () => {
    const { site, countFrom } = scraped;
    const counted = await countFrom();
    await exchange(site.url, [Buffer.from("No request at all\r\n\r\n")]);
    await soon(counted).toEqual({ [requests("other", "unreadable", 400)]: 1 });
  });

  test("are timed by route, and none is left in flight", async () => {
    const { site, scrape } = scraped;
    const count = 'sitewright_http_request_duration_seconds_count{route="/terms-of-service"}';
    const before = (await scrape()).get(count) ?? 0;
    for (let n = 0; n < 4; n += 1) await (await fetch(`${site.url}/terms-of-service`)).text();
    await soon(async () => (await scrape()).get(count)).toBe(before + 4);
    const now = await scrape();
    expect(now.get(count.replace("_count", "_sum"))).toBeGreaterThan(0);
    expect(now.get("sitewright_http_requests_in_flight")).toBe(0);
  });
});

describe("providers", () => {
  test("are called once each for an order", async () => {
    const { site, countFrom, scrape } = scraped;
    const visitor = await openForm(site);
    const durations = 'sitewright_provider_call_duration_seconds_count{provider="stripe"}';
    const before = (await scrape()).get(durations) ?? 0;
    const counted = await countFrom();
    expect((await visitor.send(validOrder())).status).toBe(303);
    await soon(counted).toEqual({
      [requests("POST", "/contact", 303)]: 1,
      [calls("stripe")]: 1,
      [calls("postmark")]: 1,
    });
    expect((await scrape()).get(durations)).toBe(before + 1);
  });

  test("that fail are counted with each try", async () => {
    const { site, countFrom } = scraped;
    const unlucky = await openForm(site);
    const counted = await countFrom();
    site.sandbox.stripe.fail({ match: "/v1/checkout/sessions", status: 500, times: 1 });
    expect((await unlucky.send(validOrder())).status).toBe(502);
    await soon(counted).toEqual({
      [requests("POST", "/contact", 502)]: 1,
      [calls("stripe")]: 1,
      [errors("stripe")]: 1,
      [calls("postmark")]: 1,
    });
  });

  test("that break the connection have failed, and that there is no such thing is an answer", async () => {
    const { site, countFrom } = scraped;
    const comeBack = async ({ sessionId }: Awaited<ReturnType<typeof placeOrder>>) =>
      (await fetch(`${site.url}/thank-you?session_id=${sessionId}`)).text();
    const [one, other] = [await placeOrder(site), await placeOrder(site)];
    const counted = await countFrom();
    site.sandbox.stripe.fail({ match: "/v1/checkout/sessions", status: 404, times: 1 });
    await comeBack(one);
    site.sandbox.stripe.fail({ match: "/v1/checkout/sessions", reset: "before", times: 1 });
    await comeBack(other);
    // Stripe's client asks once more when a connection is cut.
    await soon(counted).toEqual({
      [requests("GET", "/thank-you", 200)]: 2,
      [calls("stripe")]: 3,
      [errors("stripe")]: 1,
    });
  });

  test("that take a file are called as often as it takes, and its bytes are counted", async () => {
    const { site, countFrom } = scraped;
    const client = new OnboardingClient(site);
    await client.open();
    const fields = { ...filledIn, intent: "upload" };
    const counted = await countFrom();
    const before = site.sandbox.s3.requests.length;
    await client.send([{ name: "logo.png", bytes: logoPng }], fields, SCRIPTS);
    site.sandbox.s3.fail({ status: 503, times: 1 });
    await client.send([{ name: "again.png", bytes: logoPng }], fields, SCRIPTS);
    await soon(counted).toEqual({
      [requests("POST", "/onboarding", 200)]: 2,
      upload_bytes_total: 2 * logoPng.length,
      [calls("s3")]: 3,
      [errors("s3")]: 1,
    });
    expect(site.sandbox.s3.requests.length - before).toBe(3);
  });
});

test("the outbox tells how many mails wait or were given up, and for how long", async () => {
  const { site, scrape } = scraped;
  const waiting = 'sitewright_outbox_mails{state="pending"}';
  const failed = 'sitewright_outbox_mails{state="failed"}';
  const age = "sitewright_outbox_oldest_waiting_seconds";
  await mailsSettled(site);
  const before = await scrape();
  expect([before.get(waiting), before.get(age)]).toEqual([0, 0]);

  const heal = site.sandbox.postmark.fail({ status: 500 });
  const { order } = await placeOrder(site);
  const created = new Date(Date.now() - 3_600_000).toISOString();
  site.execute("update outbox set created_at = ? where order_id = ?", created, order.id);
  const during = await scrape();
  expect(during.get(waiting)).toBe(1);
  expect(during.get(age)).toBeGreaterThanOrEqual(3600);
  expect(during.get(age)).toBeLessThan(3700);
  heal();

  const inactive = JSON.stringify({ ErrorCode: 406, Message: "Refused." });
  site.sandbox.postmark.fail({ status: 422, body: inactive, times: 1 });
  await placeOrder(site);
  await soon(async () => (await scrape()).get(failed)).toBe((before.get(failed) ?? 0) + 1);
  site.execute("update outbox set next_attempt_at = created_at where state = 'pending'");
  await mailsSettled(site);
});

test("every background loop tells when its last pass ended", async () => {
  const { scrape } = scraped;
  const key = (loop: string) => `sitewright_loop_last_success_timestamp_seconds{loop="${loop}"}`;
  for (const loop of ["outbox", "reconciliation", "reminders", "sweeper", "post counts"]) {
    await soon(async () => (await scrape()).get(key(loop))).toBeGreaterThan(Date.now() / 1000 - 60);
  }
});

test("the database's files, the disk and the process are measured", async () => {
  const { site, scrape } = scraped;
  const samples = await scrape();
  expect(samples.get("sitewright_database_bytes")).toBe(
    statSync(join(site.dataDir, "site.db")).size,
  );
  const positive = [
    "sitewright_database_wal_bytes",
    "sitewright_disk_free_bytes",
    "nodejs_eventloop_lag_p99_seconds",
    "nodejs_heap_size_used_bytes",
    "process_resident_memory_bytes",
    "process_cpu_seconds_total",
  ];
  for (const name of positive) expect(samples.get(name), name).toBeGreaterThan(0);
  expect([...samples.keys()].some((key) => key.startsWith("nodejs_gc_duration_seconds"))).toBe(
    true,
  );
});

test("a figure that cannot be taken is left out, and the others are there", async () => {
  const { site, scrape } = scraped;
  site.execute("alter table outbox rename to elsewhere");
  const samples = await scrape();
  site.execute("alter table elsewhere rename to outbox");
  expect([...samples.keys()].filter((key) => key.startsWith("sitewright_outbox"))).toEqual([]);
  expect(samples.get("sitewright_database_bytes")).toBeGreaterThan(0);
  await until("the log says so", () =>
    site.output().includes('"metric":"sitewright_outbox_mails","msg":"not measured"'),
  );
});

test("nothing in it tells of a person, an order or an address somebody made up", async () => {
  const { site, text } = scraped;
  const who = person();
  const { order, sessionId, link } = await customer(site, who);
  await fetch(`${site.url}/made-up-by-Okapi?name=${who.order.name}`);
  await fetch(`${site.url}/demo/Okapi`, { method: "POST", headers: { "User-Agent": "Okapi" } });
  const secrets = [order.id, order.reference, sessionId, link, "made-up", "Okapi"];
  const exposed = (await text()).toLowerCase();
  for (const word of [...who.traces, ...secrets]) {
    expect(exposed.includes(word.toLowerCase()), word).toBe(false);
  }
});
