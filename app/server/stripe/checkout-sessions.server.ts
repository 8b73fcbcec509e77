import { setTimeout as pause } from "node:timers/promises";
import Stripe from "stripe";
import { withDeadline } from "~/server/time/time";
import { config } from "~/server/config/config.server";
import { smallestUnits, type Amount } from "~/content/format";
import { packageType, prices, site } from "~/content/site";
import type { CheckoutsTable } from "~/server/database/tables";
import { askStripe, idOf, reasonOf } from "./stripe-queries.server";
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
  return session && checkoutSession(session);
}

/** The session that began a subscription, if it names an order. Throws StripeUnreachable. */
export async function findCheckoutOfSubscription(subscription: string) {
  const sessions = await askStripe(stripe.checkout.sessions.list({ subscription }));
  return sessions?.data.map(checkoutSession).find((session) => session.orderId !== undefined);
}

export function checkoutSession(session: Stripe.Checkout.Session) {
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
    /** Whether the discounts, taxes and shipping that Stripe names make the total out of the subtotal. */
    addsUp: addsUp(session),
    currency: session.currency ?? site.currency,
    customerId: idOf(session.customer),
    subscriptionId: idOf(session.subscription),
    invoiceId: idOf(session.invoice),
    paymentIntentId: idOf(session.payment_intent),
  };
}

export function amountOf({ amountTotal, currency }: CheckoutSession): Amount {
  return { cents: amountTotal, currency };
}

/** The terms of a session, which stay the same from its opening to its payment. */
function termsOf(session: Partial<Stripe.Checkout.Session>): CheckoutTerms {
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
  return least <= total && total <= least + amount_tax;
}

/** Other products of the same Stripe account may use client_reference_id for ids of their own. */
function orderIdOf(session: Stripe.Checkout.Session): string | undefined {
  const reference = session.client_reference_id ?? "";
  const named = session.metadata?.order_id;
  // Whatever else it is: no order has it.
  if (named) return UUID.test(named) ? named : "unknown";
  return named ?? (UUID.test(reference) ? reference : undefined);
}

/** The first wait while Stripe still processes a request with the same idempotency key; each later one doubles. */
const IN_USE_MS = 100;

/** `answered`: Stripe responded with an error, so that a retry needs another attempt's idempotency key. */
type CheckoutAnswer =
  | { ok: true; sessionId: string; url: string; expiresAt: Date; terms: CheckoutTerms }
  | { ok: false; answered: boolean; reason: string };

/** In subscription mode setup and first month are charged today. Waits at most `waitMs`, and never throws. */
export async function openCheckout(
  { orderId, attempt, email }: { orderId: string; attempt: number; email: string },
  waitMs: number,
): Promise<CheckoutAnswer> {
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
    Date.now() + waitMs,
  );
  try {
    const session = await withDeadline(call, waitMs);
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
    // A request that Stripe still processes has not been answered either.
    const answered =
      error instanceof Stripe.errors.StripeError &&
      !(error instanceof Stripe.errors.StripeConnectionError) &&
      !isInUse(error);
    return { ok: false, answered, reason: reasonOf(error) };
  }
}

function line(priceId: string | undefined, name: string, amount: number, interval?: "month") {
  if (priceId) return { price: priceId, quantity: 1 };
  return {
    quantity: 1,
    price_data: {
      currency: site.currency,
      unit_amount: smallestUnits(amount),
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

/** Repeats a request that Stripe still processes under its idempotency key (409), until a time in milliseconds. */
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
