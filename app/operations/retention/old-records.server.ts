import { retention } from "~/content/retention";
import { teamSessions } from "~/content/team-sessions";
import { config } from "~/server/config/config.server";
import { db } from "~/server/database/connection.server";
import { inTransaction } from "~/server/database/transaction.server";
import * as Outbox from "~/server/email/outbox.repository.server";
import { isObjectKey } from "~/assets/file-names";
import * as Orders from "~/orders/orders.repository.server";
import { findCheckout } from "~/server/stripe/checkout-sessions.server";
import { abortStaleUploads } from "~/server/storage/multipart-upload.server";
import { daysAgo, HOUR_MS, timestamp, timestampAfter, yearsAgo } from "~/server/time/time";
import { BATCH, inBatches, TEXT_BATCH } from "./in-batches";
import * as Retention from "./retention.repository.server";

/** No upload takes a day: one that has not ended by then was broken off. */
export const LONGEST_UPLOAD_DAYS = 1;
/** Stripe redelivers an event for three days; an operator can let it do so for a month. */
const EVENT_DAYS = 40;
const LINK_DAYS = 365;
/** 440 MB with their emails at their longest, of a volume of 1 GB. */
const MAX_ABANDONED = 5_000;
/** The team looks through flagged orders once a day. */
const UNCROWDED_DAYS = 2;

/** Marks unpaid orders old enough to be deleted whose checkout is over at Stripe. Throws StripeUnreachable. */
export async function expireAbandoned(now: Date, stopping: AbortSignal): Promise<number> {
  const before = daysAgo(retention.unpaidOrderDays, now);
  let over = 0;
  for (const order of await Orders.findAllAbandoned(db, before, BATCH)) {
    if (stopping.aborted) break;
    const session = await findCheckout(order.sessionId);
    if (session && session.status !== "expired") continue;
    if (await Orders.updateAbandoned(db, order)) over += 1;
  }
  return over;
}

/** Deletes orders that nobody paid, with their emails, flagged ones too. An order that may still be paid stays. */
export async function deleteUnpaidOrders(now: Date, stopping: AbortSignal): Promise<number> {
  const old = await deleteOrders("abandoned", daysAgo(retention.unpaidOrderDays, now), stopping);
  const crowded = await Retention.findCrowdedTime(db, MAX_ABANDONED);
  if (!crowded) return old;
  const before = [crowded, daysAgo(UNCROWDED_DAYS, now)].sort()[0]!;
  return old + (await deleteOrders("crowding", before, stopping));
}

export function deleteEndedOrders(now: Date, stopping: AbortSignal): Promise<number> {
  return deleteOrders("ended", yearsAgo(retention.orderYears, now), stopping);
}

function deleteOrders(kind: Retention.OldOrders, before: string, stopping: AbortSignal) {
  const deleteSome = () =>
    inTransaction(db, async (trx) => {
      const ids = await Retention.findAllOldOrders(trx, kind, before);
      await Retention.deleteOrders(trx, ids);
      return ids.length;
    });
  return inBatches(stopping, deleteSome, TEXT_BATCH);
}

export function deleteOldInquiries(now: Date, stopping: AbortSignal): Promise<number> {
  const before = yearsAgo(retention.orderYears, now);
  const deleteSome = () => inTransaction(db, (trx) => Retention.deleteOldInquiries(trx, before));
  return inBatches(stopping, deleteSome, TEXT_BATCH);
}

export function deleteOldEvents(now: Date, stopping: AbortSignal): Promise<number> {
  const before = daysAgo(EVENT_DAYS, now);
  return inBatches(stopping, () => Retention.deleteOldEvents(db, before));
}

export function deleteOldLinks(now: Date, stopping: AbortSignal): Promise<number> {
  const before = daysAgo(LINK_DAYS, now);
  return inBatches(stopping, () => Retention.deleteOldLinks(db, before));
}

export async function deleteOldSignIns(now: Date): Promise<number> {
  const hours = (count: number) => timestampAfter(-count * HOUR_MS, now);
  const before = {
    linked: hours(1),
    used: hours(teamSessions.unusedHours),
    signedIn: daysAgo(teamSessions.days, now),
  };
  const signIns = await Retention.deleteOldSignIns(db, before, config.desk.emails);
  return signIns + (await Outbox.deleteExpired(db, timestamp(now)));
}

/** Each count expires within a day of its first post; one of a later time was dated by a clock that was ahead. */
export function deleteExpiredLimits(now: Date, stopping: AbortSignal): Promise<number> {
  const from = now.getTime();
  const to = from + retention.networkHours * HOUR_MS;
  return inBatches(stopping, () => Retention.deleteRateLimitsOutside(db, from, to));
}

/** Aborts multipart uploads that were never completed. Only the site's own: the bucket may hold other objects. */
export function abortOldParts(now: Date, stopping: AbortSignal): Promise<number> {
  return abortStaleUploads(new Date(daysAgo(LONGEST_UPLOAD_DAYS, now)), isObjectKey, stopping);
}
