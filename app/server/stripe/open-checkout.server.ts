import { setTimeout as pause } from "node:timers/promises";
import Stripe from "stripe";
import { packageType, tax } from "~/content/site";
import { stripePrices } from "~/content/stripe-prices";
import { config } from "~/server/config/config.server";
import { withDeadline } from "~/server/time/time";
import { type CheckoutTerms, termsOf } from "./checkout-sessions.server";
import { reasonOf } from "./stripe-queries.server";
import { stripe } from "./stripe.server";

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
  const idempotencyKey = `order:${orderId}:attempt:${attempt}`;
  const call = retryWhileInUse(
    () => stripe.checkout.sessions.create(parametersOf(orderId, email), { idempotencyKey }),
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

function parametersOf(orderId: string, email: string): Stripe.Checkout.SessionCreateParams {
  return {
    mode: "subscription",
    line_items: [
      line(config.stripe.priceSetup, "Launch Setup", stripePrices.setup),
      line(config.stripe.priceGrowth, "Growth Plan", stripePrices.monthly, "month"),
    ],
    customer_email: email,
    client_reference_id: orderId,
    metadata: { order_id: orderId, package: packageType },
    subscription_data: { metadata: { order_id: orderId } },
    success_url: `${config.siteUrl}/thank-you?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${config.siteUrl}/contact?cancelled=1#contact-form`,
    // The invoice needs the buyer's address, and of a firm its tax number (https://docs.stripe.com/tax/checkout).
    ...(tax.kind !== "none" && {
      billing_address_collection: "required",
      tax_id_collection: { enabled: true },
      ...(!config.stripe.taxRate && { automatic_tax: { enabled: true } }),
    }),
  };
}

function line(priceId: string | undefined, name: string, amount: number, interval?: "month") {
  const { taxRate } = config.stripe;
  return {
    quantity: 1,
    ...(taxRate && { tax_rates: [taxRate] }),
    ...(priceId ? { price: priceId } : { price_data: priceData(name, amount, interval) }),
  };
}

function priceData(name: string, amount: number, interval?: "month") {
  return {
    currency: stripePrices.currency,
    unit_amount: amount,
    product_data: { name },
    ...(interval && { recurring: { interval } }),
    // A tax rate says by itself whether it is included.
    ...(tax.kind !== "none" && !config.stripe.taxRate && { tax_behavior: stripePrices.tax }),
  };
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
