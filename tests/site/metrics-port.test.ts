import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { startSite } from "../support/site";
import { freePort } from "../support/free-port";
import { until } from "../support/until";
import { placeOrder } from "../support/orders/order-visitor";

const preload = new URL("../support/operations/count-servers.mjs", import.meta.url);

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
