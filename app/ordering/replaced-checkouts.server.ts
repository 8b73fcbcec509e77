import type { Transaction } from "kysely";
import { db } from "~/database/connection.server";
import type { Database } from "~/database/tables";
import { timestamp } from "~/time/time";
import { log } from "~/observability/log.server";
import { findCheckout } from "~/payments/checkout-session.server";
import { expireCheckout } from "~/payments/checkout.server";
import { fulfil } from "./fulfil.server";

/** Notes, in the transaction that replaces it, a checkout that must not stay payable. */
export async function noteReplaced(
  trx: Transaction<Database>,
  orderId: string,
  sessionId: string,
): Promise<void> {
  await trx
    .insertInto("replaced_checkouts")
    .values({ stripe_session_id: sessionId, order_id: orderId, replaced_at: timestamp() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The replaced checkouts that are not known to be over, the oldest first, at most `limit`. */
export async function findReplaced(limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("replaced_checkouts")
    .select("stripe_session_id")
    .orderBy("replaced_at")
    .limit(limit)
    .execute();
  return rows.map((row) => row.stripe_session_id);
}

/**
 * Ends a replaced checkout. One that cannot be ended may have been paid just before: then that counts.
 * True once it is over. Throws when Stripe does not answer.
 */
export async function endReplaced(sessionId: string): Promise<boolean> {
  if (!(await expireCheckout(sessionId))) {
    const session = await findCheckout(sessionId);
    if (session) await fulfil(session);
    if (session?.status === "open") return false;
  }
  await db.deleteFrom("replaced_checkouts").where("stripe_session_id", "=", sessionId).execute();
  return true;
}

/** {@link endReplaced} at once; what fails is logged and left to the reconciliation. Never throws. */
export async function tryToEndReplaced(sessionId: string): Promise<void> {
  try {
    if (await endReplaced(sessionId)) return;
    log.warn("a replaced checkout could not be closed yet");
  } catch (error) {
    log.warn({ err: error }, "a replaced checkout could not be closed yet");
  }
}
