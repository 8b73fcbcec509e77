import { expect, test } from "vitest";
import { smallestUnits } from "~/content/format";
import { sendAssets } from "../support/operations/listed-site";
import { textOf } from "../support/http/http-client";
import { desk } from "../support/operations/desk";
import { signedIn } from "../support/operations/team";
import { chargeRow, type Changes, insertion, orderRow } from "../support/database/sample-rows";
import { startSite } from "../support/site";

// A separate site, because the tests export all its rows.
const [ann, ben] = ["ann@desk.test", "ben@desk.test"];
const site = await startSite({ env: { DESK_EMAILS: `${ann},${ben}`, TIME_ZONE: "Europe/Vienna" } });
const team = await signedIn(site, ann);

const query = (from: string, to: string) => `?from=${from}&to=${to}`;

async function exported(file: string, from: string, to: string) {
  const answer = await team.request(`/desk/exports/${file}.csv${query(from, to)}`);
  expect(answer.status).toBe(200);
  return { answer, csv: await answer.text() };
}

const insert = (table: string, row: Changes) => {
  site.execute(...insertion(table, row));
  return row;
};

const orderAt = (created_at: string, changes: Changes = {}) =>
  insert("orders", orderRow({ created_at, updated_at: created_at, ...changes }));

let rows = 0;
/** A row of an order's ledger, by default a charge. */
function moved(order: Changes, at: string, changes: Changes = {}): string {
  const id = `row_${(rows += 1)}`;
  const charge = { stripe_session_id: id, order_id: order.id!, paid_at: at };
  insert("ledger", { ...chargeRow(charge), ...changes });
  return id;
}

const linesOf = (csv: string) => csv.trimEnd().split("\r\n").slice(1);

test.each([
  ["orders", "orders"],
  ["ledger", "ledger"],
  ["assets", "inquiries"],
])("%s are a CSV file to save, the same as that of the command line", async (file, what) => {
  await sendAssets(site);
  orderAt("2021-01-01T00:00:00.000Z", {
    ...{
      name: '=HYPERLINK("http://evil.test")',
      project: 'Says "hi",\n+1 😀',
      assets: "\u202eeman",
    },
    ...{ timeline: "-1+1", budget: "@SUM(A1)" },
  });
  const { answer, csv } = await exported(file, "2020-01-01", "2999-12-31");
  const { out } = await desk(site, "export", what, "--csv");
  expect(csv).toBe(out);
  expect(csv).toMatch(/^\w+,\w+/);
  // Compressed, it would be made however slowly it is read.
  expect(answer.headers.has("Content-Encoding")).toBe(false);
  expect(linesOf(csv).length).toBeGreaterThan(0);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": `attachment; filename="${file}-2020-01-01-2999-12-31.csv"`,
    "cache-control": "no-store",
  });
  if (file !== "orders") return;
  expect(csv).toContain(`,"'=HYPERLINK(""http://evil.test"")",`);
  expect(csv).toContain(`,"Says ""hi"",\n+1 😀",\ufffdeman,'-1+1,'@SUM(A1),`);
});

test("a period has both of its days whole, also that on which the clocks change", async () => {
  // Summer time begins on March 28, 2027: that day has 23 hours.
  const at = ["27T22:59:59.999Z", "27T23:00:00.000Z", "28T21:59:59.999Z", "28T22:00:00.000Z"];
  const orders = at.map((time) => orderAt(`2027-03-${time}`));
  const moments = orders.map((order) => moved(order, String(order.created_at)));
  const { csv } = await exported("orders", "2027-03-28", "2027-03-28");
  expect(linesOf(csv).map((line) => line.split(",")[0])).toEqual([orders[1]!.id, orders[2]!.id]);
  const ledger = linesOf((await exported("ledger", "2027-03-28", "2027-03-28")).csv);
  expect(ledger.map((line) => line.split(",").at(-1))).toEqual(moments.slice(1, 3));
  expect(linesOf((await exported("orders", "2027-03-27", "2027-03-29")).csv)).toHaveLength(4);
});

