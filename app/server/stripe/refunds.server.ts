import type Stripe from "stripe";
import { timestamp } from "~/server/time/time";
import { askStripe } from "./stripe-queries.server";
import { stripe } from "./stripe.server";

/** A refund as Stripe has it now; `cents` in the currency's smallest unit. */
export interface ReportedRefund {
  id: string;
  state: "pending" | "paid" | "failed";
  /** Grows with what becomes of it. */
  revision: number;
  cents: number;
  currency: string;
  /** Stripe's word for why. */
  reason: string | null;
  createdAt: string;
}

const revisions = { pending: 0, paid: 1, failed: 2 };

/** All of a charge, which does not contain them itself; undefined where they cannot be listed. Throws StripeUnreachable. */
export async function findRefunds(charge: string): Promise<ReportedRefund[] | undefined> {
  const refunds = await askStripe(stripe.refunds.list({ charge, limit: 100 }));
  return refunds?.data.map(readRefund);
}

/** What a charge says of its refunds itself: their sum. */
export function refundsTogether({
  id,
  amount_refunded: cents,
  currency,
  created,
}: Stripe.Charge): ReportedRefund {
  const createdAt = timestamp(new Date(created * 1000));
  return { id, state: "paid", revision: cents, cents, currency, reason: null, createdAt };
}

export function readRefund(refund: Stripe.Refund): ReportedRefund {
  const { id, status, amount: cents, currency, reason, created } = refund;
  const state = stateOf(status);
  const createdAt = timestamp(new Date(created * 1000));
  return { id, state, revision: revisions[state], cents, currency, reason, createdAt };
}

function stateOf(status: Stripe.Refund["status"]): ReportedRefund["state"] {
  if (status === "failed" || status === "canceled") return "failed";
  return status === "succeeded" ? "paid" : "pending";
}
