import { describe, expect, test } from "vitest";
import { desk } from "../support/operations/desk";
import {
  escapes,
  hostile,
  hostileOrder,
  listedSite,
  sendAssets,
  type Row,
} from "../support/operations/listed-site";
import { paidOrder, placeOrder } from "../support/orders/order-visitor";

const site = await listedSite();

describe("an export of the desk", () => {
  test("as CSV contains every order under its headings, with formulas escaped", async () => {
    const { order, fields } = await hostileOrder(site);
    const { code, out, err } = await desk(site, "export", "orders", "--csv");
    expect([code, err]).toEqual([0, ""]);
    expect(out).toMatch(/^id,reference,state,name,email,project,.*\r\n/);
    const count = site.rows<{ n: number }>("select count(*) n from orders")[0]!.n;
    expect(out.match(/^[0-9a-f-]{36},SW-/gm)).toHaveLength(count);
    const row = out.slice(out.indexOf(order.id));
    expect(row).toContain(`,${fields.email},"Line one\nOrder SW-FAKE2345\n=HYPERLINK(""http`);
    expect(row).toContain(",'=1+1,");
  });

  test("as JSON Lines contains one object per line with unchanged texts", async () => {
    await sendAssets(site);
    const { order } = await hostileOrder(site);
    const { out } = await desk(site, "export", "orders", "--jsonl");
    const rows = out
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Row);
    expect(rows).toHaveLength(site.rows("select id from orders").length);
    expect(rows.at(-1)).toMatchObject({ id: order.id, ...hostile, budget: escapes });
    const inquiries = (await desk(site, "export", "inquiries", "--jsonl")).out.trimEnd();
    const [first] = inquiries.split("\n").map((line) => JSON.parse(line) as Row);
    expect(first?.file_urls).toEqual([expect.stringMatching(/^http/)]);
    expect((await desk(site, "export", "inquiries", "--csv")).out).toContain('"[""http');
  });

  test("can be limited by day and state", async () => {
    const [early, late] = [await placeOrder(site), await placeOrder(site)];
    const { order: paid } = await paidOrder(site);
    for (const [id, day] of [
      [early.order.id, "2098-05-04T23:59:59.999Z"],
      [late.order.id, "2098-05-05T00:00:00.000Z"],
      [paid.id, "2098-05-06T00:00:00.000Z"],
    ]) {
      site.execute("update orders set created_at = ? where id = ?", day, id);
    }
    const exported = async (...words: string[]) => {
      const { out } = await desk(site, "export", "orders", "--jsonl", ...words);
      const lines = out.split("\n").filter(Boolean);
      return lines.map((line) => (JSON.parse(line) as Row).id);
    };
    const since = ["--since", "2098-05-05"];
    expect(await exported(...since)).toEqual([late.order.id, paid.id]);
    expect(await exported(...since, "--state", "paid")).toEqual([paid.id]);
    site.execute("update orders set created_at = updated_at");
  });
});
