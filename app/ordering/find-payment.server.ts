import type { Transaction } from "kysely";
import type { Database } from "~/database/tables";
import { findCheckoutBehind } from "~/payments/checkout-session.server";
import { fulfil } from "./fulfil.server";
import { findAllPayments, findPaymentBy, type Payment } from "./order-payments.server";
import { findOrder, type Order } from "./orders.server";

/** How an event's object names the payment that it is about; each part may be missing. */
export interface PaymentReference {
  /** Of the metadata: the order is ours, or ought to be. */
  orderId?: string;
  /** Decides alone: another subscription is another product's, whoever's it is. */
  subscriptionId?: string | null;
  /** The checkout session behind it, once that is known. */
  sessionId?: string;
}

/**
 * `payment` is missing where nothing was paid in the session. `not_yet`: an order of ours whose payment is not known;
 * Stripe should tell it again, until it is.
 */
export type FoundPayment =
  | { kind: "found"; order: Order; sessionId: string; payment: Payment | undefined }
  | { kind: "foreign" }
  | { kind: "unknown_order" }
  | { kind: "not_yet" };

/**
 * Makes the payment of an event known that came before the news of the payment itself: Stripe is asked for the
 * checkout session behind it. Returns the reference with what the answer adds. Throws StripeUnreachable.
 */
export async function learnPayment(reference: PaymentReference): Promise<PaymentReference> {
  const { orderId, subscriptionId } = reference;
  // Our subscriptions and their invoices name their order.
  if (!orderId || !subscriptionId || (await findKnown(reference))) return reference;
  if (!(await findOrder(orderId))) return reference;
  const session = await findCheckoutBehind(subscriptionId);
  if (!session) return reference;
  await fulfil(session);
  return { ...reference, sessionId: session.id };
}

/** The payment a reference is about: that of the session or the subscription it names, else of the order it names. */
export async function findPayment(
  trx: Transaction<Database>,
  reference: PaymentReference,
): Promise<FoundPayment> {
  const known = await findKnown(reference, trx);
  const orderId = known?.order_id ?? reference.orderId;
  if (!orderId) return { kind: "foreign" };
  const order = await findOrder(orderId, trx);
  if (!order) return { kind: "unknown_order" };
  const { sessionId, subscriptionId } = reference;
  if (known) return { kind: "found", order, sessionId: known.stripe_session_id, payment: known };
  if (sessionId) return { kind: "found", order, sessionId, payment: undefined };
  const payments = await findAllPayments(orderId, trx);
  const payment = payments.find(({ refunded_at: refunded }) => refunded === null) ?? payments[0];
  if (!payment) return { kind: "not_yet" };
  if (subscriptionId) return { kind: "foreign" };
  return { kind: "found", order, sessionId: payment.stripe_session_id, payment };
}

async function findKnown(
  { sessionId, subscriptionId }: PaymentReference,
  on?: Transaction<Database>,
): Promise<Payment | undefined> {
  if (sessionId) return findPaymentBy("stripe_session_id", sessionId, on);
  return subscriptionId ? findPaymentBy("stripe_subscription_id", subscriptionId, on) : undefined;
}
