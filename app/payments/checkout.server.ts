import { setTimeout as pause } from "node:timers/promises";
import Stripe from "stripe";
import { withDeadline } from "~/concurrency/deadline";
import { config } from "~/config/config.server";
import { packageType, prices } from "~/content/site";
import { termsOf, type CheckoutTerms } from "./checkout-session.server";
import { stripe } from "./stripe.server";

/** How long the first wait is for a request that is still at work under the same key; each later one is twice as long. */
const IN_USE_MS = 100;

/** What a checkout session is opened for. */
export interface CheckoutRequest {
  orderId: string;
  /** Numbers the order's checkouts; one attempt is one session, however often it is asked for. */
  attempt: number;
  email: string;
}

/** `answered` tells whether Stripe itself said no: only then is another attempt needed. */
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
  const call = onceFree(
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

/** Ends an open session so that it cannot be paid any more. True when it is known to be closed. */
export async function expireCheckout(sessionId: string): Promise<boolean> {
  try {
    await stripe.checkout.sessions.expire(sessionId);
    return true;
  } catch {
    return false;
  }
}

/**
 * Asks again while an earlier request is still at work under the same key (409), which may have opened the session: its
 * answer is the one to have. Not after `until`, in milliseconds.
 */
async function onceFree<T>(ask: () => Promise<T>, until: number): Promise<T> {
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

/** A request that is still at work has not been answered either. */
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
