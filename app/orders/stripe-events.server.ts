import type Stripe from "stripe";
import { db } from "~/server/database/connection.server";
import { inTransaction } from "~/server/database/transaction.server";
import { readCheckout } from "~/server/stripe/checkout-sessions.server";
import { isHandled, type WebhookEvent } from "~/server/stripe/stripe.server";
import { ignore, type Effect } from "./find-payment.server";
import { applyUnpaidEnd, fulfill } from "./fulfill.server";
import * as PaymentEvents from "./payment-events.server";
import * as Payments from "./payments.repository.server";

/** `ignored`: another product's event, or one this site has no use for. */
export type EventOutcome = "applied" | "duplicate" | "ignored" | "unknown_order" | "not_yet";

/** The event of an order not known, or not yet paid, is not stored: Stripe delivers it again. Throws StripeUnreachable. */
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

/** Prepares what an event changes. Requests to Stripe are made here, before the transaction. */
async function effectOf(event: WebhookEvent): Promise<Effect> {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded": {
      const session = await readCheckout(event.data.object);
      return (trx) => fulfill(trx, session);
    }
    case "checkout.session.async_payment_failed": {
      const session = await readCheckout(event.data.object);
      // It may come after the invoice was paid.
      if (session.paid) return (trx) => fulfill(trx, session);
      return (trx) => applyUnpaidEnd(trx, session, "payment_failed");
    }
    case "checkout.session.expired": {
      const session = await readCheckout(event.data.object);
      return (trx) => applyUnpaidEnd(trx, session, "checkout_expired");
    }
    case "charge.refunded":
      return PaymentEvents.chargeRefunded(event.data.object);
    case "refund.updated":
    case "refund.failed":
      return PaymentEvents.refundChanged(event.data.object);
    case "charge.dispute.created":
    case "charge.dispute.funds_withdrawn":
      return PaymentEvents.disputeOpened(event.data.object);
    case "charge.dispute.closed":
      return PaymentEvents.disputeClosed(event.data.object, event.created);
    case "invoice.paid":
    case "invoice.payment_failed":
    case "invoice.voided":
    case "invoice.marked_uncollectible":
      return PaymentEvents.invoiceReported(event);
    case "customer.subscription.deleted":
      return PaymentEvents.subscriptionDeleted(event.data.object);
  }
}
