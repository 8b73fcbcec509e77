import { setTimeout as pause } from "node:timers/promises";
import Stripe from "stripe";
import { withDeadline } from "~/concurrency/deadline";
import { config } from "~/config/config.server";
import type { Amount } from "~/content/format";
import { packageType, prices } from "~/content/site";
import { askStripe, idOf } from "./stripe-queries.server";
import { stripe } from "./stripe.server";

const SESSION_ID = /^cs_\w{1,250}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What a session charges, null where Stripe does not say; `amountSubtotal` in cents, before discounts and taxes. */
export interface CheckoutTerms {
  amountSubtotal: number | null;
  currency: string | null;
  mode: string | null;
  livemode: boolean | null;
}

/** The parts of a Stripe checkout session that an order needs; amounts in cents. */
export interface CheckoutSession {
  id: string;
  orderId: string | undefined;
  /** Whether its metadata name the order: only this site writes them, while a buyer can choose `client_reference_id`. */
  namedInMetadata: boolean;
  terms: CheckoutTerms;
  /** "open", "expired", or "complete" once the buyer went through with it, paid or not yet paid. */
  status: Stripe.Checkout.Session["status"];
  /** Paid, or nothing was due. */
  paid: boolean;
  amountTotal: number;
  /** Whether the discounts, taxes and shipping that Stripe names make the total out of the subtotal. */
  addsUp: boolean;
  currency: string;
  customerId: string | null;
  subscriptionId: string | null;
  invoiceId: string | null;
  paymentIntentId: string | null;
}

/** A session by its id; undefined when Stripe does not know it or it is malformed. Throws StripeUnreachable. */
export async function findCheckout(sessionId: string): Promise<CheckoutSession | undefined> {
  // Anybody may put text into the URL that it comes from, and Stripe's client makes it a part of a path.
  if (!SESSION_ID.test(sessionId)) return undefined;
  const session = await askStripe(stripe.checkout.sessions.retrieve(sessionId));
  return session && checkoutSession(session);
}

/** The session that began a subscription, if it names an order. Throws StripeUnreachable. */
export async function findCheckoutOfSubscription(
  subscription: string,
): Promise<CheckoutSession | undefined> {
  const sessions = await askStripe(stripe.checkout.sessions.list({ subscription }));
  return sessions?.data.map(checkoutSession).find((session) => session.orderId !== undefined);
}

/** The parts that an order needs of Stripe's session object, from a response or an event. */
export function checkoutSession(session: Stripe.Checkout.Session): CheckoutSession {
  return {
    id: session.id,
    orderId: orderIdOf(session),
    namedInMetadata: session.metadata?.order_id !== undefined,
    terms: termsOf(session),
    status: session.status,
    paid: isPaid(session),
    amountTotal: session.amount_total ?? 0,
    addsUp: addsUp(session),
    currency: session.currency ?? prices.currency,
    customerId: idOf(session.customer),
    subscriptionId: idOf(session.subscription),
    invoiceId: idOf(session.invoice),
    paymentIntentId: idOf(session.payment_intent),
  };
}

/** What was paid in a session. */
export function amountOf({ amountTotal, currency }: CheckoutSession): Amount {
  return { cents: amountTotal, currency };
}

/** The terms of a session, which stay the same from its opening to its payment. */
function termsOf(session: Stripe.Checkout.Session): CheckoutTerms {
  const {
    amount_subtotal,
    amount_total,
    currency,
    mode,
    livemode,
  }: Partial<Stripe.Checkout.Session> = session;
  return {
    amountSubtotal: amount_subtotal ?? amount_total ?? null,
    currency: currency ?? null,
    mode: mode ?? null,
    livemode: livemode ?? null,
  };
}

/** A coupon may leave nothing to pay. */
function isPaid({ payment_status: payment, status }: Stripe.Checkout.Session): boolean {
  return payment === "paid" || (payment === "no_payment_required" && status === "complete");
}

/** A tax may be part of the prices, or come on top. */
function addsUp({ amount_subtotal, amount_total, total_details }: Stripe.Checkout.Session) {
  const { amount_discount = 0, amount_shipping = 0, amount_tax = 0 } = total_details ?? {};
  const total = amount_total ?? 0;
  const least = (amount_subtotal ?? total) - amount_discount + (amount_shipping ?? 0);
  return least <= total && total <= least + amount_tax;
}

