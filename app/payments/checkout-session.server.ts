import type Stripe from "stripe";
import { prices } from "~/content/site";
import { askStripe } from "./stripe-queries.server";
import { idOf } from "./reference";
import { stripe } from "./stripe.server";

const SESSION_ID = /^cs_\w{1,250}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What a checkout session asks for, null where Stripe does not say; `amountSubtotal` in cents, before discounts and taxes. */
export interface CheckoutTerms {
  amountSubtotal: number | null;
  currency: string | null;
  mode: string | null;
  livemode: boolean | null;
}

/** A checkout session as far as an order needs to know it; amounts in cents. */
export interface CheckoutSession {
  id: string;
  orderId: string | undefined;
  /** Its metadata name the order. Nobody but the holder of the key writes them; a buyer may write a reference. */
  marked: boolean;
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

/** A session by its id; undefined when Stripe does not know it, or could not. Throws StripeUnreachable. */
export async function findCheckout(sessionId: string): Promise<CheckoutSession | undefined> {
  // Anybody may write one into an address, and Stripe's client would make a path of it.
  if (!SESSION_ID.test(sessionId)) return undefined;
  const session = await askStripe(stripe.checkout.sessions.retrieve(sessionId));
  return session && checkoutSession(session);
}

/** The session a subscription came from, if it is one of an order. Throws StripeUnreachable. */
export async function findCheckoutBehind(
  subscription: string,
): Promise<CheckoutSession | undefined> {
  const sessions = await askStripe(stripe.checkout.sessions.list({ subscription }));
  return sessions?.data.map(checkoutSession).find((session) => session.orderId !== undefined);
}

/** What an order needs of a Stripe session object, from an answer or an event. */
export function checkoutSession(session: Stripe.Checkout.Session): CheckoutSession {
  return {
    id: session.id,
    orderId: orderIdOf(session),
    marked: session.metadata?.order_id !== undefined,
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

/** What a session asks for, the same from its opening to its payment. */
export function termsOf(session: Stripe.Checkout.Session): CheckoutTerms {
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
