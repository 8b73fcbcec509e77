import { describe, expect, test } from "vitest";
import {
  isRunning,
  isUnpaid,
  orderStates,
  paidState,
  stateAfter,
  takesPayment,
  type OrderEvent,
  type OrderState,
  type PaymentStatus,
} from "~/orders/order-states";
import { closedOrderTitle, orderStateCopy } from "~/orders/order-state-copy";

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

test.each(Object.entries(table) as [OrderEvent, Row][])(
  "the event %s moves an order of each state to the right one, or leaves it unchanged",
  (event, row) => {
    for (const state of orderStates) expect(stateAfter(state, event)).toBe(row[state] ?? state);
  },
);

test("an order of each state is unpaid, running, or neither", () => {
  const phaseOf = (state: OrderState) =>
    isUnpaid(state) ? "unpaid" : isRunning(state) ? "running" : "neither";
  expect(Object.fromEntries(orderStates.map((state) => [state, phaseOf(state)]))).toEqual({
    received: "unpaid",
    checkout_open: "unpaid",
    checkout_expired: "unpaid",
    payment_pending: "unpaid",
    payment_failed: "unpaid",
    paid: "running",
    assets_received: "running",
    past_due: "running",
    cancelled: "neither",
    refunded: "neither",
    disputed: "neither",
    flagged: "neither",
  });
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
  const good = { refunded: false, disputed: false, lost: false, ended: false, missed: false };
  const refunded = { ...good, refunded: true };
  const disputed = { ...good, disputed: true };
  const lost = { ...good, lost: true };
  const ended = { ...good, ended: true };
  const missed = { ...good, missed: true };

  test.each<[string, PaymentStatus[], OrderState]>([
    ["one valid payment", [good], "paid"],
    ["one with a missed monthly payment", [missed], "past_due"],
    ["one whose subscription has ended", [ended], "cancelled"],
    ["one that ended after a missed payment", [{ ...missed, ended: true }], "cancelled"],
    ["one disputed payment", [disputed], "disputed"],
    ["one disputed and ended", [{ ...disputed, ended: true, missed: true }], "disputed"],
    ["one with a lost dispute", [{ ...lost, missed: true }], "disputed"],
    ["one with a lost dispute and an ended subscription", [{ ...lost, ended: true }], "cancelled"],
    ["one refunded payment", [refunded], "refunded"],
    [
      "one refunded after all else",
      [{ ...ended, refunded: true, disputed: true, lost: true }],
      "refunded",
    ],
    ["a valid and a refunded one", [good, refunded], "paid"],
    ["two refunded ones", [refunded, refunded], "refunded"],
    ["a valid and an ended one", [good, ended], "paid"],
    ["an ended and a refunded one", [ended, refunded], "cancelled"],
    ["a valid one and one with a missed payment", [good, missed], "paid"],
    ["an ended one and one with a missed payment", [ended, missed], "past_due"],
    ["a valid and a disputed one", [good, disputed], "disputed"],
    ["a valid one and one disputed and refunded", [good, { ...disputed, refunded: true }], "paid"],
  ])("when there is %s", (_, payments, state) => {
    expect(paidState(payments, false)).toBe(state);
    for (const order of [payments, [...payments].reverse()]) {
      expect(paidState(order, true)).toBe(state === "paid" ? "assets_received" : state);
    }
  });
});

test("only the page of an order that still takes a payment links to the order form", () => {
  for (const state of orderStates) {
    expect(orderStateCopy(state).next === "contact", state).toBe(takesPayment(state));
    expect(closedOrderTitle(state, "SW-1") === undefined, state).toBe(takesPayment(state));
  }
});

test("only an order with a valid payment is called paid and announces further monthly payments", () => {
  const thanked = orderStates.filter((state) => /^Thank you/.test(orderStateCopy(state).title));
  expect(thanked).toEqual(["paid", "assets_received"]);
  expect(orderStates.filter((state) => orderStateCopy(state).receipt === "goes_on")).toEqual(
    thanked,
  );
  const called = orderStates.filter((state) =>
    closedOrderTitle(state, "SW-1")?.endsWith("is paid"),
  );
  expect(called).toEqual(thanked);
});

test("the copy for unpaid orders never says that money was taken", () => {
  for (const state of orderStates.filter(isUnpaid)) {
    expect(orderStateCopy(state).text, state).not.toMatch(/has arrived|was sent back|is paid/);
  }
});

test("the copy for orders with a payment under review never says that nothing was charged", () => {
  expect(takesPayment("payment_review")).toBe(false);
  expect(orderStateCopy("payment_review").next).toBe("none");
  expect(closedOrderTitle("payment_review", "SW-1")).toContain("payment that we are checking");
  expect(takesPayment("payment_resolved")).toBe(true);
  expect(orderStateCopy("payment_resolved").next).toBe("contact");
  expect(closedOrderTitle("payment_resolved", "SW-1")).toBeUndefined();
  for (const state of ["payment_review", "payment_resolved"] as const) {
    expect(orderStateCopy(state).text).not.toMatch(/nothing was charged/i);
  }
});

test("each state in which no payment is expected has copy of its own", () => {
  const titles = orderStates
    .filter((state) => !takesPayment(state))
    .map((state) => orderStateCopy(state).title);
  expect(new Set(titles).size).toBe(titles.length);
});
