import { describe, expect, test } from "vitest";
import {
  isUnpaid,
  orderStates,
  stateAfter,
  type OrderEvent,
  type OrderState,
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
  checkout_opened: fromUnpaid("checkout_open"),
  checkout_expired: { received: "checkout_expired", checkout_open: "checkout_expired" },
  // A session that failed stays "complete and unpaid" at Stripe for good.
  payment_pending: { ...fromUnpaid("payment_pending"), payment_failed: "payment_failed" },
  payment_failed: fromUnpaid("payment_failed"),
  paid: fromUnpaid("paid"),
  assets_received: { paid: "assets_received" },
  refunded: {
    paid: "refunded",
    assets_received: "refunded",
    past_due: "refunded",
    cancelled: "refunded",
    disputed: "refunded",
  },
  disputed: {
    paid: "disputed",
    assets_received: "disputed",
    past_due: "disputed",
    cancelled: "disputed",
  },
  payment_missed: { paid: "past_due", assets_received: "past_due" },
  payment_resumed: { past_due: "paid" },
  subscription_ended: { paid: "cancelled", assets_received: "cancelled", past_due: "cancelled" },
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
  ];
  for (const state of orderStates.filter((one) => !isUnpaid(one))) {
    for (const event of late) expect(stateAfter(state, event)).toBe(state);
  }
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
