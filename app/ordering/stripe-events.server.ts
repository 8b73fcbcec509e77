import type Stripe from "stripe";
import { db } from "~/database/connection.server";
import { inTransaction } from "~/database/transaction.server";
import { checkoutSession } from "~/payments/checkout-sessions.server";
import { isHandled, type WebhookEvent } from "~/payments/webhook.server";
import { chargeRefunded, disputeClosed, disputeCreated } from "./charge-events.server";
import type { Effect } from "./find-payment.server";
import { applyUnpaidEnd, fulfill } from "./fulfill.server";
import * as Payments from "./payments.repository.server";
import { invoiceReported, subscriptionDeleted } from "./subscription-events.server";

/** `ignored`: another product's event, or one this site has no use for. */
export type EventOutcome = "applied" | "duplicate" | "ignored" | "unknown_order" | "not_yet";

/**
 * Applies one signed Stripe event. Its id is stored in the transaction of its effect, so a repeated delivery
 * finds it; an event of an order that is not known, or not yet paid, is not stored, so that Stripe delivers it again.
 * Throws StripeUnreachable when Stripe has to be asked about it and does not answer.
 */
export async function applyEvent(event: Stripe.Event): Promise<EventOutcome> {
  if (await Payments.existsEvent(db, event.id)) return "duplicate";
  const effect = isHandled(event) ? await effectOf(event) : ignore;
  return inTransaction(db, async (trx) => {
    if (await Payments.existsEvent(trx, event.id)) return "duplicate";
    const outcome = await effect(trx);
    if (outcome === "applied" || outcome === "ignored") await Payments.insertEvent(trx, event);
    return outcome;
  });
}

const ignore: Effect = () => Promise.resolve("ignored");

/** Prepares what an event changes. Requests to Stripe are made here, before the transaction. */
async function effectOf(event: WebhookEvent): Promise<Effect> {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
      return (trx) => fulfill(trx, checkoutSession(event.data.object));
    case "checkout.session.async_payment_failed":
      return (trx) => applyUnpaidEnd(trx, checkoutSession(event.data.object), "payment_failed");
    case "checkout.session.expired":
      return (trx) => applyUnpaidEnd(trx, checkoutSession(event.data.object), "checkout_expired");
    case "charge.refunded":
      return chargeRefunded(event.data.object);
    case "charge.dispute.created":
      return disputeCreated(event.data.object);
    case "charge.dispute.closed":
      return disputeClosed(event.data.object, event.created);
    case "invoice.paid":
      return invoiceReported(event.data.object, true, event.created);
    case "invoice.payment_failed":
      return invoiceReported(event.data.object, false, event.created);
    case "customer.subscription.deleted":
      return subscriptionDeleted(event.data.object);
  }
}
