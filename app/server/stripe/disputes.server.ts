import type Stripe from "stripe";
import { timestamp } from "~/server/time/time";
import { feeOf } from "./charges.server";

/** A dispute as Stripe has it; `cents` in the currency's smallest unit. */
export type ReportedDispute = ReturnType<typeof readDispute>;

const OVER = ["won", "lost", "warning_closed", "prevented"];

export function readDispute(dispute: Stripe.Dispute) {
  const { id, status, amount: cents, currency, reason, created } = dispute;
  const due = dispute.evidence_details?.due_by;
  return {
    ...{ id, cents, currency, reason },
    /** The bank asks, and has withdrawn nothing. */
    isInquiry: status?.startsWith("warning") ?? false,
    isOver: OVER.includes(status),
    isLost: status === "lost",
    fee: feeOf(dispute.balance_transactions ?? []),
    createdAt: moment(created),
    // Stripe sends 0 where the bank accepts no evidence.
    dueAt: due ? moment(due) : null,
  };
}

const moment = (seconds: number) => timestamp(new Date((seconds ?? 0) * 1000));
