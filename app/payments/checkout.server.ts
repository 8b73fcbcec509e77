import Stripe from "stripe";
import { packageType, prices } from "~/content/site";
import { config } from "~/platform/config.server";
import { withDeadline } from "~/platform/deadline";
import { stripe } from "./stripe.server";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What a checkout session is opened for. */
export interface CheckoutRequest {
  orderId: string;
  /** Numbers the order's checkouts; one attempt is one session, however often it is asked for. */
  attempt: number;
  email: string;
}

/** `answered` tells whether Stripe itself said no: only then is another attempt needed. */
export type CheckoutAnswer =
  | { ok: true; sessionId: string; url: string; expiresAt: Date }
  | { ok: false; answered: boolean; reason: string };

/** A checkout session as far as an order needs to know it; `amountTotal` in cents. */
export interface CheckoutSession {
  id: string;
  orderId: string | undefined;
  /** Whether the buyer went through with it, paid or not yet paid. */
  complete: boolean;
  paid: boolean;
  amountTotal: number;
  currency: string;
  customerId: string | null;
  subscriptionId: string | null;
}

/**
 * Opens a Stripe checkout of the setup price and the first month, waiting at most PROVIDER_TIMEOUT_MS.
 * In subscription mode the one-time line is part of the first invoice, so both are charged today
 * (https://docs.stripe.com/api/checkout/sessions/create). Never throws.
 */
export async function openCheckout(request: CheckoutRequest): Promise<CheckoutAnswer> {
  const { orderId, attempt, email } = request;
  const call = stripe.checkout.sessions.create(
    {
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
    },
    { idempotencyKey: `order:${orderId}:attempt:${attempt}` },
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

/** A session by its id; undefined when Stripe does not know it. Throws when Stripe does not answer. */
export async function findCheckout(sessionId: string): Promise<CheckoutSession | undefined> {
  try {
    return checkoutSession(await stripe.checkout.sessions.retrieve(sessionId));
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === "resource_missing") {
      return undefined;
    }
    throw error;
  }
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

/** What an order needs of a Stripe session object, from an answer or an event. */
export function checkoutSession(session: Stripe.Checkout.Session): CheckoutSession {
  return {
    id: session.id,
    orderId: orderIdOf(session),
    complete: session.status === "complete",
    paid: session.payment_status === "paid",
    amountTotal: session.amount_total ?? 0,
    currency: session.currency ?? prices.currency,
    customerId: idOf(session.customer),
    subscriptionId: idOf(session.subscription),
  };
}

/** Other products of the same Stripe account may use client_reference_id for ids of their own. */
function orderIdOf(session: Stripe.Checkout.Session): string | undefined {
  const reference = session.client_reference_id ?? "";
  return session.metadata?.order_id ?? (UUID.test(reference) ? reference : undefined);
}

function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === "string" ? reference : (reference?.id ?? null);
}

/** A request that is still in progress under the same key (409) has not been answered either. */
function wasAnswered(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeError &&
    !(error instanceof Stripe.errors.StripeConnectionError) &&
    error.code !== "idempotency_key_in_use"
  );
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Stripe.errors.StripeError)) return "unexpected error";
  return `${error.type} ${error.statusCode ?? ""} ${error.code ?? ""}`.trim();
}
