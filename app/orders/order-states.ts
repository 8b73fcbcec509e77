import type { OrderState } from "~/server/database/states";
import { timestamp } from "~/server/time/time";

export type { OrderState };

/** Whether an order is still to be paid, is being worked on, is over, or is on hold: disputed or flagged. */
type Phase = "unpaid" | "running" | "over" | "held";

const phases: Record<OrderState, Phase> = {
  // Stored, without a checkout.
  received: "unpaid",
  checkout_open: "unpaid",
  // A bank transfer is on its way.
  payment_pending: "unpaid",
  payment_failed: "unpaid",
  paid: "running",
  assets_received: "running",
  checkout_expired: "unpaid",
  // A monthly payment is missing.
  past_due: "running",
  // The subscription has ended.
  cancelled: "over",
  refunded: "over",
  disputed: "held",
  // The honeypot was filled.
  flagged: "held",
};

export const orderStates = Object.keys(phases) as OrderState[];

/**
 * The state that a buyer is shown. An unpaid order with an unexpected payment is in `payment_review` until the operator
 * has resolved that payment, and in `payment_resolved` from then until it is paid.
 */
export type ShownState = OrderState | "payment_review" | "payment_resolved";

/** What can happen to an order without a payment, and the arrival of a paid one's assets. */
export type OrderEvent =
  | "released"
  | "checkout_opened"
  | "checkout_expired"
  | "payment_pending"
  | "payment_failed"
  | "unexpected_payment"
  | "assets_received";

const unpaid = orderStates.filter(isUnpaid);

/**
 * Which states an event applies to, and the state it leads to. In any other state it changes nothing:
 * events come twice, late and out of order, and a late "expired" does not undo a payment.
 * From the first payment on, an order's state follows from its payments alone: {@link paidState}.
 */
const moves: Record<OrderEvent, { from: OrderState[]; to: OrderState }> = {
  // The operator found that a flagged order is not spam.
  released: { from: ["flagged"], to: "received" },
  checkout_opened: { from: unpaid, to: "checkout_open" },
  checkout_expired: { from: ["received", "checkout_open"], to: "checkout_expired" },
  // Not from payment_failed: at Stripe a session that failed stays "complete and unpaid".
  payment_pending: {
    from: ["received", "checkout_open", "checkout_expired"],
    to: "payment_pending",
  },
  payment_failed: { from: unpaid, to: "payment_failed" },
  // A payment came at other terms than asked for, which ends its checkout.
  unexpected_payment: { from: unpaid, to: "checkout_expired" },
  assets_received: { from: ["paid"], to: "assets_received" },
};

export function stateAfter(state: OrderState, event: OrderEvent): OrderState {
  const move = moves[event];
  return move.from.includes(state) ? move.to : state;
}

/** `missed`: the subscription's newest invoice after its first one could not be collected. */
export type PaymentStatus = Record<"refunded" | "disputed" | "lost" | "ended" | "missed", boolean>;

/**
 * The state of an order with payments. It depends on what Stripe has reported, not on the sequence of the reports.
 * A refunded payment no longer counts, nor does its dispute or the end of its subscription: when an order was paid
 * twice, one payment is refunded and the other one counts. A lost dispute counts until the subscription has ended too.
 */
export function paidState(payments: readonly PaymentStatus[], assetsReceived: boolean): OrderState {
  const standing = payments.filter((payment) => !payment.refunded);
  if (standing.length === 0) return "refunded";
  if (standing.some((payment) => payment.disputed || (payment.lost && !payment.ended))) {
    return "disputed";
  }
  const running = standing.filter((payment) => !payment.ended);
  if (running.length === 0) return "cancelled";
  if (running.every((payment) => payment.missed)) return "past_due";
  return assetsReceived ? "assets_received" : "paid";
}

export function isUnpaid(state: OrderState): boolean {
  return phases[state] === "unpaid";
}

/** Whether the order may be edited and paid: not while a payment is on its way, or it would be paid twice. */
export function takesPayment(state: ShownState): boolean {
  if (state === "payment_review" || state === "payment_pending") return false;
  return state === "payment_resolved" || isUnpaid(state);
}

/** Whether the order is paid and its website being made or maintained. */
export function isRunning(state: OrderState): boolean {
  return phases[state] === "running";
}

/** Whether the order's checkout can still be paid. */
export function hasOpenCheckout<
  O extends { state: OrderState; checkout_url: string | null; checkout_expires_at: string | null },
>(order: O): order is O & { checkout_url: string } {
  return (
    // Stripe may expire a session early: then its event has changed the state.
    order.state === "checkout_open" &&
    order.checkout_url !== null &&
    order.checkout_expires_at !== null &&
    order.checkout_expires_at > timestamp()
  );
}
