import type Stripe from "stripe";
import { site } from "~/content/site";
import type { CheckoutsTable } from "~/server/database/money-tables";
import { log } from "~/server/log/log.server";
import { isInvoicePaid } from "./invoices.server";
import { askStripe, idOf, reasonOf, StripeUnreachable } from "./stripe-queries.server";
import { stripe } from "./stripe.server";

const SESSION_ID = /^cs_\w{1,250}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type CheckoutTerms = Pick<
  CheckoutsTable,
  "amount_subtotal" | "currency" | "mode" | "livemode"
>;

export type CheckoutSession = ReturnType<typeof checkoutSession>;

/** A session by its id; undefined when Stripe does not know it or it is malformed. Throws StripeUnreachable. */
export async function findCheckout(sessionId: string) {
  // Anybody may put text into the URL that it comes from, and Stripe's client makes it a part of a path.
  if (!SESSION_ID.test(sessionId)) return undefined;
  const session = await askStripe(stripe.checkout.sessions.retrieve(sessionId));
  return session && readCheckout(session);
}

/** The session that began a subscription, or was paid once, if it names an order. Throws StripeUnreachable. */
export async function findCheckoutOf(paid: { subscription: string } | { payment_intent: string }) {
  const sessions = await askStripe(stripe.checkout.sessions.list(paid));
  const own = sessions?.data.find((session) => orderIdOf(session) !== undefined);
  return own && readCheckout(own);
}

/**
 * What the site reads of a session. Of a paid one with a tax Stripe is asked for the rate; of one that is complete and unpaid,
 * for its invoice, which may be paid later and leaves the session as it is. Throws StripeUnreachable.
 */
export async function readCheckout(session: Stripe.Checkout.Session): Promise<CheckoutSession> {
  const found = checkoutSession(session);
  const { orderId, status, invoiceId } = found;
  const mayBePaid = orderId && !found.paid && status === "complete" && invoiceId !== null;
  const read = mayBePaid ? { ...found, paid: await isInvoicePaid(invoiceId) } : found;
  return read.orderId && read.paid && read.tax > 0
    ? { ...read, taxRate: await findTaxRate(read.id) }
    : read;
}

function checkoutSession(session: Stripe.Checkout.Session) {
  return {
    id: session.id,
    orderId: orderIdOf(session),
    /** Whether its metadata name the order: only this site writes them, while a buyer can choose `client_reference_id`. */
    namedInMetadata: session.metadata?.order_id !== undefined,
    terms: termsOf(session),
    /** "complete" once the buyer went through with it, paid or not yet paid. */
    status: session.status,
    paid: isPaid(session),
    amountTotal: session.amount_total ?? 0,
    discount: session.total_details?.amount_discount ?? 0,
    tax: session.total_details?.amount_tax ?? 0,
    /** In percent, of several "6.25 + 2.625". */
    taxRate: null as string | null,
    /** The buyer's, as ISO 3166 has it. */
    country: session.customer_details?.address?.country ?? null,
    /** Whether the discounts, taxes and shipping that Stripe names make the total out of the subtotal. */
    addsUp: addsUp(session),
    currency: session.currency ?? site.currency,
    customerId: idOf(session.customer),
    subscriptionId: idOf(session.subscription),
    invoiceId: idOf(session.invoice),
    paymentIntentId: idOf(session.payment_intent),
  };
}

/** Sessions name it only where they are asked to (https://docs.stripe.com/api/checkout/sessions/object). */
async function findTaxRate(sessionId: string): Promise<string | null> {
  const question = stripe.checkout.sessions.retrieve(sessionId, {
    expand: ["total_details.breakdown"],
  });
  const taxes = (await askStripe(question))?.total_details?.breakdown?.taxes ?? [];
  const rates = taxes.flatMap(({ amount, rate }) => (amount > 0 ? [rate.percentage] : []));
  return [...new Set(rates)].join(" + ") || null;
}

/** The terms of a session, which stay the same from its opening to its payment. */
export function termsOf(session: Partial<Stripe.Checkout.Session>): CheckoutTerms {
  const { amount_subtotal, amount_total, currency, mode, livemode } = session;
  return {
    amount_subtotal: amount_subtotal ?? amount_total ?? null,
    currency: currency ?? null,
    mode: mode ?? null,
    livemode: typeof livemode === "boolean" ? Number(livemode) : null,
  };
}

function isPaid({ payment_status: payment, status }: Stripe.Checkout.Session): boolean {
  return payment === "paid" || (payment === "no_payment_required" && status === "complete");
}

/** A tax may be part of the prices, or come on top. */
function addsUp({ amount_subtotal, amount_total, total_details }: Stripe.Checkout.Session) {
  const { amount_discount = 0, amount_shipping = 0, amount_tax = 0 } = total_details ?? {};
  const total = amount_total ?? 0;
  const least = (amount_subtotal ?? total) - amount_discount + (amount_shipping ?? 0);
  const isPart = amount_discount >= 0 && amount_tax >= 0 && amount_tax <= total;
  return isPart && least <= total && total <= least + amount_tax;
}

/** Other products of the same Stripe account may use client_reference_id for ids of their own. */
function orderIdOf(session: Stripe.Checkout.Session): string | undefined {
  const reference = session.client_reference_id ?? "";
  const named = session.metadata?.order_id;
  // Whatever else it is: no order has it.
  if (named) return UUID.test(named) ? named : "unknown";
  return named ?? (UUID.test(reference) ? reference : undefined);
}

/** Expires an open session so that it can no longer be paid. True when Stripe has confirmed it; never throws. */
export async function expireCheckout(sessionId: string): Promise<boolean> {
  try {
    await stripe.checkout.sessions.expire(sessionId);
    return true;
  } catch {
    return false;
  }
}

/**
 * Ends what a checkout whose first payment failed has left: Stripe would try to collect it again. The invoice first, which
 * Stripe does not void once it is paid or about to be. False where it could not, such as with a key that may not; never throws.
 */
export async function endUnpaid({ invoiceId, subscriptionId }: CheckoutSession): Promise<boolean> {
  if (!invoiceId || !subscriptionId) return true;
  try {
    await askStripe(stripe.invoices.voidInvoice(invoiceId));
    const invoice = await askStripe(stripe.invoices.retrieve(invoiceId));
    if (invoice?.status !== "void") return false;
    // Stripe does not know one any more that was canceled.
    await askStripe(stripe.subscriptions.cancel(subscriptionId));
    return true;
  } catch (error) {
    const reason = reasonOf(error instanceof StripeUnreachable ? error.cause : error);
    log.warn({ reason }, "a checkout that failed could not be ended at Stripe");
    return false;
  }
}
