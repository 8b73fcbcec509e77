import type Stripe from "stripe";
import { config } from "~/config/config.server";
import { enqueueEmail } from "~/email/outbox.server";
import { idOf } from "~/payments/reference";
import { withPayment, type Apply } from "./payment-lookup.server";
import type { PaymentReference } from "./find-payment.server";
import { recomputeOrderState } from "./order-payments.server";
import { paymentMissedMail, subscriptionEndedMail } from "./payment-mails";
import { paymentFactsOf, recordFact, recordInvoice } from "./payment-facts.server";

/** The first invoice is part of the checkout, whose own events tell what became of it; one made by hand is no month's. */
const OTHER_REASONS = ["subscription_create", "manual"];

/** An invoice was paid, or could not be collected. `told` is the event's own time, in Unix seconds. */
export async function invoiceSettled(
  invoice: Stripe.Invoice,
  paid: boolean,
  told: number,
): Promise<Apply> {
  if (OTHER_REASONS.includes(invoice.billing_reason ?? "")) {
    return () => Promise.resolve({ kind: "foreign" });
  }
  return withPayment(referenceOf(invoice), async (trx, { order, sessionId }) => {
    const id = invoice.id;
    await recordInvoice(trx, sessionId, { id, created: invoice.created ?? told, paid });
    const state = await recomputeOrderState(trx, order.id);
    const { missed } = await paymentFactsOf(trx, sessionId);
    if (paid || !missed || state !== "past_due") return undefined;
    const amount = { cents: invoice.amount_due, currency: invoice.currency };
    return enqueueEmail(trx, {
      dedupeKey: `order ${order.id} missed ${id}`,
      mail: paymentMissedMail(order, config.mail.to, amount),
      orderId: order.id,
    });
  });
}

/** A subscription has ended, by whoever's hand. */
export function subscriptionDeleted(subscription: Stripe.Subscription): Promise<Apply> {
  const reference = {
    orderId: subscription.metadata?.order_id,
    subscriptionId: subscription.id,
  };
  return withPayment(reference, async (trx, { order, sessionId, payment }) => {
    await recordFact(trx, sessionId, "ended");
    const state = await recomputeOrderState(trx, order.id);
    // A checkout whose payment failed leaves a subscription that ends without having begun.
    if (!payment) return undefined;
    return enqueueEmail(trx, {
      dedupeKey: `order ${order.id} subscription ended ${sessionId}`,
      mail: subscriptionEndedMail(order, config.mail.to, state === "cancelled"),
      orderId: order.id,
    });
  });
}

/** The fields in which API versions before 2025-03-31 keep what is now under `parent`. */
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
