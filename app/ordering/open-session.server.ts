import { db } from "~/database/connection.server";
import { inTransaction } from "~/database/transaction.server";
import { log } from "~/observability/log.server";
import { expireCheckout } from "~/payments/checkout-sessions.server";
import * as Orders from "./orders.repository.server";
import * as Payments from "./payments.repository.server";

/*
 * The session that is still open when its order is paid by another one, or closed: it must not be paid too.
 */

/**
 * Expires the session that a paid order still has open, so that the order is not paid twice. A failure is logged and
 * left to reconciliation, which finds the session on the order. Never throws.
 */
export async function expireOpenSession(orderId: string, sessionId: string): Promise<void> {
  try {
    if (await expireCheckout(sessionId)) return await restorePaidSession(orderId, sessionId);
    log.warn({ orderId }, "a paid order's open checkout could not be closed yet");
  } catch (error) {
    log.error({ err: error, orderId }, "a closed checkout could not be recorded");
  }
}

/** Replaces an order's current session, which is over, by the session that paid the order. */
export async function restorePaidSession(orderId: string, sessionId: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const order = await Orders.findById(trx, orderId);
    const [first] = await Payments.findAllByOrder(trx, orderId);
    if (order?.stripe_session_id !== sessionId || !first) return;
    const { stripe_session_id } = first;
    await Orders.update(trx, orderId, { stripe_session_id, ...Orders.noOpenCheckout });
  });
}
