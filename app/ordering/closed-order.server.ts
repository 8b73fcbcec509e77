import { takesPayment, type ShownState } from "./order-states";

/** An order that takes no edit and no payment, in a few words at the order form; undefined for one that does. */
export function closedOrderTitle(state: ShownState, reference: string): string | undefined {
  if (takesPayment(state)) return undefined;
  const is: Partial<Record<ShownState, string>> = {
    payment_pending: "waits for its payment",
    payment_review: "has a payment that we look at",
    flagged: "is being looked at",
    past_due: "has a monthly payment open",
    cancelled: "has ended",
    refunded: "was refunded",
    disputed: "has a disputed payment",
  };
  return `Your order ${reference} ${is[state] ?? "is paid"}`;
}
