import { statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { exchange } from "../support/hostile/exchange";
import { filledIn, openedClient, SCRIPTS } from "../support/assets/onboarding-client";
import { logo, png } from "../support/assets/upload-samples";
import { onPostgres } from "../support/this-run";
import { until } from "../support/until";
import { openForm, placeOrder, validOrder } from "../support/orders/order-visitor";
import { customer, allMailsSent, person } from "../support/orders/person";
import { requests, startScrapedSite } from "../support/operations/scraped";
import { demoPath } from "../support/pages/sample-trades";

const { site, scrape, countFrom, text } = await startScrapedSite();

/** Metrics may be recorded a moment after the response has arrived. */
const soon = <T>(value: () => Promise<T>) => expect.poll(value, { interval: 20, timeout: 10_000 });

const errors = (provider: string) => `provider_errors_total{provider="${provider}"}`;
const calls = (provider: string) => `provider_calls_total{provider="${provider}"}`;

// shutdown.test.ts covers requests in flight.
describe("the metrics of requests", () => {
  test("count by route, method and status, and never by a path that a client made up", async () => {
    const counted = await countFrom();
    const ask = async (path: string, method = "GET", times = 1) => {
      for (let n = 0; n < times; n += 1) await (await fetch(site.url + path, { method })).text();
    };
    await ask("/", "GET", 3);
    await ask("/", "HEAD", 2);
    await ask(`${demoPath}?a=b`);
    await ask(`${demoPath}/?a=b`);
    await ask("/made-up/path");
    await ask("/build/none.js");
    await ask("/", "PUT");
    await ask("/contact", "POST");
    await ask("/%E0%A4%A");
    await exchange(site.url, [Buffer.from("No request at all\r\n\r\n")]);
    await soon(counted).toEqual({
      [requests("GET", "/", 200)]: 3,
      [requests("HEAD", "/", 200)]: 2,
      // The path with a slash redirects to the one without.
      [requests("GET", demoPath, 308)]: 1,
      [requests("GET", demoPath, 200)]: 2,
      [requests("GET", "other", 404)]: 1,
      [requests("GET", "/build/*", 404)]: 1,
      [requests("other", "/", 405)]: 1,
      [requests("POST", "/contact", 415)]: 1,
      [requests("GET", "unreadable", 400)]: 1,
      [requests("other", "unreadable", 400)]: 1,
    });
  });

  test("time each route and return to no requests in flight", async () => {
    const count = 'sitewright_http_request_duration_seconds_count{route="/terms-of-service"}';
    const before = (await scrape()).get(count) ?? 0;
    for (let n = 0; n < 4; n += 1) await (await fetch(`${site.url}/terms-of-service`)).text();
    await soon(async () => (await scrape()).get(count)).toBe(before + 4);
    const now = await scrape();
    expect(now.get(count.replace("_count", "_sum"))).toBeGreaterThan(0);
    expect(now.get("sitewright_http_requests_in_flight")).toBe(0);
  });
});

describe("the metrics of providers", () => {
  test.each([
    ["one call each to Stripe and Postmark", 303, {}],
    ["also a failed call", 502, { [errors("stripe")]: 1 }],
  ])("count for an order %s", async (_, status, failed) => {
    const visitor = await openForm(site);
    const durations = 'sitewright_provider_call_duration_seconds_count{provider="stripe"}';
    const before = (await scrape()).get(durations) ?? 0;
    const counted = await countFrom();
    if (status === 502) site.sandbox.stripe.fail({ status: 500, times: 1 });
    expect((await visitor.send(validOrder())).status).toBe(status);
    await soon(counted).toEqual({
      [requests("POST", "/contact", status)]: 1,
      [calls("stripe")]: 1,
      [calls("postmark")]: 1,
      ...failed,
    });
    expect((await scrape()).get(durations)).toBe(before + 1);
  });

  test("count a broken connection as an error, but not a 404", async () => {
    const comeBack = async ({ sessionId }: Awaited<ReturnType<typeof placeOrder>>) =>
      (await fetch(`${site.url}/thank-you?session_id=${sessionId}`)).text();
    const [one, other] = [await placeOrder(site), await placeOrder(site)];
    const counted = await countFrom();
    site.sandbox.stripe.fail({ match: "/v1/checkout/sessions", status: 404, times: 1 });
    await comeBack(one);
    site.sandbox.stripe.fail({ match: "/v1/checkout/sessions", reset: "before", times: 1 });
    await comeBack(other);
    // Stripe's client repeats a request whose connection was cut.
    await soon(counted).toEqual({
      [requests("GET", "/thank-you", 200)]: 2,
      [calls("stripe")]: 3,
      [errors("stripe")]: 1,
    });
  });

  test("count each call to the bucket and the bytes of uploads", async () => {
    const client = await openedClient(site);
    const fields = { ...filledIn, intent: "upload" };
    const counted = await countFrom();
    const before = site.sandbox.s3.requests.length;
    await client.send([logo], fields, SCRIPTS);
    site.sandbox.s3.fail({ status: 503, times: 1 });
    await client.send([{ name: "again.png", bytes: png }], fields, SCRIPTS);
    await soon(counted).toEqual({
      [requests("POST", "/onboarding", 200)]: 2,
      upload_bytes_total: 2 * png.length,
      [calls("s3")]: 3,
      [errors("s3")]: 1,
    });
    expect(site.sandbox.s3.requests.length - before).toBe(3);
  });
});

test("the metrics of the outbox count pending and failed emails and give the oldest one's age", async () => {
  const waiting = 'sitewright_outbox_mails{state="pending"}';
  const failed = 'sitewright_outbox_mails{state="failed"}';
  const age = "sitewright_outbox_oldest_waiting_seconds";
  await allMailsSent(site);
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
  site.sandbox.postmark.fail({ match: "POST /email", status: 422, body: inactive, times: 1 });
  await placeOrder(site);
  await soon(async () => (await scrape()).get(failed)).toBe((before.get(failed) ?? 0) + 1);
  site.execute("update outbox set next_attempt_at = created_at where state = 'pending'");
  await allMailsSent(site);
});

test("the metrics give the time of each background job's last successful pass", async () => {
  const key = (loop: string) => `sitewright_loop_last_success_timestamp_seconds{loop="${loop}"}`;
  const loops = ["outbox", "bounces", "reconciliation", "reminders", "sweeper", "post counts"];
  for (const loop of loops) {
    await soon(async () => (await scrape()).get(key(loop))).toBeGreaterThan(Date.now() / 1000 - 60);
  }
});

test("the metrics measure the database, the room that it has and the process", async () => {
  const samples = await scrape();
  const size = samples.get("sitewright_database_bytes");
  if (onPostgres) expect(size).toBeGreaterThan(0);
  else expect(size).toBe(statSync(join(site.dataDir, "site.db")).size);
  const positive = [
    ...(onPostgres
      ? ['sitewright_database_connections{state="idle"}']
      : ["sitewright_database_wal_bytes", "sitewright_disk_free_bytes"]),
    "nodejs_eventloop_lag_p99_seconds",
    "nodejs_heap_size_used_bytes",
    "process_resident_memory_bytes",
    "process_cpu_seconds_total",
  ];
  for (const name of positive) expect(samples.get(name), name).toBeGreaterThan(0);
  expect([...samples.keys()].join()).toContain("nodejs_gc_duration_seconds");
});

test("a metric that cannot be measured is left out, and the others remain", async () => {
  site.execute("alter table outbox rename to elsewhere");
  const samples = await scrape();
  site.execute("alter table elsewhere rename to outbox");
  expect([...samples.keys()].filter((key) => key.startsWith("sitewright_outbox"))).toEqual([]);
  expect(samples.get("sitewright_database_bytes")).toBeGreaterThan(0);
  await until("the log says so", () =>
    site.output().includes('"metric":"sitewright_outbox_mails","msg":"not measured"'),
  );
});

test("the metrics contain no personal data, order ids or paths that a client made up", async () => {
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
