import { describe, expect, test } from "vitest";
import {
  isUnpaid,
  orderStates,
  paidState,
  stateAfter,
  takesPayment,
  type OrderEvent,
  type OrderState,
  type PaymentStatus,
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
  // At Stripe a failed session stays "complete" and "unpaid".
  payment_pending: { ...fromUnpaid("payment_pending"), payment_failed: "payment_failed" },
  payment_failed: fromUnpaid("payment_failed"),
  unexpected_payment: fromUnpaid("checkout_expired"),
  assets_received: { paid: "assets_received" },
};

describe.each(Object.entries(table) as [OrderEvent, Row][])("the event %s", (event, row) => {
  test.each(orderStates)(
    "moves an order that is %s to the right state, or leaves it unchanged",
    (state) => {
      expect(stateAfter(state, event)).toBe(row[state] ?? state);
    },
  );

  test("changes nothing when it arrives a second time", () => {
    for (const state of orderStates) {
      const once = stateAfter(state, event);
      expect(stateAfter(once, event)).toBe(once);
    }
  });
});

test("exactly five states count as unpaid", () => {
  expect(orderStates.filter(isUnpaid)).toEqual([
    "received",
    "checkout_open",
    "payment_pending",
    "payment_failed",
    "checkout_expired",
  ]);
});

test("a late checkout event never changes the state of an order that has been paid", () => {
  const late: OrderEvent[] = [
    "checkout_opened",
    "checkout_expired",
    "payment_pending",
    "payment_failed",
    "unexpected_payment",
  ];
  for (const state of orderStates.filter((one) => !isUnpaid(one))) {
    for (const event of late) expect(stateAfter(state, event)).toBe(state);
  }
});

test("an order takes edits and payments only while unpaid and with no payment pending", () => {
  expect(orderStates.filter(takesPayment)).toEqual([
    "received",
    "checkout_open",
    "payment_failed",
    "checkout_expired",
  ]);
});

describe("the state of an order with payments", () => {
  const good: PaymentStatus = {
    ...{ refunded: false, disputed: false, lost: false, ended: false, missed: false },
  };
  const refunded = { ...good, refunded: true };
  const disputed = { ...good, disputed: true };
  const lost = { ...good, lost: true };
  const ended = { ...good, ended: true };
  const missed = { ...good, missed: true };

  test.each<[string, PaymentStatus[], OrderState]>([
    ["one valid payment", [good], "paid"],
    ["one with a missed monthly payment", [missed], "past_due"],
    ["one whose subscription has ended", [ended], "cancelled"],
    [
      "one whose subscription ended after a missed payment",
      [{ ...missed, ended: true }],
      "cancelled",
    ],
    ["one disputed payment", [disputed], "disputed"],
    [
      "one disputed payment whose subscription has ended",
      [{ ...disputed, ended: true, missed: true }],
      "disputed",
    ],
    ["one with a lost dispute", [{ ...lost, missed: true }], "disputed"],
    ["one with a lost dispute and an ended subscription", [{ ...lost, ended: true }], "cancelled"],
    ["one refunded payment", [refunded], "refunded"],
    [
      "one refunded after everything else happened to it",
      [{ refunded: true, disputed: true, lost: true, ended: true, missed: true }],
      "refunded",
    ],
    ["a valid and a refunded one", [good, refunded], "paid"],
    ["a refunded and a valid one", [refunded, good], "paid"],
    ["two refunded ones", [refunded, refunded], "refunded"],
    ["a valid and an ended one", [good, ended], "paid"],
    ["a valid one and one refunded and ended", [good, { ...refunded, ended: true }], "paid"],
    ["an ended and a refunded one", [ended, refunded], "cancelled"],
    ["two ended ones", [ended, ended], "cancelled"],
    ["a valid one and one with a missed payment", [good, missed], "paid"],
    ["an ended one and one with a missed payment", [ended, missed], "past_due"],
    ["a valid and a disputed one", [good, disputed], "disputed"],
    ["a valid one and one disputed and refunded", [good, { ...disputed, refunded: true }], "paid"],
  ])("when there is %s", (_, payments, state) => {
    expect(paidState(payments, false)).toBe(state);
    const orders = [payments, [...payments].reverse()];
    for (const order of orders) {
      expect(paidState(order, true)).toBe(state === "paid" ? "assets_received" : state);
    }
  });
});

test("the order states are those of the design", () => {
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
