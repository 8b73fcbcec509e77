import { describe, expect, test } from "vitest";
import {
  isUnpaid,
  orderStates,
  paidState,
  stateAfter,
  takesPayment,
  type OrderEvent,
  type OrderState,
  type PaymentStanding,
} from "~/ordering/order-states";

type Row = Partial<Record<OrderState, OrderState>>;

const fromUnpaid = (to: OrderState): Row => ({
  received: to,
  checkout_open: to,
  payment_pending: to,
  payment_failed: to,
  checkout_expired: to,
});

/** Where each event moves each state; a state that is not named stays. */
const table: Record<OrderEvent, Row> = {
  released: { flagged: "received" },
  checkout_opened: fromUnpaid("checkout_open"),
  checkout_expired: { received: "checkout_expired", checkout_open: "checkout_expired" },
  // A session that failed stays "complete and unpaid" at Stripe for good.
  payment_pending: { ...fromUnpaid("payment_pending"), payment_failed: "payment_failed" },
  payment_failed: fromUnpaid("payment_failed"),
  payment_refused: fromUnpaid("checkout_expired"),
  assets_received: { paid: "assets_received" },
};

describe.each(Object.entries(table) as [OrderEvent, Row][])("the event %s", (event, row) => {
  test.each(orderStates)("finds an order that is %s", (state) => {
    expect(stateAfter(state, event)).toBe(row[state] ?? state);
  });

  test("that comes twice changes nothing the second time", () => {
    for (const state of orderStates) {
      const once = stateAfter(state, event);
      expect(stateAfter(once, event)).toBe(once);
    }
  });
});

test("only the five states before the payment are unpaid", () => {
  expect(orderStates.filter(isUnpaid)).toEqual([
    "received",
    "checkout_open",
    "payment_pending",
    "payment_failed",
    "checkout_expired",
  ]);
});

test("money that arrived is never talked away by a late event of the checkout", () => {
  const late: OrderEvent[] = [
    "checkout_opened",
    "checkout_expired",
    "payment_pending",
    "payment_failed",
    "payment_refused",
  ];
  for (const state of orderStates.filter((one) => !isUnpaid(one))) {
    for (const event of late) expect(stateAfter(state, event)).toBe(state);
  }
});

test("an order takes an edit and a payment only before one, and not while one is on its way", () => {
  expect(orderStates.filter(takesPayment)).toEqual([
    "received",
    "checkout_open",
    "payment_failed",
    "checkout_expired",
  ]);
});

describe("the state of an order with payments", () => {
  const good: PaymentStanding = {
    ...{ refunded: false, disputed: false, lost: false, ended: false, missed: false },
  };
  const refunded = { ...good, refunded: true };
  const disputed = { ...good, disputed: true };
  const lost = { ...good, lost: true };
  const ended = { ...good, ended: true };
  const missed = { ...good, missed: true };

  test.each<[string, PaymentStanding[], OrderState]>([
    ["one that stands", [good], "paid"],
    ["one with a month missed", [missed], "past_due"],
    ["one whose subscription has ended", [ended], "cancelled"],
    ["one that ended with a month missed", [{ ...missed, ended: true }], "cancelled"],
    ["one disputed", [disputed], "disputed"],
    ["one disputed that has ended", [{ ...disputed, ended: true, missed: true }], "disputed"],
    ["one whose dispute was lost", [{ ...lost, missed: true }], "disputed"],
    ["one whose dispute was lost and that has ended", [{ ...lost, ended: true }], "cancelled"],
    ["one refunded", [refunded], "refunded"],
    [
      "one refunded after all else",
      [{ refunded: true, disputed: true, lost: true, ended: true, missed: true }],
      "refunded",
    ],
    ["the second refunded", [good, refunded], "paid"],
    ["the first refunded", [refunded, good], "paid"],
    ["both refunded", [refunded, refunded], "refunded"],
    ["the second ended", [good, ended], "paid"],
    ["the second refunded and ended", [good, { ...refunded, ended: true }], "paid"],
    ["the second refunded, the first ended", [ended, refunded], "cancelled"],
    ["both ended", [ended, ended], "cancelled"],
    ["the second missed", [good, missed], "paid"],
    ["the first ended, the second missed", [ended, missed], "past_due"],
    ["the second disputed", [good, disputed], "disputed"],
    ["the second disputed and refunded", [good, { ...disputed, refunded: true }], "paid"],
  ])("with %s", (_, payments, state) => {
    expect(paidState(payments, false)).toBe(state);
    const orders = [payments, [...payments].reverse()];
    for (const order of orders) {
      expect(paidState(order, true)).toBe(state === "paid" ? "assets_received" : state);
    }
  });
});

test("the states are those of the design", () => {
  expect([...orderStates].sort()).toEqual([
    "assets_received",
    "cancelled",
    "checkout_expired",
    "checkout_open",
    "disputed",
    "flagged",
    "paid",
    "past_due",
    "payment_failed",
    "payment_pending",
    "received",
    "refunded",
  ]);
});
