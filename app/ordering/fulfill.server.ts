import type { Transaction } from "kysely";
import { config } from "~/config/config.server";
import type { Connection, Database } from "~/database/tables";
import { inTransaction, onCommit } from "~/database/transaction.server";
import { amountOf, type CheckoutSession } from "~/payments/checkout-sessions.server";
import { timestamp } from "~/time/time";
import { isAnonymized } from "./anonymize-order.server";
import * as Sessions from "./checkout-sessions.repository.server";
import { enqueueOrderEmail } from "./enqueue-order-email.server";
import { expireOpenSession } from "./open-session.server";
import { teamPaidEmail } from "./order-emails";
import * as Orders from "./orders.repository.server";
import { erasedOrderPaidEmail, secondPaymentEmail } from "./payment-emails";
import * as Payments from "./payments.repository.server";
import { receiptWithLink } from "./receipt-link.server";
import { findFault, recordUnexpectedPayment } from "./unexpected-payments.server";
import { moveOrder, recomputeOrderState } from "./update-order-state.server";

/*
 * Applies what Stripe reports of a checkout session to its order. Called by webhook events, by the page that a buyer
 * returns to, and by reconciliation.
 */

/** `ignored`: another product's session. `unknown_order`: it names an order that the site does not know. */
export type Outcome = "applied" | "ignored" | "unknown_order";

/**
 * Applies a session to its order; Stripe may report it several times, and late. Emails are sent and another open session
 * is expired after the commit, so that neither Stripe nor the buyer waits for that.
 */
export function fulfill(on: Connection, session: CheckoutSession): Promise<Outcome> {
  return inTransaction(on, async (trx) => {
    if (!session.orderId) return "ignored";
    const order = await Orders.findById(trx, session.orderId);
    if (!order) return "unknown_order";
    const isCurrent = order.stripe_session_id === session.id;
    if (session.paid) {
      const fault = await findFault(trx, order.id, session);
      if (fault) await recordUnexpectedPayment(trx, order, session, fault);
      else await recordPayment(trx, order, session);
    } else if (session.status === "complete" && isCurrent) {
      await markPaymentPending(trx, order, session);
    } else if (session.status === "expired" && isCurrent) {
      await moveOrder(trx, order, "checkout_expired");
    }
    return "applied";
  });
}

/** Applies the end of an unpaid session. Only the current session's end moves its order. */
export function applyUnpaidEnd(
  on: Connection,
  session: CheckoutSession,
  event: "payment_failed" | "checkout_expired",
): Promise<Outcome> {
  return inTransaction(on, async (trx) => {
    if (!session.orderId) return "ignored";
    const order = await Orders.findById(trx, session.orderId);
    // Erasing an order expires its session at Stripe, whose event then finds no order.
    if (!order) return event === "checkout_expired" ? "ignored" : "unknown_order";
    if (event === "payment_failed") await Payments.insertFact(trx, session.id, event);
    if (order.stripe_session_id === session.id) await moveOrder(trx, order, event);
    return "applied";
  });
}

/** Stores a payment once, enqueues its email and recomputes the order's state. */
async function recordPayment(
  trx: Transaction<Database>,
  order: Orders.Order,
  session: CheckoutSession,
): Promise<void> {
  const earlier = await Payments.findAllByOrder(trx, order.id);
  if (earlier.some((payment) => payment.stripe_session_id === session.id)) return;
  await Payments.insert(trx, order.id, session);
  // A paid session is over, even if another one has superseded it.
  await Sessions.deleteSuperseded(trx, session.id);
  await Orders.updateClosedCheckout(trx, order.id, session.id);
  if (earlier.length === 0) await confirmOrder(trx, order, session);
  else await reportSecondPayment(trx, order, session);
  await recomputeOrderState(trx, order.id);
}

/**
 * The first payment: the buyer gets the receipt, and the team an email. Another session that is open stays the order's
 * current one until it is expired, so that reconciliation finds it.
 */
async function confirmOrder(
  trx: Transaction<Database>,
  order: Orders.Order,
  session: CheckoutSession,
): Promise<void> {
  const current = order.stripe_session_id ?? session.id;
  const paid_at = timestamp();
  const paid = await Orders.update(trx, order.id, { paid_at, stripe_session_id: current });
  const amount = amountOf(session);
  const team = config.mail.to;
  if (isAnonymized(order)) {
    await enqueueOrderEmail(trx, order, "paid", erasedOrderPaidEmail(order, team, amount));
  } else {
    const mail = await receiptWithLink(trx, { ...paid, paid_at }, amount);
    await enqueueOrderEmail(trx, order, "receipt", mail);
    await enqueueOrderEmail(trx, order, "paid", teamPaidEmail(order, team, amount));
  }
  if (current !== session.id) onCommit(trx, () => expireOpenSession(order.id, current));
}

async function reportSecondPayment(
  trx: Transaction<Database>,
  order: Orders.Order,
  session: CheckoutSession,
): Promise<void> {
  const mail = secondPaymentEmail(order, config.mail.to);
  await enqueueOrderEmail(trx, order, `paid again ${session.id}`, mail);
}

/** A bank transfer is on its way: the order waits for it, unless it is known to have failed. */
async function markPaymentPending(
  trx: Transaction<Database>,
  order: Orders.Order,
  session: CheckoutSession,
): Promise<void> {
  const { paymentFailed } = await Payments.findFacts(trx, session.id);
  if (!paymentFailed) await moveOrder(trx, order, "payment_pending");
}
