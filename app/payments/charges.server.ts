import type Stripe from "stripe";
import { askStripe } from "./ask-stripe.server";
import { idOf } from "./reference";
import { stripe } from "./stripe.server";

/** A charge by its id; undefined when Stripe does not know it. Throws StripeUnreachable. */
export function findCharge(id: string): Promise<Stripe.Charge | undefined> {
  return askStripe(stripe.charges.retrieve(id));
}

/** An invoice of a subscription, as far as its charge has to know it. */
export interface PaidInvoice {
  subscriptionId: string | null;
  /** Of the subscription's metadata. */
  orderId: string | undefined;
  /** The subscription's first one, of its checkout. */
  first: boolean;
}

/**
 * The invoice that a payment intent paid; undefined when it paid for something else. Neither a charge nor its payment
 * intent names it any more (https://docs.stripe.com/api/invoice-payment/list). Throws StripeUnreachable.
 */
export async function findInvoicePaidBy(paymentIntentId: string): Promise<PaidInvoice | undefined> {
  const question = stripe.invoicePayments.list({
    payment: { type: "payment_intent", payment_intent: paymentIntentId },
    expand: ["data.invoice"],
  });
  const invoice = (await askStripe(question))?.data[0]?.invoice;
  if (!invoice || typeof invoice === "string" || invoice.deleted) return undefined;
  const details = invoice.parent?.subscription_details;
  return {
    subscriptionId: idOf(details?.subscription),
    orderId: details?.metadata?.order_id,
    first: invoice.billing_reason === "subscription_create",
  };
}
