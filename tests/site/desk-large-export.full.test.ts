import { expect, test } from "vitest";
import { runNode } from "../support/operations/desk";
import { placeOrder } from "../support/orders/order-visitor";
import { startSite } from "../support/site";

const site = await startSite();

test("an export of 120 MB is complete with only 64 MB of heap", async () => {
  const { order } = await placeOrder(site);
  // Without generated columns, and without the key that counts the rows.
  const columns = site.rows<{ name: string }>(
    "select name from pragma_table_info('orders') where name <> 'number'",
  );
  const names = columns.map(({ name }) => name);
  const values = names.map((name) => {
    if (["id", "form_id", "reference", "draft_id"].includes(name)) return `${name} || n`;
    if (name === "stripe_session_id") return "null";
    return name === "project" ? "hex(zeroblob(10000))" : name;
  });
  site.execute(
    `with recursive count(n) as (values (1) union all select n + 1 from count where n < 6000)
     insert into orders (${names.join()}) select ${values.join()} from orders, count where id = ?`,
    order.id,
  );
  // A third of it is the program itself, before its first row.
  const words = ["--max-old-space-size=64", "build/desk.js", "export", "orders", "--csv"];
  const { code, out } = await runNode(site.env, words);
  site.execute("delete from orders where id like ? and id <> ?", `${order.id}%`, order.id);
  expect(code).toBe(0);
  expect(out.length).toBeGreaterThan(120_000_000);
  expect(out.match(/\r\n/g)!.length).toBeGreaterThan(6000);
});
