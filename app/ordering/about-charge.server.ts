import type { Transaction } from "kysely";
import type { Database } from "~/database/tables";
import { findInvoicePaidBy } from "~/payments/charges.server";
import { aboutPayment, type Apply, type Found } from "./event-effect.server";
import type { PaymentReference } from "./find-payment.server";
import { findPaymentBy, notePaymentIntent } from "./order-payments.server";

/** What is known of a charge, or of its dispute. */
export interface ChargeNames {
  /** Of the metadata. */
  orderId?: string;
  paymentIntentId: string | null;
}

/** `first`: the charge is the payment itself, not that of a later month. */
type FoundCharge = Found & { first: boolean };

/** As {@link aboutPayment}, for news of a charge. Throws StripeUnreachable. */
export async function aboutCharge(
  names: ChargeNames,
  record: (trx: Transaction<Database>, found: FoundCharge) => Promise<string | undefined>,
): Promise<Apply> {
  const { first, ...reference } = await referenceOf(names);
  return aboutPayment(reference, async (trx, found) => {
    if (first && found.payment) await notePaymentIntent(trx, found.payment, names.paymentIntentId);
    return record(trx, { ...found, first });
  });
}

/** Its payment intent decides alone: it is stored with the payment, or Stripe is asked for the invoice that it paid. */
async function referenceOf({
  orderId,
  paymentIntentId,
}: ChargeNames): Promise<PaymentReference & { first: boolean }> {
  if (!paymentIntentId) return { orderId, first: true };
  const known = await findPaymentBy("stripe_payment_intent_id", paymentIntentId);
  if (known) return { sessionId: known.stripe_session_id, first: true };
  const invoice = await findInvoicePaidBy(paymentIntentId);
  return invoice?.subscriptionId ? invoice : { first: false };
}
