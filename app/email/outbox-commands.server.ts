import { db } from "~/database/connection.server";
import { timestamp } from "~/time/time";

/** How the last error of a mail begins that a person gave up. */
export const DROPPED = "dropped: ";

/**
 * Makes a mail due now that failed for good, or that waits for its next try: its tries are counted anew, and the
 * worker sends it in its thread's turn. False when it is sent, or being sent at this moment.
 */
export async function retryMail(id: string, now = new Date()): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({
      ...{ state: "pending", next_attempt_at: timestamp(now), attempts: 0, last_error: null },
      // A person asked for it.
      rate_limited: 0,
    })
    .where("id", "=", id)
    .where("state", "!=", "sent")
    .where((eb) =>
      eb.or([eb("leased_until", "is", null), eb("leased_until", "<=", timestamp(now))]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/**
 * Gives a mail up for good, for a reason to be read later. One that is being sent at this moment may still arrive,
 * and then counts as sent. False when it is sent already.
 */
export async function dropMail(id: string, why: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ state: "failed", last_error: `${DROPPED}${why}`, leased_until: null })
    .where("id", "=", id)
    .where("state", "!=", "sent")
    .executeTakeFirst();
  return numUpdatedRows > 0;
}