/** Other products of the same Stripe account may use client_reference_id for ids of their own. */
function orderIdOf(session: Stripe.Checkout.Session): string | undefined {
  const reference = session.client_reference_id ?? "";
  return session.metadata?.order_id ?? (UUID.test(reference) ? reference : undefined);
}

/** The first wait while Stripe still processes a request with the same idempotency key; each later one doubles. */
const IN_USE_MS = 100;

/** What a checkout session is opened for. */
export interface CheckoutRequest {
  orderId: string;
  /** Counts the order's checkouts; a second request for the same attempt returns the same session. */
  attempt: number;
  email: string;
}

/** `answered`: Stripe responded with an error, so that a retry needs another attempt's idempotency key. */
export type CheckoutAnswer =
  | { ok: true; sessionId: string; url: string; expiresAt: Date; terms: CheckoutTerms }
  | { ok: false; answered: boolean; reason: string };

/**
 * Opens a Stripe checkout of the setup price and the first month, waiting at most PROVIDER_TIMEOUT_MS.
 * In subscription mode the one-time line is part of the first invoice, so both are charged today
 * (https://docs.stripe.com/api/checkout/sessions/create). Never throws.
 */
export async function openCheckout(request: CheckoutRequest): Promise<CheckoutAnswer> {
  const { orderId, attempt, email } = request;
  const parameters: Stripe.Checkout.SessionCreateParams = {
    mode: "subscription",
    line_items: [
      line(config.stripe.priceSetup, "Launch Setup", prices.setup),
      line(config.stripe.priceGrowth, "Growth Plan", prices.growthPerMonth, "month"),
    ],
    customer_email: email,
    client_reference_id: orderId,
    metadata: { order_id: orderId, package: packageType },
    subscription_data: { metadata: { order_id: orderId } },
    success_url: `${config.siteUrl}/thank-you?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${config.siteUrl}/contact?cancelled=1#contact-form`,
  };
  const idempotencyKey = `order:${orderId}:attempt:${attempt}`;
  const call = retryWhileInUse(
    () => stripe.checkout.sessions.create(parameters, { idempotencyKey }),
    Date.now() + config.providerTimeoutMs,
  );
  try {
    const session = await withDeadline(call, config.providerTimeoutMs);
    if (session === "late") return { ok: false, answered: false, reason: "no answer in time" };
    if (!session.url) {
      return { ok: false, answered: true, reason: "Failed to create checkout session" };
    }
    return {
      ok: true,
      sessionId: session.id,
      url: session.url,
      expiresAt: new Date(session.expires_at * 1000),
      terms: termsOf(session),
    };
  } catch (error) {
    return { ok: false, answered: wasAnswered(error), reason: reasonOf(error) };
  }
}

function line(
  priceId: string | undefined,
  name: string,
  amount: number,
  interval?: "month",
): Stripe.Checkout.SessionCreateParams.LineItem {
  if (priceId) return { price: priceId, quantity: 1 };
  return {
    quantity: 1,
    price_data: {
      currency: prices.currency,
      unit_amount: amount * 100,
      product_data: { name },
      ...(interval && { recurring: { interval } }),
    },
  };
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
 * Repeats a request while Stripe still processes an earlier one with the same idempotency key (409), whose response it
 * then returns. Stops at the time `until`, in milliseconds.
 */
async function retryWhileInUse<T>(ask: () => Promise<T>, until: number): Promise<T> {
  for (let waitMs = IN_USE_MS; ; waitMs *= 2) {
    try {
      return await ask();
    } catch (error) {
      if (!isInUse(error) || Date.now() + waitMs >= until) throw error;
    }
    await pause(waitMs);
  }
}

function isInUse(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === "idempotency_key_in_use";
}

/** A request that Stripe still processes has not been answered either. */
function wasAnswered(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeError &&
    !(error instanceof Stripe.errors.StripeConnectionError) &&
    !isInUse(error)
  );
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Stripe.errors.StripeError)) return "unexpected error";
  return `${error.type} ${error.statusCode ?? ""} ${error.code ?? ""}`.trim();
}
