import Stripe from "stripe";
import { MINUTE_MS, withDeadline } from "~/server/time/time";
import { config } from "~/server/config/config.server";
import { log } from "~/server/log/log.server";
import { stripe } from "./stripe.server";

/** Stripe did not respond in time, is unavailable, or refuses the key: the queries throw it, to be tried again later. */
export class StripeUnreachable extends Error {
  override name = "StripeUnreachable";
}

/** Waits at most PROVIDER_TIMEOUT_MS. Undefined when Stripe rejects the request as invalid, such as one of an unknown id. */
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

/** Why Stripe failed, for the log: without its message, which may quote what was sent. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Stripe.errors.StripeError)) return "unexpected error";
  const { type, statusCode, code, param } = error;
  return [type, statusCode, code, param].filter(Boolean).join(" ");
}

/** The id of an object that Stripe's response contains as an id or, expanded, as the object itself. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === "string" ? reference : (reference?.id ?? null);
}

/** `first` is the invoice of the checkout, and a `manual` one was made by hand. No charge names its invoice (https://docs.stripe.com/api/invoice-payment/list). */
export async function findInvoicePaidBy(paymentIntentId: string) {
  const question = stripe.invoicePayments.list({
    payment: { type: "payment_intent", payment_intent: paymentIntentId },
    expand: ["data.invoice"],
  });
  const answer = await askStripe(question);
  // For an unknown payment intent Stripe answers with an empty list.
  if (!answer) {
    log.error("Stripe does not tell what a charge paid for");
    throw new StripeUnreachable("Stripe does not tell what a charge paid for");
  }
  const invoice = answer.data[0]?.invoice;
  if (!invoice || typeof invoice === "string" || invoice.deleted) return undefined;
  const details = invoice.parent?.subscription_details;
  return {
    id: invoice.id,
    subscriptionId: idOf(details?.subscription),
    orderId: details?.metadata?.order_id,
    first: invoice.billing_reason === "subscription_create",
    manual: invoice.billing_reason === "manual",
  };
}

const FAILURE_MS = 5_000;
const invoiceAddresses = new Map<string, ReturnType<typeof askInvoiceAddresses>>();

/**
 * Where Stripe shows an invoice, and has it as a PDF. An invoice's visitors share one answer for a minute, so that its reloads
 * spend no call that another order's need; a failure for 5 s. Throws StripeUnreachable.
 */
export function findInvoiceAddresses(invoiceId: string) {
  const known = invoiceAddresses.get(invoiceId);
  if (known) return known;
  const asked = askInvoiceAddresses(invoiceId);
  invoiceAddresses.set(invoiceId, asked);
  const forgetAfter = (ms: number) =>
    setTimeout(() => invoiceAddresses.delete(invoiceId), ms).unref();
  asked.then(
    () => forgetAfter(MINUTE_MS),
    () => forgetAfter(FAILURE_MS),
  );
  return asked;
}

/** The addresses end after some weeks, and are not stored. */
async function askInvoiceAddresses(invoiceId: string) {
  const invoice = await askStripe(stripe.invoices.retrieve(invoiceId));
  return { page: invoice?.hosted_invoice_url, pdf: invoice?.invoice_pdf };
}

const FAILED = ["incomplete_expired", "past_due", "unpaid", "canceled"];

/** Only this distinguishes a failed bank transfer from one on its way: both leave a session complete and unpaid. */
export async function hasFirstPaymentFailed(subscriptionId: string): Promise<boolean> {
  const subscription = await askStripe(stripe.subscriptions.retrieve(subscriptionId));
  return subscription !== undefined && FAILED.includes(subscription.status);
}

/** Waits at most PROVIDER_TIMEOUT_MS; never throws. `refused`: for a reason that lasts, such as a deleted customer or what the key may do. */
export async function updateCustomerEmail(id: string, email: string) {
  let reason = "no answer in time";
  let isRefused = false;
  try {
    const call = stripe.customers.update(id, { email });
    const answer = await withDeadline(call, config.providerTimeoutMs);
    if (answer !== "late") return { outcome: "confirmed" } as const;
  } catch (error) {
    reason = reasonOf(error);
    isRefused = error instanceof Stripe.errors.StripeError && isLasting(error);
  }
  log.warn({ reason }, "Stripe's customer keeps the former address");
  return { outcome: isRefused ? "refused" : "unanswered", reason } as const;
}

function isLasting(error: Stripe.errors.StripeError): boolean {
  const { statusCode = 500 } = error;
  const isBusy = statusCode === 409 || error instanceof Stripe.errors.StripeRateLimitError;
  return statusCode >= 400 && statusCode < 500 && !isBusy;
}
