import { takesPayment, type OrderState } from "./order-states";

/** An order that takes no edit and no payment, in a few words at the order form; undefined for one that does. */
export function closedOrderTitle(state: OrderState, reference: string): string | undefined {
  if (takesPayment(state)) return undefined;
  const is: Partial<Record<OrderState, string>> = {
    payment_pending: "waits for its payment",
    flagged: "is being looked at",
    past_due: "has a monthly payment open",
    cancelled: "has ended",
    refunded: "was refunded",
    disputed: "has a disputed payment",
  };
  return `Your order ${reference} ${is[state] ?? "is paid"}`;
}
