import { db } from "~/database/connection.server";
import { isObjectKey } from "~/onboarding/object-key";
import { abortForgottenParts } from "~/storage/multipart.server";
import { DAY_MS, daysAgo } from "~/time/time";
import { BATCH, inBatches } from "./in-batches";

/** No upload takes a day: one that has not ended by then was broken off. */
export const LONGEST_UPLOAD_DAYS = 1;
/** Stripe delivers an event again for three days; an operator may do so for a month. */
const EVENT_DAYS = 40;
const LINK_DAYS = 365;

/** The orders whose buyers may still send something through their private link. */
const statesWithUseForLinks = ["paid", "assets_received", "past_due"];

/** Forgets webhook events that no delivery will repeat any more. */
export function deleteOldEvents(now: Date, stopping: AbortSignal): Promise<number> {
  const old = db
    .selectFrom("stripe_events")
    .select("id")
    .where("received_at", "<", daysAgo(EVENT_DAYS, now))
    .limit(BATCH);
  return inBatches(stopping, async () => {
    const deleted = await db.deleteFrom("stripe_events").where("id", "in", old).executeTakeFirst();
    return Number(deleted.numDeletedRows);
  });
}

/** Forgets private links whose orders have no use for them. */
export function deleteOldLinks(now: Date, stopping: AbortSignal): Promise<number> {
  const old = db
    .selectFrom("order_links")
    .innerJoin("orders", "orders.id", "order_links.order_id")
    .select("order_links.token_hash")
    .where("order_links.created_at", "<", daysAgo(LINK_DAYS, now))
    .where("orders.state", "not in", statesWithUseForLinks)
    .limit(BATCH);
  return inBatches(stopping, async () => {
    const deleted = await db
      .deleteFrom("order_links")
      .where("token_hash", "in", old)
      .executeTakeFirst();
    return Number(deleted.numDeletedRows);
  });
}

/** Forgets counts of posts whose time is over, or was set by a clock that was ahead: none lasts longer than an hour. */
export function deleteExpiredLimits(now: Date, stopping: AbortSignal): Promise<number> {
  const expired = db
    .selectFrom("rate_limits")
    .select("key")
    .where(({ eb, or }) =>
      or([eb("expire", "<", now.getTime()), eb("expire", ">", now.getTime() + DAY_MS)]),
    )
    .limit(BATCH);
  return inBatches(stopping, async () => {
    const deleted = await db
      .deleteFrom("rate_limits")
      .where("key", "in", expired)
      .executeTakeFirst();
    return Number(deleted.numDeletedRows);
  });
}

/** Aborts multipart uploads that were begun and forgotten; the bucket may hold other things than ours. */
export function abortOldParts(now: Date, stopping: AbortSignal): Promise<number> {
  return abortForgottenParts(new Date(daysAgo(LONGEST_UPLOAD_DAYS, now)), isObjectKey, stopping);
}
