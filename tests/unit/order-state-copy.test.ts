import { expect, test } from "vitest";
import { isUnpaid, orderStates, takesPayment } from "~/orders/order-states";
import { closedOrderTitle, orderStateCopy } from "~/orders/order-state-copy";

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
