import { withDeadline } from "~/concurrency/deadline";
import { db } from "~/database/connection.server";
import { log } from "~/observability/log.server";
import { findMeansOfPayment } from "~/payments/stripe-queries.server";
import * as Payments from "./payments.repository.server";

/** How long an order's page waits for Stripe's answer; the receipt is complete without it. */
const WAIT_MS = 1000;

const questions = new Map<string, Promise<string | undefined>>();

/**
 * What an order was paid with, as "Visa ending in 4242". Where it is not stored, Stripe is asked, and its answer stored;
 * undefined when Stripe takes more than a second or names nothing. Never throws.
 */
export async function meansOfPayment(payment: Payments.Payment): Promise<string | undefined> {
  if (payment.paid_with !== null) return payment.paid_with || undefined;
  const id = payment.stripe_session_id;
  const question = questions.get(id) ?? ask(payment).finally(() => questions.delete(id));
  questions.set(id, question);
  const answer = await withDeadline(question, WAIT_MS);
  return answer === "late" || answer === "" ? undefined : answer;
}

async function ask(payment: Payments.Payment): Promise<string | undefined> {
  const { stripe_invoice_id: invoiceId, order_id: orderId, amount_total: cents } = payment;
  if (!invoiceId || cents === 0) return undefined;
  let paidWith: string | undefined;
  try {
    paidWith = await findMeansOfPayment(invoiceId);
    if (paidWith !== undefined) await Payments.updatePaidWith(db, payment, paidWith);
  } catch (error) {
    log.warn({ err: error, orderId }, "what an order was paid with is not stored yet");
  }
  return paidWith;
}
