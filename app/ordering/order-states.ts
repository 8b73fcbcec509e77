export const orderStates = [
  "received",
  "checkout_open",
  "payment_pending",
  "payment_failed",
  "paid",
  "assets_received",
  "checkout_expired",
  "past_due",
  "cancelled",
  "refunded",
  "disputed",
  "flagged",
] as const;

export type OrderState = (typeof orderStates)[number];

/** What can happen to an order once it exists. */
export type OrderEvent =
  | "checkout_opened"
  | "checkout_expired"
  | "payment_pending"
  | "payment_failed"
  | "paid"
  | "assets_received"
  | "refunded"
  | "disputed"
  | "payment_missed"
  | "payment_resumed"
  | "subscription_ended";

const unpaid: OrderState[] = [
  "received",
  "checkout_open",
  "payment_pending",
  "payment_failed",
  "checkout_expired",
];
const running: OrderState[] = ["paid", "assets_received", "past_due"];

/**
 * Which event moves which states where. An event that finds another state changes nothing:
 * events come twice, late and out of order, and money that arrived is never talked away by a late "expired".
 */
const moves: Record<OrderEvent, { from: OrderState[]; to: OrderState }> = {
  checkout_opened: { from: unpaid, to: "checkout_open" },
  checkout_expired: { from: ["received", "checkout_open"], to: "checkout_expired" },
  // Not from payment_failed: a session that failed stays "complete and unpaid" at Stripe for good.
  payment_pending: {
    from: ["received", "checkout_open", "checkout_expired"],
    to: "payment_pending",
  },
  payment_failed: { from: unpaid, to: "payment_failed" },
  paid: { from: unpaid, to: "paid" },
  assets_received: { from: ["paid"], to: "assets_received" },
  refunded: { from: [...running, "cancelled", "disputed"], to: "refunded" },
  disputed: { from: [...running, "cancelled"], to: "disputed" },
  payment_missed: { from: ["paid", "assets_received"], to: "past_due" },
  payment_resumed: { from: ["past_due"], to: "paid" },
  subscription_ended: { from: running, to: "cancelled" },
};

/** The state after an event; the same state when the event does not apply. */
export function stateAfter(state: OrderState, event: OrderEvent): OrderState {
  const move = moves[event];
  return move.from.includes(state) ? move.to : state;
}

/** Whether the order may still be edited and paid. */
export function isUnpaid(state: OrderState): boolean {
  return unpaid.includes(state);
}

/** Whether the order is paid and its website being made or looked after. */
export function isRunning(state: OrderState): boolean {
  return running.includes(state);
}
