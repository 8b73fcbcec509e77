import type { Transaction } from "kysely";
import { db } from "~/database/connection.server";
import type { Database } from "~/database/tables";
import { timestamp } from "~/database/time";
import { queueMail, sendNow } from "~/mail/outbox.server";
import type { CheckoutSession } from "~/payments/checkout.server";
import { config } from "~/platform/config.server";
import { log } from "~/platform/log.server";
import { issueOrderLink } from "./order-links.server";
import { receiptMail, secondPaymentMail } from "./order-mails";
import { findOrder, moveOrder, updateOrder, type Order } from "./orders.server";

/** What a session meant for the orders. `mailIds` are the mails to send once the transaction is committed. */
export type Fulfilment =
  | { kind: "foreign" }
  | { kind: "unknown_order" }
  | { kind: "applied"; orderId: string; mailIds: string[] };

/** Records what Stripe says of a session, as often and as late as it says it. */
export async function fulfil(session: CheckoutSession): Promise<Fulfilment> {
  const result = await db.transaction().execute((trx) => fulfilIn(trx, session));
  sendInBackground(result);
  return result;
}

/** {@link fulfil} inside the transaction that also records the webhook event. */
export async function fulfilIn(
  trx: Transaction<Database>,
  session: CheckoutSession,
): Promise<Fulfilment> {
  if (!session.orderId) return { kind: "foreign" };
  const order = await findOrder(session.orderId, trx);
  if (!order) return { kind: "unknown_order" };
  if (!session.paid) {
    const current = order.stripe_session_id === session.id;
    if (session.complete && current) await moveOrder(trx, order, "payment_pending");
    return { kind: "applied", orderId: order.id, mailIds: [] };
  }
  const first = await recordPayment(trx, order, session);
  if (first === "known") return { kind: "applied", orderId: order.id, mailIds: [] };
  const mailId = first ? await confirm(trx, order, session) : await flag(trx, order, session);
  return { kind: "applied", orderId: order.id, mailIds: mailId ? [mailId] : [] };
}

/** Sends the mails of a committed fulfilment without keeping Stripe or the buyer waiting. */
export function sendInBackground(result: Fulfilment): void {
  if (result.kind !== "applied") return;
  for (const id of result.mailIds) {
    sendNow(id, config.mail.timeoutMs).catch((error: unknown) =>
      log.error({ err: error, outboxId: id }, "mail not tried"),
    );
  }
}

/** Stores a payment. Tells whether it is the order's first, or was stored before. */
async function recordPayment(trx: Transaction<Database>, order: Order, session: CheckoutSession) {
  const earlier = await trx
    .selectFrom("payments")
    .select("stripe_session_id")
    .where("order_id", "=", order.id)
    .execute();
  if (earlier.some((payment) => payment.stripe_session_id === session.id)) return "known";
  await trx
    .insertInto("payments")
    .values({
      stripe_session_id: session.id,
      order_id: order.id,
      amount_total: session.amountTotal,
      currency: session.currency,
      stripe_customer_id: session.customerId,
      stripe_subscription_id: session.subscriptionId,
      paid_at: timestamp(),
      refunded_at: null,
    })
    .execute();
  return earlier.length === 0;
}

async function confirm(trx: Transaction<Database>, order: Order, session: CheckoutSession) {
  await moveOrder(trx, order, "paid");
  await updateOrder(trx, order.id, { paid_at: timestamp(), stripe_session_id: session.id });
  const token = await issueOrderLink(trx, order.id);
  return queueMail(trx, {
    dedupeKey: `order ${order.id} receipt`,
    mail: receiptMail(order, `${config.siteUrl}/onboarding?link=${token}`, config.supportEmail),
    orderId: order.id,
  });
}

function flag(trx: Transaction<Database>, order: Order, session: CheckoutSession) {
  return queueMail(trx, {
    dedupeKey: `order ${order.id} paid again ${session.id}`,
    mail: secondPaymentMail(order, config.mail.to),
    orderId: order.id,
  });
}
