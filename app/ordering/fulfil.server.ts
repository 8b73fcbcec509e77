import type { Transaction } from "kysely";
import { config } from "~/config/config.server";
import { db } from "~/database/connection.server";
import type { Database } from "~/database/tables";
import { timestamp } from "~/time/time";
import { enqueueEmail, tryToDeliverWithin } from "~/email/outbox.server";
import type { CheckoutSession } from "~/payments/checkout-session.server";
import { findFault, type PaymentFault } from "./checkouts.server";
import { closeReplacing } from "./close-checkout.server";
import { isForgotten } from "./forgotten-orders.server";
import type { Amount } from "./money";
import { issueAccessToken } from "./order-access-tokens.server";
import { receiptMail } from "./order-mails";
import { findAllPayments, insertPayment, recomputeOrderState } from "./order-payments.server";
import { findOrder, moveOrder, updateOrder, type Order } from "./orders.server";
import { secondPaymentMail, unexpectedPaymentMail } from "./payment-mails";
import { paymentFactsOf } from "./payment-facts.server";
import { noteUnexpected } from "./unexpected-payments.server";

/** What news from Stripe meant for the orders. The rest of it is done after the commit, by {@link finish}. */
export type Fulfilment =
  | { kind: "foreign" }
  | { kind: "unknown_order" }
  | { kind: "applied"; orderId: string; mailIds: string[]; replacing?: string };

/** Records what Stripe says of a session, as often and as late as it says it. */
export async function fulfil(session: CheckoutSession): Promise<Fulfilment> {
  const result = await db.transaction().execute((trx) => fulfilIn(trx, session));
  finish(result);
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
  const applied = { kind: "applied" as const, orderId: order.id };
  if (session.paid) {
    const fault = await findFault(trx, order.id, session);
    if (fault) return { ...applied, mailIds: await refuse(trx, order, session, fault) };
    return { ...applied, ...(await pay(trx, order, session)) };
  }
  if (session.status === "complete") await expectPayment(trx, order, session);
  if (session.status === "expired" && order.stripe_session_id === session.id) {
    await moveOrder(trx, order, "checkout_expired");
  }
  return { ...applied, mailIds: [] };
}

/** Sends the mails and closes the checkout that a committed fulfilment left, keeping neither Stripe nor the buyer waiting. */
export function finish(result: Fulfilment): void {
  if (result.kind !== "applied") return;
  for (const id of result.mailIds) void tryToDeliverWithin(id, config.mail.timeoutMs);
  if (result.replacing) void closeReplacing(result.orderId, result.replacing);
}

/**
 * Stores a payment that does not pay its order, and tells the team, once. Where it came through the order's current
 * checkout, that is over, and Stripe need not be asked about it again.
 */
async function refuse(
  trx: Transaction<Database>,
  order: Order,
  session: CheckoutSession,
  fault: PaymentFault,
): Promise<string[]> {
  if (order.stripe_session_id === session.id) await moveOrder(trx, order, "payment_refused");
  if (!(await noteUnexpected(trx, order.id, session, fault))) return [];
  const mailId = await enqueueEmail(trx, {
    dedupeKey: `order ${order.id} unexpected ${session.id}`,
    mail: unexpectedPaymentMail(order, config.mail.to, amountOf(session), fault),
    orderId: order.id,
  });
  return mailId ? [mailId] : [];
}

/** Stores a payment, unless it is known, and does what follows from it. */
async function pay(trx: Transaction<Database>, order: Order, session: CheckoutSession) {
  const earlier = await findAllPayments(order.id, trx);
  if (earlier.some((payment) => payment.stripe_session_id === session.id)) return { mailIds: [] };
  await insertPayment(trx, order.id, session);
  const first = earlier.length === 0;
  const mailId = first ? await confirm(trx, order, session) : await flag(trx, order, session);
  await recomputeOrderState(trx, order.id);
  const current = order.stripe_session_id;
  return {
    mailIds: mailId ? [mailId] : [],
    ...(first && current !== null && current !== session.id && { replacing: current }),
  };
}

/** The order keeps a checkout that took the place of the paid one until that is closed, so that closing it is not forgotten. */
async function confirm(trx: Transaction<Database>, order: Order, session: CheckoutSession) {
  await updateOrder(trx, order.id, {
    paid_at: timestamp(),
    stripe_session_id: order.stripe_session_id ?? session.id,
  });
  if (isForgotten(order)) return undefined;
  const token = await issueAccessToken(trx, order.id);
  return enqueueEmail(trx, {
    dedupeKey: `order ${order.id} receipt`,
    mail: receiptMail(
      order,
      amountOf(session),
      `${config.siteUrl}/onboarding?link=${token}`,
      config.supportEmail,
    ),
    orderId: order.id,
  });
}

function amountOf({ amountTotal, currency }: CheckoutSession): Amount {
  return { cents: amountTotal, currency };
}

function flag(trx: Transaction<Database>, order: Order, session: CheckoutSession) {
  return enqueueEmail(trx, {
    dedupeKey: `order ${order.id} paid again ${session.id}`,
    mail: secondPaymentMail(order, config.mail.to),
    orderId: order.id,
  });
}

/** A transfer is on its way: the order waits for it. One that is known to have failed is news of yesterday. */
async function expectPayment(trx: Transaction<Database>, order: Order, session: CheckoutSession) {
  if (order.stripe_session_id !== session.id) return;
  if ((await paymentFactsOf(trx, session.id)).paymentFailed) return;
  await moveOrder(trx, order, "payment_pending");
}
