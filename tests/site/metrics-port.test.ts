import { once } from "node:events";
import { connect, createServer } from "node:net";
import { networkInterfaces } from "node:os";
import { afterAll, expect, test } from "vitest";
import { parseExposition } from "../support/operations/exposition";
import { startSite } from "../support/site";
import { freePort } from "../support/free-port";
import { until } from "../support/until";
import { openForm, orderOf, placeOrder, validOrder } from "../support/orders/order-visitor";
import { startScrapedSite } from "../support/operations/scraped";

const preload = new URL("../support/operations/count-servers.mjs", import.meta.url);

const { site, metricsUrl, scrape } = await startScrapedSite({ preload });
afterAll(() => site.stop());

test("the metrics are one page of a port of their own, on every address of the machine", async () => {
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

test("without METRICS_PORT the site listens on its own port only", async () => {
  const other = await startSite({ preload });
  expect(await other.ask({})).toBe(1);
  await other.stop();
});

test("a port that is taken costs the metrics, and nothing else", async () => {
  const port = await freePort();
  const other = createServer().listen(port);
  await once(other, "listening");
  const started = await startSite({ env: { METRICS_PORT: String(port) } });
  await placeOrder(started);
  await until("the log says so", () => started.output().includes("no metrics: the port failed"));
  expect(started.output()).toContain('"code":"EADDRINUSE"');
  other.close();
  await started.stop();
});

// It ends the site, and is the last.
test("the metrics are there while requests in flight end, and go with the process", async () => {
  const { hostname, port } = new URL(metricsUrl);
  const idle = connect(Number(port), hostname);
  await once(idle, "connect");
  const closed = once(idle, "close");

  const visitor = await openForm(site);
  const fields = validOrder();
  site.sandbox.postmark.fail({ delayMs: 1500, times: 1 });
  const answer = visitor.send(fields);
  const inFlight = async () => (await scrape()).get("sitewright_http_requests_in_flight");
  await until("the order is in flight", async () => (await inFlight()) === 1);
  site.signal("SIGTERM");
  await until("it is stopping", () => site.output().includes('"stopping"'));
  expect(await inFlight()).toBe(1);
  expect((await answer).status).toBe(303);
  expect(await site.ended()).toBe(0);
  await closed;
  await expect(fetch(`${metricsUrl}/metrics`)).rejects.toThrow();
  expect(orderOf(site, fields).state).toBe("checkout_open");
});