test("the sums of a period are those of its ledger's lines, to the cent", async () => {
  const order = orderAt("2028-01-01T00:00:00.000Z");
  const taxed = { amount_total: 99_999, amount_tax: 3_327, currency: "eur" };
  const paid = moved(order, "2028-01-31T12:00:00.000Z", taxed);
  const month = moved(order, "2028-02-02T12:00:00.000Z", { ...taxed, kind: "renewal" });
  moved(order, "2028-02-03T12:00:00.000Z", { ...taxed, kind: "renewal", state: "failed" });
  const back = (at: string, kind: string, state: string, cents: number, reverses = paid) =>
    moved(order, at, {
      ...{ kind, state, reverses, amount_total: cents, amount_tax: 0, currency: "eur" },
    });
  back("2028-01-31T13:00:00.000Z", "refund", "paid", 33_333);
  back("2028-02-01T13:00:00.000Z", "refund", "pending", 33_333);
  back("2028-02-01T14:00:00.000Z", "refund", "failed", 33_333);
  back("2028-02-01T15:00:00.000Z", "refund", "paid", 33_332);
  back("2028-02-05T13:00:00.000Z", "dispute", "open", 10_001, month);
  back("2028-02-05T14:00:00.000Z", "dispute", "won", 5_000, month);
  moved(orderAt("2028-02-01T00:00:00.000Z"), "2028-02-01T00:00:00.000Z", {
    ...{ amount_total: 162_600, amount_tax: 0, currency: "jpy" },
  });

  for (const [from, to] of [
    ["2028-01-01", "2028-01-31"],
    ["2028-02-01", "2028-02-29"],
    ["2028-01-01", "2028-12-31"],
  ] as const) {
    const sums = new Map<string, number[]>();
    for (const line of linesOf((await exported("ledger", from, to)).csv)) {
      const [, , kind, , net, tax, gross, currency = ""] = line.split(",");
      const cents = [net, tax, gross, kind === "refund" ? gross : 0].map((amount) =>
        smallestUnits(Number(amount), currency),
      );
      sums.set(
        currency,
        cents.map((cent, at) => cent + (sums.get(currency)?.[at] ?? 0)),
      );
    }
    const html = await team.page(`/desk/exports${query(from, to)}`);
    const shown = [...html.matchAll(/<td[^>]*>([\d.-]+) ([A-Z]{3})<\/td>/g)];
    const cells = Object.fromEntries([...sums.keys()].map((one) => [one, [] as number[]]));
    for (const [, amount, currency = ""] of shown) {
      cells[currency.toLowerCase()]?.push(smallestUnits(Number(amount), currency));
    }
    const expected = [...sums].map(([one, [net, tax, gross, refunds = 0]]) => [
      one,
      [net, tax, gross, refunds === 0 ? 0 : -refunds],
    ]);
    expect(cells, from).toEqual(Object.fromEntries(expected));
  }
});

test.each([
  ["2026-02-30", "2026-03-01", "Give both days"],
  ["", "2026-03-01", "Give both days"],
  ["2026-03-02", "2026-03-01", "The last day is before the first"],
  ['"><script>', "2026-03-01", "Give both days"],
])("a period from %j to %j is answered 422, with what was given", async (from, to, problem) => {
  const period = query(encodeURIComponent(from), to);
  const answer = await team.request(`/desk/exports/ledger.csv${period}`);
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/desk/exports${period}`]);
  const page = await team.request(`/desk/exports${period}`);
  expect(page.status).toBe(422);
  const html = await page.text();
  expect(textOf(html)).toContain(problem);
  expect(html).toContain(`value="${to}"`);
  expect(html).not.toContain("<script>&");
});

test("a download needs a sign-in of the last hour, which leads back to the page", async () => {
  const other = await signedIn(site, ben);
  const period = query("2026-01-01", "2026-01-31");
  const ago = new Date(Date.now() - 61 * 60 * 1000).toISOString();
  site.execute("update desk_sessions set created_at = ? where email = ?", ago, ben);
  const path = `/desk/exports/orders.csv${period}`;
  const to = encodeURIComponent(`/desk/exports${period}`);
  const again = await other.request(path);
  expect(again.headers.get("Location")).toBe(`/desk/sign-in?again=1&to=${to}`);
  expect((await other.request(`/desk/exports${period}`)).status).toBe(200);
  site.execute("delete from desk_sessions where email = ?", ben);
  expect((await other.request(path)).headers.get("Location")).toBe(`/desk/sign-in?to=${to}`);
});

test("only three files are there, to be read alone", async () => {
  expect((await team.request("/desk/exports/people.csv")).status).toBe(404);
  expect((await team.request("/desk/exports/orders")).status).toBe(404);
  const head = await team.request("/desk/exports/orders.csv", { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect((await team.post("/desk/exports/orders.csv", {})).status).toBe(405);
});

test("an export that fails in the middle is cut off, and never passes for a whole file", async () => {
  const order = orderAt("2029-01-01T00:00:00.000Z");
  for (let n = 0; n < 60; n += 1) moved(order, `2029-02-01T00:00:00.0${10 + n}Z`);
  moved(order, "2029-02-02 is no moment");
  const path = `/desk/exports/ledger.csv${query("2029-02-01", "2029-02-28")}`;
  const answer = await team.request(path);
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow();
  site.execute("delete from ledger where order_id = ?", order.id);
  expect((await team.request(path)).status).toBe(200);
});
