import Stripe from "stripe";
import { withDeadline } from "~/concurrency/deadline";
import { config } from "~/config/config.server";
import { stripe } from "./stripe.server";

/** Stripe did not respond in time, is unavailable, or refuses the key. The caller has to try again later. */
export class StripeUnreachable extends Error {
  override name = "StripeUnreachable";
}

/**
 * Waits for a request to Stripe, at most PROVIDER_TIMEOUT_MS. Undefined when Stripe rejects the request as invalid, for
 * instance with an unknown id; throws StripeUnreachable after any other failure.
 */
export async function askStripe<T>(question: Promise<T>): Promise<T | undefined> {
  try {
    const answer = await withDeadline(question, config.providerTimeoutMs);
    if (answer !== "late") return answer;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return undefined;
    throw new StripeUnreachable("Stripe did not answer", { cause: error });
  }
  throw new StripeUnreachable("Stripe did not answer in time");
}

/** The id of an object that Stripe's response contains as an id or, expanded, as the object itself. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === "string" ? reference : (reference?.id ?? null);
}

/** A charge by its id; undefined when Stripe does not know it. Throws StripeUnreachable. */
export function findCharge(id: string): Promise<Stripe.Charge | undefined> {
  return askStripe(stripe.charges.retrieve(id));
}

/** The parts of a subscription's invoice that the event of a charge needs. */
export interface PaidInvoice {
  subscriptionId: string | null;
  /** From the subscription's metadata. */
  orderId: string | undefined;
  /** Whether it is the subscription's first invoice, that of the checkout. */
  first: boolean;
}

/** The invoice that a charge names: only API versions before 2025-03-31 do, which have no list of invoice payments. */
export function invoiceIdOf(charge: Stripe.Charge): string | null {
  return idOf((charge as { invoice?: string | { id: string } | null }).invoice);
}

/**
 * The invoice that a payment intent paid; undefined when it paid for something else, "refused" when Stripe refuses the
 * request. Neither a charge nor its payment intent names it any more
 * (https://docs.stripe.com/api/invoice-payment/list). Throws StripeUnreachable.
 */
export async function findInvoicePaidBy(
  paymentIntentId: string,
): Promise<PaidInvoice | "refused" | undefined> {
  const question = stripe.invoicePayments.list({
    payment: { type: "payment_intent", payment_intent: paymentIntentId },
    expand: ["data.invoice"],
  });
  const answer = await askStripe(question);
  // For an unknown payment intent Stripe answers with an empty list.
  if (!answer) return "refused";
  const invoice = answer.data[0]?.invoice;
  if (!invoice || typeof invoice === "string" || invoice.deleted) return undefined;
  const details = invoice.parent?.subscription_details;
  return {
    subscriptionId: idOf(details?.subscription),
    orderId: details?.metadata?.order_id,
    first: invoice.billing_reason === "subscription_create",
  };
}

const FAILED = ["incomplete_expired", "past_due", "unpaid", "canceled"];

/**
 * Whether a subscription's first payment has finally failed. Only this distinguishes a failed bank transfer from one on
 * its way: the checkout session of both stays complete and unpaid. Throws StripeUnreachable.
 */
export async function hasFirstPaymentFailed(subscriptionId: string): Promise<boolean> {
  const subscription = await askStripe(stripe.subscriptions.retrieve(subscriptionId));
  return subscription !== undefined && FAILED.includes(subscription.status);
}

/**
 * What paid a subscription's invoice, as "Visa ending in 4242": empty where it is neither a card nor a US bank account,
 * undefined where Stripe knows no charge. Throws StripeUnreachable.
 */
export async function findMeansOfPayment(invoiceId: string): Promise<string | undefined> {
  const payments = await askStripe(stripe.invoicePayments.list({ invoice: invoiceId }));
  const intentId = idOf(
    payments?.data.find(({ status }) => status === "paid")?.payment.payment_intent,
  );
  if (!intentId) return undefined;
  const intent = await askStripe(
    stripe.paymentIntents.retrieve(intentId, { expand: ["latest_charge"] }),
  );
  const charge = intent?.latest_charge;
  if (!charge || typeof charge === "string") return undefined;
  const { card, us_bank_account: account } = charge.payment_method_details ?? {};
  if (card?.last4) return `${cardBrands[card.brand ?? ""] ?? "Card"} ending in ${card.last4}`;
  return account?.last4 ? `Bank account ending in ${account.last4}` : "";
}

/** Stripe's names of brands as people write them. */
const cardBrands: Record<string, string | undefined> = {
  amex: "American Express",
  diners: "Diners Club",
  discover: "Discover",
  jcb: "JCB",
  mastercard: "Mastercard",
  unionpay: "UnionPay",
  visa: "Visa",
};
