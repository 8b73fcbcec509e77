import { once } from "node:events";
import { createServer } from "node:net";
import { networkInterfaces } from "node:os";
import { expect, test } from "vitest";
import { startSite } from "../support/site";
import { freePort } from "../support/free-port";
import { until } from "../support/until";
import { placeOrder } from "../support/orders/order-visitor";
import { startScrapedSite } from "../support/operations/scraped";

const preload = new URL("../support/operations/count-servers.mjs", import.meta.url);

test("the metrics are one page on a port of their own, on all the machine's addresses", async () => {
  const { site, metricsUrl } = await startScrapedSite({ preload });
  expect(await site.ask({})).toBe(2);

  const page = await fetch(`${metricsUrl}/metrics`);
  expect(page.status).toBe(200);
  expect(page.headers.get("Content-Type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect((await page.text()).match(/^# TYPE /gm)!.length).toBeGreaterThan(20);
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
    // A link-local address needs the link's name.
    if (scopeid) continue;
    const host = family === "IPv6" ? `[${address}]` : address;
    expect((await fetch(`http://${host}:${port}/metrics`)).status, address).toBe(200);
  }
});

test("without METRICS_PORT the site listens on one port only", async () => {
  const other = await startSite({ preload });
  expect(await other.ask({})).toBe(1);
});

test("a metrics port that is in use disables the metrics and nothing else", async () => {
  const port = await freePort();
  const other = createServer().listen(port);
  await once(other, "listening");
  const started = await startSite({ env: { METRICS_PORT: String(port) } });
  await placeOrder(started);
  await until("the log says so", () => started.output().includes("no metrics: the port failed"));
  expect(started.output()).toContain('"code":"EADDRINUSE"');
  other.close();
});
