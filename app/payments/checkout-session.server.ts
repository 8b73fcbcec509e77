import type Stripe from "stripe";
import { prices } from "~/content/site";
import { askStripe } from "./ask-stripe.server";
import { idOf } from "./reference";
import { stripe } from "./stripe.server";

const SESSION_ID = /^cs_\w{1,250}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A checkout session as far as an order needs to know it; `amountTotal` in cents. */
export interface CheckoutSession {
  id: string;
  orderId: string | undefined;
  /** "open", "expired", or "complete" once the buyer went through with it, paid or not yet paid. */
  status: Stripe.Checkout.Session["status"];
  paid: boolean;
  amountTotal: number;
  currency: string;
  customerId: string | null;
  subscriptionId: string | null;
}

/** A session by its id; undefined when Stripe does not know it, or could not. Throws StripeUnreachable. */
export async function findCheckout(sessionId: string): Promise<CheckoutSession | undefined> {
  // Anybody may write one into an address, and Stripe's client would make a path of it.
  if (!SESSION_ID.test(sessionId)) return undefined;
  const session = await askStripe(stripe.checkout.sessions.retrieve(sessionId));
  return session && checkoutSession(session);
}

/** The session a subscription or a customer came from, if it is one of an order. Throws StripeUnreachable. */
export async function findCheckoutBehind(
  from: { subscription: string } | { customer: string },
): Promise<CheckoutSession | undefined> {
  const sessions = await askStripe(stripe.checkout.sessions.list(from));
  return sessions?.data.map(checkoutSession).find((session) => session.orderId !== undefined);
}

/** What an order needs of a Stripe session object, from an answer or an event. */
export function checkoutSession(session: Stripe.Checkout.Session): CheckoutSession {
  return {
    id: session.id,
    orderId: orderIdOf(session),
    status: session.status,
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
