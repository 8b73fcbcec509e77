import { db } from "~/database/connection.server";
import { log } from "~/observability/log.server";
import { expireCheckout } from "~/payments/checkout.server";
import { findAllPayments } from "./order-payments.server";
import { findOrder, noOpenCheckout, updateOrder } from "./orders.server";

/**
 * Ends a checkout that a paid order still has open, so that nobody pays it as well. A failure is logged and left to
 * the reconciliation, which finds the checkout on the order. Never throws.
 */
export async function closeReplacing(orderId: string, sessionId: string): Promise<void> {
  try {
    if (await expireCheckout(sessionId)) return await forgetCheckout(orderId, sessionId);
    log.warn({ orderId }, "a paid order's open checkout could not be closed yet");
  } catch (error) {
    log.error({ err: error, orderId }, "a closed checkout could not be recorded");
  }
}

/** Makes the session that paid an order its current one, in place of another that is over. */
export async function forgetCheckout(orderId: string, sessionId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await findOrder(orderId, trx);
    const [first] = await findAllPayments(orderId, trx);
    if (order?.stripe_session_id !== sessionId || !first) return;
    const { stripe_session_id } = first;
    await updateOrder(trx, orderId, { stripe_session_id, ...noOpenCheckout });
  });
}
