import type { Transaction } from "kysely";
import type Stripe from "stripe";
import type { Database } from "~/database/tables";
import { log } from "~/observability/log.server";
import {
  StripeUnreachable,
  findCharge,
  findInvoicePaidBy,
  invoiceIdOf,
} from "~/payments/stripe-queries.server";
import { withPayment, type Apply, type Found } from "./payment-lookup.server";
import type { PaymentReference } from "./find-payment.server";
import { findPaymentBy, notePaymentIntent } from "./order-payments.server";

/** What is known of a charge, or of its dispute. */
export interface ChargeNames {
  /** Of the metadata. */
  orderId?: string;
  paymentIntentId: string | null;
  /** Itself, or its id. */
  charge: string | Stripe.Charge;
}

/** `first`: the charge is the payment itself, not that of a later month. */
type FoundCharge = Found & { first: boolean };

/** As {@link withPayment}, for news of a charge. Throws StripeUnreachable. */
export async function aboutCharge(
  names: ChargeNames,
  record: (trx: Transaction<Database>, found: FoundCharge) => Promise<string | undefined>,
): Promise<Apply> {
  const { first, ...reference } = await referenceOf(names);
  return withPayment(reference, async (trx, found) => {
    if (first && found.payment) await notePaymentIntent(trx, found.payment, names.paymentIntentId);
    return record(trx, { ...found, first });
  });
}

type ChargeReference = PaymentReference & { first: boolean };

/** Its payment intent decides alone: it is stored with the payment, or Stripe is asked for the invoice that it paid. */
async function referenceOf(names: ChargeNames): Promise<ChargeReference> {
  const { orderId, paymentIntentId } = names;
  if (!paymentIntentId) return { orderId, first: true };
  const known = await findPaymentBy("stripe_payment_intent_id", paymentIntentId);
  if (known) return { sessionId: known.stripe_session_id, first: true };
  const invoice = await findInvoicePaidBy(paymentIntentId);
  if (invoice === "refused") return olderReferenceOf(names);
  return invoice?.subscriptionId ? invoice : { first: false };
}

/** Where Stripe does not tell what a payment intent paid: by the invoice or the order that the charge itself names. */
async function olderReferenceOf({ orderId, charge }: ChargeNames): Promise<ChargeReference> {
  const known = typeof charge === "string" ? await findCharge(charge) : charge;
  const invoiceId = known && invoiceIdOf(known);
  const payment = invoiceId && (await findPaymentBy("stripe_invoice_id", invoiceId));
  if (payment) return { sessionId: payment.stripe_session_id, first: true };
  const named = orderId ?? known?.metadata?.order_id;
  if (named) return { orderId: named, first: true };
  log.error("Stripe does not tell what a charge paid for");
  throw new StripeUnreachable("Stripe does not tell what a charge paid for");
}
