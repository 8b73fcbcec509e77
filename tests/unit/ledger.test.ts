import { describe, expect, test } from "vitest";
import { chargedAfterEnd, moved, statusOf, taxes, together, type LedgerRow } from "~/orders/ledger";

/** A row of the payment `cs`, made in the month that its date says. */
function row(changes: Partial<LedgerRow> & Pick<LedgerRow, "id">): LedgerRow {
  return {
    ...{ order_id: "order", stripe_session_id: "cs", kind: "charge", state: "paid", revision: 1 },
    ...{ reverses: null, amount_subtotal: 0, amount_discount: 0, amount_tax: 0, amount_total: 0 },
    ...{
      currency: "usd",
      tax_rate: null,
      tax_country: null,
      fee: null,
      reason: null,
      due_at: null,
    },
    ...{ created_at: "2026-01", moved_at: changes.created_at ?? "2026-01" },
    ...changes,
  };
}

const charge = row({ id: "cs", amount_total: 1_190, amount_tax: 190 });
const renewal = (month: string, state: LedgerRow["state"] = "paid") =>
  row({ id: `in ${month}`, kind: "renewal", state, amount_total: 100, created_at: month });
const refund = (cents: number, changes: Partial<LedgerRow> = {}) =>
  row({ id: `re ${cents}`, kind: "refund", reverses: "cs", amount_total: cents, ...changes });
const dispute = (state: LedgerRow["state"], changes: Partial<LedgerRow> = {}) =>
  row({ id: "du", kind: "dispute", state, reverses: "cs", amount_total: 1_190, ...changes });

test.each([
  [charge, 1_190],
  [row({ ...charge, state: "failed" }), 0],
  [renewal("2026-02"), 100],
  [renewal("2026-02", "failed"), 0],
  [refund(7, { state: "pending" }), -7],
  [refund(7), -7],
  [refund(7, { state: "failed" }), 0],
  [dispute("inquiry"), 0],
  [dispute("open"), -1_190],
  [dispute("lost"), -1_190],
  [dispute("won"), 0],
])("a row adds what moved by it to the money that stays: %#", (one, cents) => {
  expect(moved(one)).toBe(cents);
});

test("the money that stayed is summed for each currency", () => {
  const euros = row({ id: "cs 2", amount_total: 50, currency: "eur" });
  expect(together([charge, euros, refund(190), renewal("2026-02")])).toEqual([
    { cents: 1_100, currency: "usd" },
    { cents: 50, currency: "eur" },
  ]);
  expect(together([])).toEqual([]);
});

const third = (id: string, cents = 397) => refund(cents, { id });

test.each<[string, LedgerRow[], Record<string, number>]>([
  ["of a charge is all of it", [charge], { cs: 190 }],
  ["of a failed charge is none", [row({ ...charge, state: "failed" })], { cs: 0 }],
  ["of a half is a half", [charge, refund(595)], { cs: 190, "re 595": -95 }],
  [
    "of three thirds is all of it, to the cent",
    [charge, third("a"), third("b"), third("c", 396)],
    { cs: 190, a: -63, b: -64, c: -63 },
  ],
  [
    "of a failed refund is none, and the next one takes its share",
    [charge, refund(595, { id: "a", state: "failed" }), refund(595)],
    { cs: 190, a: 0, "re 595": -95 },
  ],
  ["of a dispute that takes all is all of it", [charge, dispute("lost")], { cs: 190, du: -190 }],
  ["of what reverses an unknown charge is none", [refund(595)], { "re 595": 0 }],
])("the tax %s", (_, rows, found) => {
  expect(Object.fromEntries([...taxes(rows)].map(([id, cents]) => [id, cents + 0]))).toEqual(found);
});

const nothing = { refunded: false, disputed: false, lost: false, ended: false, missed: false };

test.each<[string, LedgerRow[], Partial<typeof nothing>]>([
  ["a charge", [charge], {}],
  ["a partial refund", [charge, refund(1_189)], {}],
  ["partial refunds of everything", [charge, refund(1_000), refund(190)], { refunded: true }],
  ["a pending refund", [charge, refund(1_190, { state: "pending" })], { refunded: true }],
  ["a refund that failed", [charge, refund(1_190, { state: "failed" })], {}],
  ["a refund of a month", [charge, refund(1_190, { reverses: "in 2026-02" })], {}],
  ["a refund of another payment", [charge, refund(1_190, { stripe_session_id: "other" })], {}],
  ["an inquiry", [charge, dispute("inquiry")], { disputed: true }],
  ["a dispute of a month", [charge, dispute("open", { reverses: "in" })], { disputed: true }],
  ["a dispute that was won", [charge, dispute("won")], {}],
  ["a dispute that was lost", [charge, dispute("lost")], { lost: true }],
  ["a missed month", [charge, renewal("2026-02", "failed")], { missed: true }],
  ["a month after a missed one", [charge, renewal("2026-02", "failed"), renewal("2026-03")], {}],
])("%s makes of a payment what it says", (_, rows, status) => {
  expect(statusOf("cs", rows, false)).toEqual({ ...nothing, ...status });
});

describe("a month was charged after its end", () => {
  const months = [charge, renewal("2026-02"), renewal("2026-04"), renewal("2026-05", "failed")];

  test.each<[string, LedgerRow[], string | null, string[]]>([
    ["never of a payment that goes on", months, null, []],
    ["if its subscription had ended before", months, "2026-03", ["in 2026-04"]],
    ["not if it ended with it", months, "2026-04", []],
    [
      "if its payment was refunded before",
      [...months, refund(1_190, { created_at: "2026-03" })],
      "2026-06",
      ["in 2026-04"],
    ],
    ["not after a partial refund", [...months, refund(5, { created_at: "2026-01" })], null, []],
  ])("%s", (_, rows, endedAt, ids) => {
    expect(chargedAfterEnd("cs", rows, endedAt).map(({ id }) => id)).toEqual(ids);
  });
});
