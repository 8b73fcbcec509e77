import { retention } from "~/content/retention";
import { db } from "~/database/connection.server";
import { findCheckout } from "~/payments/checkout-session.server";
import { BATCH } from "./in-batches";
import { daysAgo } from "~/time/time";

/**
 * Asks Stripe about orders that nobody paid and whose time is over, while they have a checkout that is not known to be
 * over, and notes those that are: by no clock but Stripe's. The others stay. Not a change of the order, or its time
 * would begin anew. Returns how many were over. Throws StripeUnreachable.
 */
export async function settleAbandoned(now: Date, stopping: AbortSignal): Promise<number> {
  const abandoned = await db
    .selectFrom("orders")
    .select(["id", "stripe_session_id as sessionId"])
    .where("state", "in", ["received", "checkout_open"])
    .where("updated_at", "<", daysAgo(retention.unpaidOrderDays, now))
    .where("stripe_session_id", "is not", null)
    .limit(BATCH)
    .$narrowType<{ sessionId: string }>()
    .execute();
  let over = 0;
  for (const { id, sessionId } of abandoned) {
    if (stopping.aborted) break;
    const session = await findCheckout(sessionId);
    if (session && session.status !== "expired") continue;
    const noted = await db
      .updateTable("orders")
      .set({ state: "checkout_expired" })
      .where("id", "=", id)
      .where("stripe_session_id", "=", sessionId)
      .where("state", "in", ["received", "checkout_open"])
      .executeTakeFirst();
    over += Number(noted.numUpdatedRows);
  }
  return over;
}
