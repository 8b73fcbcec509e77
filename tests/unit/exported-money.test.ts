import { describe, expect, test } from "vitest";
import { ledgerLine, orderMoney } from "~/operations/desk/exported-money";
import { together, type LedgerRow } from "~/orders/ledger";
import { smallestUnits } from "~/content/format";
import { Random } from "../support/random";

const row = (id: string, changes: Partial<LedgerRow> = {}): LedgerRow => ({
  ...{ id, order_id: "an order", stripe_session_id: "cs_1", kind: "charge", state: "paid" },
  ...{ revision: 1, reverses: null, amount_subtotal: 0, amount_discount: 0, amount_tax: 3_327 },
  ...{ amount_total: 99_999, currency: "eur", tax_rate: "20", tax_country: "AT", fee: null },
  ...{ reason: null, due_at: null, created_at: "2026-11-20T23:30:00.000Z", moved_at: null },
  ...changes,
});

const untaxed = { amount_tax: 0, tax_rate: null, tax_country: null };
const refund = (id: string, cents: number, changes: Partial<LedgerRow> = {}) =>
  row(id, { kind: "refund", reverses: "cs_1", ...untaxed, amount_total: cents, ...changes });

const lines = (rows: readonly LedgerRow[], timeZone = "UTC") =>
  rows.map((one) => ledgerLine({ ...one, reference: "SW-1" }, rows, timeZone));

describe("a line of the exported ledger", () => {
  test("is dated by the day its money moved in the site's zone, else by the day of the report", () => {
    const moved = row("cs_1", { moved_at: "2026-11-30T23:30:00.000Z", fee: 2_930 });
    const [line] = lines([moved], "Europe/Vienna");
    expect(line).toEqual({
      ...{ date: "2026-12-01", reference: "SW-1", kind: "charge", state: "paid" },
      ...{ net: "966.72", tax: "33.27", gross: "999.99", currency: "eur" },
      ...{ tax_rate: "20", tax_country: "AT", fee: "29.30", stripe_id: "cs_1" },
    });
    expect(lines([row("cs_1")])[0]!.date).toBe("2026-11-20");
  });

  test.each<[string, Partial<LedgerRow>, string]>([
    ["a refund", { kind: "refund" }, "-999.99"],
    ["a refund that failed", { kind: "refund", state: "failed" }, "0.00"],
    ["an open dispute", { kind: "dispute", state: "open" }, "-999.99"],
    ["a bank's inquiry", { kind: "dispute", state: "inquiry" }, "0.00"],
    ["a dispute that was won", { kind: "dispute", state: "won" }, "0.00"],
    ["a month that was paid", { kind: "renewal" }, "999.99"],
    ["a month that could not be collected", { kind: "renewal", state: "failed" }, "0.00"],
    ["an amount in a currency without cents", { currency: "jpy" }, "99999"],
  ])("of %s says what moved", (_, changes, gross) => {
    const reverses = changes.kind === "refund" || changes.kind === "dispute" ? "cs_1" : null;
    const [, line] = lines([row("cs_1"), row("another", { reverses, ...changes })]);
    expect(line!.gross).toBe(gross);
  });

  test("of a refund has the rate and country of what it takes back, and its share of the tax", () => {
    const [, ...refunds] = lines([row("cs_1"), refund("re_1", 33_333), refund("re_2", 66_666)]);
    expect(refunds).toMatchObject([
      { net: "-322.24", tax: "-11.09", gross: "-333.33", tax_rate: "20", tax_country: "AT" },
      { net: "-644.48", tax: "-22.18", gross: "-666.66" },
    ]);
  });
});

test("an exported order says what was refunded, renewed, disputed and stayed, in the currency of its payment", () => {
  const rows = [
    row("cs_1"),
    row("in_1", { kind: "renewal", amount_total: 12_000, amount_tax: 2_000 }),
    row("in_2", { kind: "renewal", state: "failed", amount_total: 12_000, amount_tax: 2_000 }),
    row("cs_2", { currency: "usd" }),
    refund("re_1", 9_999),
    refund("du_1", 12_000, { kind: "dispute", state: "open", reverses: "in_1" }),
  ];
  expect(orderMoney("cs_1", rows)).toEqual({
    ...{ currency: "eur", net: "966.72", tax: "33.27", gross: "999.99" },
    ...{ tax_rate: "20", tax_country: "AT" },
    ...{ refunded: "99.99", renewals: "120.00", disputed: "120.00" },
    ...{ together_net: "870.06", together_tax: "29.94", together: "900.00" },
  });
  const failed = orderMoney("cs_1", [row("cs_1", { state: "failed" })]);
  expect(failed).toMatchObject({ net: null, gross: null, tax_rate: null, together: "0.00" });
  const nothing = orderMoney(null, []);
  expect(new Set(Object.values(nothing))).toEqual(new Set([null]));
});

test("the sums of 200 orders' exported lines are what stayed, to the cent, and a full refund leaves no tax", () => {
  const cents = (amount: string | null) => smallestUnits(Number(amount), "eur");
  for (let seed = 1; seed <= 200; seed += 1) {
    const random = new Random(seed);

    const total = 1 + random.below(200_000);
    const taxed = { amount_total: total, amount_tax: random.below(total / 4) };
    const rows = [row("cs_1", taxed), row("in_1", { ...taxed, kind: "renewal" })];
    let left = total;
    for (let at = 1; left > 0; at += 1) {
      const part = Math.min(left, 1 + random.below(total / 3));
      const state = random.chance(0.2) ? "failed" : "paid";
      const kind = random.chance(0.2) ? ("dispute" as const) : ("refund" as const);
      rows.push(refund(`re_${at}`, part, { kind, state: kind === "dispute" ? "lost" : state }));
      if (kind === "dispute" || state === "paid") left -= part;
    }
    const exported = lines(rows);
    const sum = (name: "net" | "tax" | "gross") =>
      exported.reduce((all, line) => all + cents(line[name]), 0);
    const stayed = together(rows)[0]!.cents;
    const order = orderMoney("cs_1", rows);
    expect([seed, sum("gross"), sum("net") + sum("tax")]).toEqual([seed, stayed, stayed]);
    expect([seed, sum("tax")]).toEqual([seed, taxed.amount_tax]);
    expect([cents(order.together), cents(order.together_tax)]).toEqual([stayed, sum("tax")]);
  }
});
