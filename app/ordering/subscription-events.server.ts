import type Stripe from "stripe";
import { config } from "~/config/config.server";
import { idOf } from "~/payments/stripe-queries.server";
import { enqueueOrderEmail } from "./enqueue-order-email.server";
import { withPayment, type Effect, type PaymentReference } from "./find-payment.server";
import { paymentMissedEmail, subscriptionEndedEmail } from "./payment-emails";
import * as Payments from "./payments.repository.server";
import { recomputeOrderState } from "./update-order-state.server";

/** The checkout's events already report the first invoice; a manual invoice is not a monthly payment. */
const IGNORED_REASONS = ["subscription_create", "manual"];

/** The collection of an invoice succeeded or failed. `reportedAt` is the event's time, in Unix seconds. */
export async function invoiceReported(
  invoice: Stripe.Invoice,
  paid: boolean,
  reportedAt: number,
): Promise<Effect> {
  if (IGNORED_REASONS.includes(invoice.billing_reason ?? "")) {
    return () => Promise.resolve("ignored");
  }
  return withPayment(referenceOf(invoice), async (trx, { order, sessionId }) => {
    const { id } = invoice;
    const created = invoice.created ?? reportedAt;
    await Payments.insertInvoiceFact(trx, sessionId, { id, created, paid });
    const state = await recomputeOrderState(trx, order.id);
    const { missed } = await Payments.findFacts(trx, sessionId);
    if (paid || !missed || state !== "past_due") return;
    const amount = { cents: invoice.amount_due, currency: invoice.currency };
    const mail = paymentMissedEmail(order, config.mail.to, amount, config.stripe.portalUrl);
    await enqueueOrderEmail(trx, order, `missed ${id}`, mail);
  });
}

/** A subscription has ended, by the buyer, the team or Stripe. */
export function subscriptionDeleted(subscription: Stripe.Subscription): Promise<Effect> {
  const reference = {
    orderId: subscription.metadata?.order_id,
    subscriptionId: subscription.id,
  };
  return withPayment(reference, async (trx, { order, sessionId, payment }) => {
    await Payments.insertFact(trx, sessionId, "ended");
    const state = await recomputeOrderState(trx, order.id);
    // A checkout whose payment failed leaves a subscription that ends without ever having been active.
    if (!payment) return;
    const mail = subscriptionEndedEmail(order, config.mail.to, state === "cancelled");
    await enqueueOrderEmail(trx, order, `subscription ended ${sessionId}`, mail);
  });
}

/** The fields in which API versions before 2025-03-31 have what is now under `parent`. */
interface OlderInvoice {
  subscription?: string | { id: string } | null;
  subscription_details?: { metadata?: Stripe.Metadata | null } | null;
}

function referenceOf(invoice: Stripe.Invoice): PaymentReference {
  const older = invoice as OlderInvoice;
  const details = invoice.parent?.subscription_details;
  return {
    orderId:
      invoice.metadata?.order_id ??
      details?.metadata?.order_id ??
      older.subscription_details?.metadata?.order_id,
    subscriptionId: idOf(details?.subscription ?? older.subscription),
  };
}
