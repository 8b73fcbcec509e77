import type { Charge } from "./charge";
import { stripeId } from "./ids";

export type Refund = ReturnType<typeof makeRefund>;

/** A refund of a charge, in cents; those to a bank account stay pending for days. */
export function makeRefund(charge: Charge, amount: number, created: number, pending: boolean) {
  return {
    id: stripeId("re_"),
    object: "refund",
    amount,
    charge: charge.id,
    created,
    currency: charge.currency,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: "requested_by_customer",
    status: (pending ? "pending" : "succeeded") as "pending" | "succeeded" | "failed",
  };
}
