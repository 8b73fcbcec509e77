import { config } from "~/config/config.server";
import { db } from "~/database/connection.server";
import { timestamp } from "~/time/time";
import { log } from "~/observability/log.server";
import { findCheckout, type CheckoutSession } from "~/payments/checkout-session.server";

/** For how long one answer of Stripe's does for every visit of an order's page: no longer than one waits for it. */
const FRESH_MS = Math.min(3000, config.providerTimeoutMs);

const asked = new Map<string, Promise<CheckoutSession | undefined>>();

/**
 * What Stripe says of the session that an order's buyer came back from, asked once in some seconds. Notes the return
 * for the reconciliation. Throws StripeUnreachable.
 */
export function askForBuyer(
  orderId: string,
  sessionId: string,
): Promise<CheckoutSession | undefined> {
  const known = asked.get(sessionId);
  if (known) return known;
  const answer = noteReturn(orderId).then(() => findCheckout(sessionId));
  asked.set(sessionId, answer);
  setTimeout(() => asked.delete(sessionId), FRESH_MS).unref();
  return answer;
}

/**
 * No change of the order: its time of rest before the reconciliation goes on. A return that cannot be noted keeps nobody
 * from the answer.
 */
async function noteReturn(orderId: string): Promise<void> {
  try {
    await db
      .updateTable("orders")
      .set({ returned_at: timestamp() })
      .where("id", "=", orderId)
      .execute();
  } catch (error) {
    log.warn({ err: error, orderId }, "a buyer's return from the checkout not noted");
  }
}
