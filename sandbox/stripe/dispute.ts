import { type BalanceTransaction, DISPUTE_FEE, makeBalanceTransaction } from "./balance";
import type { Charge } from "./charge";
import { stripeId } from "./ids";

const DAYS_TO_ANSWER = 14;

/** How a dispute ends. */
export type DisputeEnd = "won" | "lost" | "warning_closed";

export type Dispute = ReturnType<typeof makeDispute>;

/** A dispute of a charge. As at Stripe, it names only the charge, not the session or subscription. */
export function makeDispute(charge: Charge, created: number, inquiry: boolean) {
  return {
    id: stripeId("du_"),
    object: "dispute",
    amount: charge.amount - charge.amount_refunded,
    balance_transactions: [] as BalanceTransaction[],
    charge: charge.id,
    created,
    currency: charge.currency,
    evidence_details: {
      due_by: created + DAYS_TO_ANSWER * 24 * 3600,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: inquiry,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: "product_not_received",
    status: (inquiry ? "warning_needs_response" : "needs_response") as
      "warning_needs_response" | "needs_response" | DisputeEnd,
  };
}

export function isOpen({ status }: Dispute): boolean {
  return status.endsWith("needs_response");
}

/** The bank takes the amount, and Stripe its fee; or the amount comes back, and the fee does not. */
export function move(dispute: Dispute, way: "withdrawn" | "reinstated", created: number): void {
  const { id: source, amount, currency } = dispute;
  const moved = way === "withdrawn" ? { amount: -amount, fee: DISPUTE_FEE } : { amount, fee: 0 };
  dispute.balance_transactions.push(
    makeBalanceTransaction({ ...moved, currency, type: "adjustment", created, source }),
  );
}
