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

/**
 * What a buyer is told: of an order that is not paid, also that a payment came which did not pay it, and whether a
 * person still has to look at that.
 */
export type ShownState = OrderState | "payment_review" | "payment_resolved";

/** What can happen to an order without a payment, and the arrival of a paid one's assets. */
export type OrderEvent =
  | "released"
  | "checkout_opened"
  | "checkout_expired"
  | "payment_pending"
  | "payment_failed"
  | "payment_refused"
  | "assets_received";

const unpaid: OrderState[] = [
  "received",
  "checkout_open",
  "payment_pending",
  "payment_failed",
  "checkout_expired",
];

/**
 * Which event moves which states where. An event that finds another state changes nothing:
 * events come twice, late and out of order, and money that arrived is never talked away by a late "expired".
 * From the first payment on, an order's state follows from its payments alone: {@link paidState}.
 */
const moves: Record<OrderEvent, { from: OrderState[]; to: OrderState }> = {
  // A person found that an order set aside as spam is none.
  released: { from: ["flagged"], to: "received" },
  checkout_opened: { from: unpaid, to: "checkout_open" },
  checkout_expired: { from: ["received", "checkout_open"], to: "checkout_expired" },
  // Not from payment_failed: a session that failed stays "complete and unpaid" at Stripe for good.
  payment_pending: {
    from: ["received", "checkout_open", "checkout_expired"],
    to: "payment_pending",
  },
  payment_failed: { from: unpaid, to: "payment_failed" },
  // Money came at other terms than asked for: nothing more comes of that checkout.
  payment_refused: { from: unpaid, to: "checkout_expired" },
  assets_received: { from: ["paid"], to: "assets_received" },
};

/** The state after an event; the same state when the event does not apply. */
export function stateAfter(state: OrderState, event: OrderEvent): OrderState {
  const move = moves[event];
  return move.from.includes(state) ? move.to : state;
}

/** What is known of one payment of an order and of the subscription that began with it. */
export interface PaymentStanding {
  /** Refunded in full. */
  refunded: boolean;
  /** A dispute is open. */
  disputed: boolean;
  /** A dispute was lost: the bank took the money back. */
  lost: boolean;
  /** The subscription has ended. */
  ended: boolean;
  /** The subscription's newest invoice could not be collected. */
  missed: boolean;
}

/**
 * The state of an order with payments. It depends on what is known, not on the order in which it became known.
 * A payment that was refunded counts no more, nor does its dispute or the end of its subscription: of an order
 * that was paid twice, one payment is refunded and the other one stands. A lost dispute stays until the subscription has
 * ended too.
 */
export function paidState(
  payments: readonly PaymentStanding[],
  assetsReceived: boolean,
): OrderState {
  const kept = payments.filter((payment) => !payment.refunded);
  if (kept.length === 0) return "refunded";
  if (kept.some((payment) => payment.disputed || (payment.lost && !payment.ended))) {
    return "disputed";
  }
  const running = kept.filter((payment) => !payment.ended);
  if (running.length === 0) return "cancelled";
  if (running.every((payment) => payment.missed)) return "past_due";
  return assetsReceived ? "assets_received" : "paid";
}

/** Whether nothing has been paid for the order yet. */
export function isUnpaid(state: OrderState): boolean {
  return unpaid.includes(state);
}

/** Whether the order may be edited and paid: not while a payment is on its way, or it would be paid twice. */
export function takesPayment(state: ShownState): boolean {
  if (state === "payment_resolved") return true;
  return unpaid.some((one) => one === state) && state !== "payment_pending";
}

/** Whether the order is paid and its website being made or looked after. */
export function isRunning(state: OrderState): boolean {
  return state === "paid" || state === "assets_received" || state === "past_due";
}
