import { once } from "node:events";
import { expect, test } from "vitest";
import { inWords, memoryOf, reportsUsage, usageOf } from "../support/faults/usage";
import { openClient } from "../support/http/slow-client";
import { signedIn } from "../support/operations/team";
import { placeOrder } from "../support/orders/order-visitor";
import { startSite } from "../support/site";

const ROWS = 3_000;

test("downloads of 60 MB need little memory, also where a client does not read on", async () => {
  const site = await startSite({ env: reportsUsage });
  const { order } = await placeOrder(site);
  const columns = Object.keys(site.rows("select * from orders")[0]!).filter(
    // Those that the database fills in.
    (name) => !["number", "rowid", "open_since", "waits_for", "waiting_since"].includes(name),
  );
  const values = columns.map((name) => {
    if (["id", "form_id", "reference", "draft_id"].includes(name)) return `${name} || n`;
    if (name === "stripe_session_id") return "null";
    return name === "project" ? `'${"x".repeat(20_000)}'` : name;
  });
  site.execute(
    `with recursive count(n) as (values (1) union all select n + 1 from count where n < ${ROWS})
     insert into orders (${columns.join()}) select ${values.join()} from orders, count where id = ?`,
    order.id,
  );
  const team = await signedIn(site);
  const path = "/desk/exports/orders.csv?from=2020-01-01&to=2999-12-31";
  const whole = async () => (await team.request(path)).arrayBuffer();
  // Once before, for what is compiled and cached at its first use.
  const { byteLength } = await whole();
  expect(byteLength).toBeGreaterThan(ROWS * 20_000);

  const before = await usageOf(site);
  const cookies = team.browserCookies().map(({ name, value }) => `${name}=${value}`);
  const head = `GET ${path} HTTP/1.1\r\nHost: ${new URL(site.url).host}\r\n`;
  const waiting = openClient(site.url, `${head}Cookie: ${cookies.join("; ")}\r\n\r\n`);
  await once(waiting.socket, "data");
  waiting.socket.pause();
  // Both take turns: without a limit, the first one would be made as well by now.
  expect((await whole()).byteLength).toBe(byteLength);
  const during = await usageOf(site);
  console.log(`before: ${inWords(before)}; during: ${inWords(during)}`);
  expect(memoryOf(during) - memoryOf(before)).toBeLessThan(15_000_000);
  expect(during.rss - before.rss).toBeLessThan(100_000_000);

  waiting.socket.destroy();
  expect((await team.request("/desk/exports")).status).toBe(200);
});
