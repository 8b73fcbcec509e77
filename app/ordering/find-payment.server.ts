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
  subscriptionId?: string | null;
  customerId?: string | null;
  /** The checkout session behind it, once Stripe was asked. */
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
  const { orderId, subscriptionId, customerId } = reference;
  // Our subscriptions and their invoices name their order; only a charge has nothing but its customer.
  const foreign = !orderId && subscriptionId;
  if (foreign || (await findPaymentBy(reference))) return reference;
  if (orderId && !(await findOrder(orderId))) return reference;
  const from = subscriptionId
    ? { subscription: subscriptionId }
    : customerId
      ? { customer: customerId }
      : undefined;
  const session = from && (await findCheckoutBehind(from));
  if (!session) return reference;
  await fulfil(session);
  return { ...reference, orderId: orderId ?? session.orderId, sessionId: session.id };
}

/** The payment a reference is about: of the order it names, else the one with its subscription or customer. */
export async function findPayment(
  trx: Transaction<Database>,
  reference: PaymentReference,
): Promise<FoundPayment> {
  const known = await findPaymentBy(reference, trx);
  const orderId = reference.orderId ?? known?.order_id;
  if (!orderId) return { kind: "foreign" };
  const order = await findOrder(orderId, trx);
  if (!order) return { kind: "unknown_order" };
  const payments = await findAllPayments(orderId, trx);
  // Where no session is behind it, as with a subscription made by hand, the payment that stands is meant.
  const standing = payments.find(({ refunded_at: refunded }) => refunded === null) ?? payments[0];
  const ofOrder = known?.order_id === orderId ? known : standing;
  const sessionId = reference.sessionId ?? ofOrder?.stripe_session_id;
  if (!sessionId) return { kind: "not_yet" };
  const payment = payments.find((one) => one.stripe_session_id === sessionId);
  return { kind: "found", order, sessionId, payment };
}
