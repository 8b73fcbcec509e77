import type Stripe from "stripe";
import { db } from "~/server/database/connection.server";
import type { Connection, Trx } from "~/server/database/tables";
import { log } from "~/server/log/log.server";
import { findCheckoutOf } from "~/server/stripe/checkout-sessions.server";
import { findInvoicePaidBy, idOf } from "~/server/stripe/stripe-queries.server";
import { fulfill, type Outcome } from "./fulfill.server";
import * as Orders from "./orders.repository.server";
import * as Payments from "./payments.repository.server";

/* Which payment of which order a charge, an invoice or a subscription of Stripe belongs to. */

/** What an event changes, in a transaction. `not_yet`: the payment is not known; Stripe is to deliver the event again. */
export type Effect = (trx: Trx) => Promise<Outcome | "not_yet">;

export const ignore: Effect = () => Promise.resolve("ignored");

export interface PaymentReference {
  /** From the metadata, which this site writes. */
  orderId?: string;
  /** Takes precedence over `orderId`: an unknown subscription of a paid order is another product's. */
  subscriptionId?: string | null;
  sessionId?: string;
  /** Of a payment without an invoice. */
  intentId?: string;
}

export interface FoundPayment {
  order: Orders.Order;
  sessionId: string;
  /** Undefined where the checkout did not pay the order: an unexpected payment. */
  payment?: Payments.Payment;
}

export type FoundCharge = FoundPayment & {
  /** What of the ledger a charge is: the payment itself, or a later month's. */
  charged: string;
};

type ChargeReference = PaymentReference & {
  paidBy: string;
  /** Of a later month. */
  invoiceId?: string;
};

/**
 * Only the payment intent identifies the payment of a charge. Undefined for what is certainly another product's, such as an
 * invoice made by hand, which the ledger does not have either. Throws StripeUnreachable.
 */
async function referenceOf({
  payment_intent,
}: Stripe.Charge | Stripe.Dispute | Stripe.Refund): Promise<ChargeReference | undefined> {
  const paidBy = idOf(payment_intent);
  if (!paidBy) return undefined;
  const known = await Payments.findBy(db, "stripe_payment_intent_id", paidBy);
  if (known) return { paidBy, sessionId: known.stripe_session_id };
  const invoice = await findInvoicePaidBy(paidBy);
  if (!invoice) return { paidBy, intentId: paidBy };
  const { id, subscriptionId, orderId, first, manual } = invoice;
  if (!subscriptionId || manual) return undefined;
  return { paidBy, subscriptionId, orderId, ...(!first && { invoiceId: id }) };
}

/** As {@link withPayment}, for a charge or what takes it back. */
export async function withCharge<T>(
  object: Stripe.Charge | Stripe.Dispute | Stripe.Refund,
  ask: () => Promise<T> | T,
  record: (trx: Trx, found: FoundCharge, asked: T) => Promise<void>,
): Promise<Effect> {
  const found = await referenceOf(object);
  if (!found) return ignore;
  const { paidBy, invoiceId, ...reference } = found;
  return withPayment(reference, ask, async (trx, found, asked) => {
    const { payment, sessionId } = found;
    if (payment && !invoiceId) {
      await Payments.updateUnknown(trx, payment, "stripe_payment_intent_id", paidBy);
    }
    await record(trx, { ...found, charged: invoiceId ?? sessionId }, asked);
  });
}

/**
 * Requests to Stripe are made before the transaction in which `record` stores an event's fact, and what the event leaves open
 * is asked only of an order's own payment. Throws StripeUnreachable.
 */
export async function withPayment<T>(
  reference: PaymentReference,
  ask: () => Promise<T> | T,
  record: (trx: Trx, found: FoundPayment, asked: T) => Promise<void>,
): Promise<Effect> {
  const complete = { ...reference, ...(await recordEarlierPayment(reference)) };
  const outcome = await findPayment(db, complete);
  if (typeof outcome === "string") return () => Promise.resolve(outcome);
  const asked = await ask();
  return async (trx) => {
    const found = await findPayment(trx, complete);
    if (typeof found === "string") return found;
    await record(trx, found, asked);
    return "applied";
  };
}

/**
 * Records a payment whose own event has not come yet, or that is not the order's: Stripe is asked for its checkout session,
 * which names the order also where the subscription does not.
 */
async function recordEarlierPayment(reference: PaymentReference): Promise<PaymentReference> {
  const { orderId, subscriptionId, intentId, sessionId } = reference;
  if (sessionId || (await findKnown(db, reference))) return {};
  if (orderId && !(await Orders.findById(db, orderId))) return {};
  const paid = subscriptionId
    ? { subscription: subscriptionId }
    : intentId && { payment_intent: intentId };
  const session = paid ? await findCheckoutOf(paid) : undefined;
  if (!session) return {};
  const outcome = await fulfill(db, session);
  if (outcome === "ignored") return {};
  return { orderId: session.orderId, sessionId: session.id };
}

/** The payment of the session or the subscription that a reference names, else of the order it names. */
async function findPayment(
  on: Connection,
  reference: PaymentReference,
): Promise<FoundPayment | "ignored" | "unknown_order" | "not_yet"> {
  const known = await findKnown(on, reference);
  const orderId = known?.order_id ?? reference.orderId;
  if (!orderId) return "ignored";
  const order = await Orders.findById(on, orderId);
  if (!order) return "unknown_order";
  const { sessionId, subscriptionId } = reference;
  if (known) return { order, sessionId: known.stripe_session_id, payment: known };
  if (sessionId) return { order, sessionId };
  const [payment] = await Payments.findAllByOrder(on, orderId);
  if (!payment) return "not_yet";
  if (subscriptionId) {
    log.warn({ orderId }, "a subscription that no checkout began names a paid order: ignored");
    return "ignored";
  }
  return { order, sessionId: payment.stripe_session_id, payment };
}

async function findKnown(on: Connection, { sessionId, subscriptionId }: PaymentReference) {
  if (sessionId) return Payments.findBy(on, "stripe_session_id", sessionId);
  return subscriptionId ? Payments.findBy(on, "stripe_subscription_id", subscriptionId) : undefined;
}
