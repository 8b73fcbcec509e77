import type { Transaction } from "kysely";
import { db } from "~/database/connection.server";
import type { Connection, Database } from "~/database/tables";
import { findCheckoutOfSubscription } from "~/payments/checkout-sessions.server";
import { fulfill, type Outcome } from "./fulfill.server";
import * as Orders from "./orders.repository.server";
import * as Payments from "./payments.repository.server";

/** The ids by which an event's object refers to its payment; each may be missing. */
export interface PaymentReference {
  /** From the metadata, which this site writes. */
  orderId?: string;
  /** Takes precedence over `orderId`: an unknown subscription of a paid order is another product's. */
  subscriptionId?: string | null;
  /** The checkout session behind it, once that is known. */
  sessionId?: string;
}

/** The payment that an event is about; `payment` is missing where nothing was paid in the session. */
export interface FoundPayment {
  order: Orders.Order;
  sessionId: string;
  payment: Payments.Payment | undefined;
}

/**
 * What an event changes, in the transaction that records the event. `not_yet`: the order is known and its payment
 * is not; Stripe is to deliver the event again.
 */
export type Effect = (trx: Transaction<Database>) => Promise<Outcome | "not_yet">;

/**
 * Prepares the effect of an event about a payment. Requests to Stripe are made here, before the transaction; `record`
 * stores what the event says of the payment. Throws StripeUnreachable.
 */
export async function withPayment(
  reference: PaymentReference,
  record: (trx: Transaction<Database>, found: FoundPayment) => Promise<void>,
): Promise<Effect> {
  const resolved = await resolvePayment(reference);
  return async (trx) => {
    const found = await findPayment(trx, resolved);
    if (typeof found === "string") return found;
    await record(trx, found);
    return "applied";
  };
}

/**
 * Records the payment of an event that came before the event of the payment itself: Stripe is asked for the checkout
 * session behind it. Returns the reference with what the answer adds.
 */
async function resolvePayment(reference: PaymentReference): Promise<PaymentReference> {
  const { orderId, subscriptionId } = reference;
  // This site's subscriptions and their invoices name their order.
  if (!orderId || !subscriptionId || (await findKnown(db, reference))) return reference;
  if (!(await Orders.findById(db, orderId))) return reference;
  const session = await findCheckoutOfSubscription(subscriptionId);
  if (!session) return reference;
  await fulfill(db, session);
  return { ...reference, sessionId: session.id };
}

/** The payment of the session or the subscription that a reference names, else of the order it names. */
async function findPayment(
  trx: Transaction<Database>,
  reference: PaymentReference,
): Promise<FoundPayment | "ignored" | "unknown_order" | "not_yet"> {
  const known = await findKnown(trx, reference);
  const orderId = known?.order_id ?? reference.orderId;
  if (!orderId) return "ignored";
  const order = await Orders.findById(trx, orderId);
  if (!order) return "unknown_order";
  const { sessionId, subscriptionId } = reference;
  if (known) return { order, sessionId: known.stripe_session_id, payment: known };
  if (sessionId) return { order, sessionId, payment: undefined };
  const payments = await Payments.findAllByOrder(trx, orderId);
  const payment = payments.find(({ refunded_at: refunded }) => refunded === null) ?? payments[0];
  if (!payment) return "not_yet";
  if (subscriptionId) return "ignored";
  return { order, sessionId: payment.stripe_session_id, payment };
}

async function findKnown(
  on: Connection,
  { sessionId, subscriptionId }: PaymentReference,
): Promise<Payments.Payment | undefined> {
  if (sessionId) return Payments.findBy(on, "stripe_session_id", sessionId);
  return subscriptionId ? Payments.findBy(on, "stripe_subscription_id", subscriptionId) : undefined;
}
