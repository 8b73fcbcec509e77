import { retention } from "~/content/retention";
import { db } from "~/database/connection.server";
import { inTransaction } from "~/database/transaction.server";
import { isObjectKey } from "~/onboarding/file-names";
import { abortStaleUploads } from "~/storage/multipart-upload.server";
import { DAY_MS, daysAgo, yearsAgo } from "~/time/time";
import { BATCH, inBatches, TEXT_BATCH } from "./in-batches";
import * as Retention from "./retention.repository.server";

/** No upload takes a day: one that has not ended by then was broken off. */
export const LONGEST_UPLOAD_DAYS = 1;
/** Stripe redelivers an event for three days; an operator can let it do so for a month. */
const EVENT_DAYS = 40;
const LINK_DAYS = 365;

/** Deletes orders that nobody paid, with their emails, flagged ones too. An order that may still be paid stays. */
export function deleteUnpaidOrders(now: Date, stopping: AbortSignal): Promise<number> {
  return deleteOrders("abandoned", daysAgo(retention.unpaidOrderDays, now), stopping);
}

/** Deletes paid orders that have ended, with everything that belongs to them. */
export function deleteEndedOrders(now: Date, stopping: AbortSignal): Promise<number> {
  return deleteOrders("ended", yearsAgo(retention.orderYears, now), stopping);
}

function deleteOrders(
  kind: "abandoned" | "ended",
  before: string,
  stopping: AbortSignal,
): Promise<number> {
  const deleteSome = () =>
    inTransaction(db, async (trx) => {
      const ids = await Retention.findAllOldOrders(trx, kind, before, TEXT_BATCH);
      await Retention.deleteOrders(trx, ids);
      return ids.length;
    });
  return inBatches(stopping, deleteSome, TEXT_BATCH);
}

/** Deletes inquiries without an order, after as many years as ended orders. */
export function deleteOldInquiries(now: Date, stopping: AbortSignal): Promise<number> {
  const before = yearsAgo(retention.orderYears, now);
  const deleteSome = () =>
    inTransaction(db, (trx) => Retention.deleteOldInquiries(trx, before, TEXT_BATCH));
  return inBatches(stopping, deleteSome, TEXT_BATCH);
}

/** Deletes webhook events that Stripe will not deliver again. */
export function deleteOldEvents(now: Date, stopping: AbortSignal): Promise<number> {
  const before = daysAgo(EVENT_DAYS, now);
  return inBatches(stopping, () => Retention.deleteOldEvents(db, before, BATCH));
}

/** Deletes old private links of orders that no longer accept assets. */
export function deleteOldLinks(now: Date, stopping: AbortSignal): Promise<number> {
  const before = daysAgo(LINK_DAYS, now);
  return inBatches(stopping, () => Retention.deleteOldLinks(db, before, BATCH));
}

/**
 * Deletes counts of posts that have expired, or were dated by a clock that was ahead: each expires within an hour of its
 * first post.
 */
export function deleteExpiredLimits(now: Date, stopping: AbortSignal): Promise<number> {
  const expiry = { from: now.getTime(), to: now.getTime() + DAY_MS };
  return inBatches(stopping, () => Retention.deleteRateLimitsOutside(db, expiry, BATCH));
}

/** Aborts multipart uploads that were never completed. Only the site's own: the bucket may hold other objects. */
export function abortOldParts(now: Date, stopping: AbortSignal): Promise<number> {
  return abortStaleUploads(new Date(daysAgo(LONGEST_UPLOAD_DAYS, now)), isObjectKey, stopping);
}
