import type { Transaction } from "kysely";
import type Stripe from "stripe";
import type { Database } from "~/database/tables";
import { checkoutSession } from "~/payments/checkout-session.server";
import { fulfilIn, type Fulfilment } from "./fulfil.server";
import { findOrder, moveOrder } from "./orders.server";
import { recordFact } from "./payment-facts.server";

/** The buyer went through with a checkout, or a payment that was on its way has arrived. */
export function checkoutCompleted(trx: Transaction<Database>, object: Stripe.Checkout.Session) {
  return fulfilIn(trx, checkoutSession(object));
}

/** A payment that was on its way did not arrive. */
export function paymentFailed(
  trx: Transaction<Database>,
  object: Stripe.Checkout.Session,
): Promise<Fulfilment> {
  return end(trx, object, "payment_failed");
}

export function checkoutExpired(
  trx: Transaction<Database>,
  object: Stripe.Checkout.Session,
): Promise<Fulfilment> {
  return end(trx, object, "checkout_expired");
}

/** Moves the order of a session, but only by news of the session that is the order's current one. */
async function end(
  trx: Transaction<Database>,
  object: Stripe.Checkout.Session,
  event: "payment_failed" | "checkout_expired",
): Promise<Fulfilment> {
  const session = checkoutSession(object);
  if (!session.orderId) return { kind: "foreign" };
  const order = await findOrder(session.orderId, trx);
  // Closing the checkout of an order that is erased then, as when its buyer is forgotten, brings this news of it.
  if (!order) return { kind: event === "checkout_expired" ? "foreign" : "unknown_order" };
  if (event === "payment_failed") await recordFact(trx, session.id, event);
  if (order.stripe_session_id === session.id) await moveOrder(trx, order, event);
  return { kind: "applied", orderId: order.id, mailIds: [] };
}
