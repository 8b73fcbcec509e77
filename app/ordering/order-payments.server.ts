import type { Selectable, Transaction } from "kysely";
import { db } from "~/database/connection.server";
import type { Connection, Database, PaymentsTable } from "~/database/tables";
import { timestamp } from "~/time/time";
import type { CheckoutSession } from "~/payments/checkout-session.server";
import { paidState, type OrderState } from "./order-states";
import { findOrder, noOpenCheckout, setState } from "./orders.server";
import { paymentFactsOf } from "./payment-facts.server";

export type Payment = Selectable<PaymentsTable>;

/** An order's payments, the first one first. */
export function findAllPayments(orderId: string, on: Connection = db): Promise<Payment[]> {
  return on
    .selectFrom("payments")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("paid_at")
    .execute();
}

/** The payment with this id of Stripe's. */
export function findPaymentBy(
  column:
    | "stripe_session_id"
    | "stripe_subscription_id"
    | "stripe_invoice_id"
    | "stripe_payment_intent_id",
  id: string,
  on: Connection = db,
): Promise<Payment | undefined> {
  return on.selectFrom("payments").selectAll().where(column, "=", id).executeTakeFirst();
}

export async function insertPayment(
  trx: Transaction<Database>,
  orderId: string,
  session: CheckoutSession,
): Promise<void> {
  await trx
    .insertInto("payments")
    .values({
      stripe_session_id: session.id,
      order_id: orderId,
      amount_total: session.amountTotal,
      currency: session.currency,
      stripe_customer_id: session.customerId,
      stripe_subscription_id: session.subscriptionId,
      stripe_invoice_id: session.invoiceId,
      stripe_payment_intent_id: session.paymentIntentId,
      paid_at: timestamp(),
      refunded_at: null,
    })
    .execute();
  // A checkout that was paid is over, also where another one had taken its place.
  await trx.deleteFrom("replaced_checkouts").where("stripe_session_id", "=", session.id).execute();
  await trx
    .updateTable("orders")
    .set(noOpenCheckout)
    .where("id", "=", orderId)
    .where("stripe_session_id", "=", session.id)
    .execute();
}

/** Stores what paid a payment's invoice, so that Stripe is asked for it once. */
export async function notePaymentIntent(
  trx: Transaction<Database>,
  payment: Payment,
  paymentIntentId: string | null,
): Promise<void> {
  await trx
    .updateTable("payments")
    .set({ stripe_payment_intent_id: paymentIntentId })
    .where("stripe_session_id", "=", payment.stripe_session_id)
    .where("stripe_payment_intent_id", "is", null)
    .execute();
}

export async function markRefunded(trx: Transaction<Database>, payment: Payment): Promise<void> {
  await trx
    .updateTable("payments")
    .set({ refunded_at: timestamp() })
    .where("stripe_session_id", "=", payment.stripe_session_id)
    .where("refunded_at", "is", null)
    .execute();
}

/**
 * Brings the state of an order in line with what is known of its payments, and returns it; undefined when there are
 * none, which changes nothing. That its assets have arrived is noted apart from its state, so no missed month forgets it.
 */
export async function recomputeOrderState(
  trx: Transaction<Database>,
  orderId: string,
): Promise<OrderState | undefined> {
  const payments = await findAllPayments(orderId, trx);
  if (payments.length === 0) return undefined;
  const standings = await Promise.all(
    payments.map(async (payment) => ({
      ...(await paymentFactsOf(trx, payment.stripe_session_id)),
      refunded: payment.refunded_at !== null,
    })),
  );
  const order = await findOrder(orderId, trx);
  const state = paidState(standings, Boolean(order?.assets_received_at));
  await setState(trx, orderId, state);
  return state;
}
