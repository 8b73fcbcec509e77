import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import { retention } from "~/content/retention";
import { anyOf } from "~/database/statements.server";
import { db } from "~/database/connection.server";
import type { Database } from "~/database/tables";
import { timestamp, daysAgo } from "~/time/time";
import { log } from "~/observability/log.server";
import { discarding, unclaimedStates } from "~/onboarding/uploads.server";
import { isUnpaid, orderStates } from "~/ordering/order-states";
import { findWrittenAt } from "~/storage/bucket.server";
import { BATCH, inBatches, TEXT_BATCH } from "./in-batches";
import { LONGEST_UPLOAD_DAYS } from "./old-records.server";

/** A submitted file that is overdue by more is looked at once more. */
const LATE_DAYS = 2;

const unpaidStates = orderStates.filter(isUnpaid);

/** The ids of open drafts that nobody has worked on for as long as they are kept. */
function expiredDrafts(now: Date) {
  const { draftDays, savedDraftDays, unpaidOrderDays, orderDraftDays } = retention;
  return (
    db
      .selectFrom("drafts")
      .leftJoin("orders", "orders.id", "drafts.order_id")
      .select("drafts.id")
      .where("drafts.state", "=", "open")
      // None is kept for a shorter time: those in use need not be looked at.
      .where("drafts.updated_at", "<", daysAgo(draftDays, now))
      .where((eb) => {
        const untouched = (days: number) => eb("drafts.updated_at", "<", daysAgo(days, now));
        const unchanged = (days: number) =>
          eb.and([untouched(days), eb("orders.updated_at", "<", daysAgo(days, now))]);
        return eb.or([
          eb.and([eb("orders.id", "is", null), eb("drafts.saved_at", "is", null)]),
          eb.and([
            eb("orders.id", "is", null),
            eb("drafts.saved_at", "is not", null),
            untouched(savedDraftDays),
          ]),
          eb.and([
            eb("orders.state", "in", unpaidStates),
            // As the order itself, its draft stays while it may be paid.
            eb("orders.open_since", "is", null),
            unchanged(unpaidOrderDays),
          ]),
          eb.and([eb("orders.state", "not in", unpaidStates), unchanged(orderDraftDays)]),
        ]);
      })
  );
}

/**
 * Discards the files of expired drafts, those that came too late for a submitted one, and those whose end could not
 * be noted when they came. One statement looks and changes, so a draft that is worked on or submitted at this moment
 * keeps all of its files.
 */
export function discardExpiredFiles(now: Date, stopping: AbortSignal): Promise<number> {
  return discardFiles(stopping, (eb) =>
    eb.and([
      eb("uploads.state", "in", unclaimedStates),
      eb.or([
        eb.exists(expiredDrafts(now).where("drafts.id", "=", eb.ref("uploads.draft_id"))),
        eb.and([
          eb.exists(
            eb
              .selectFrom("drafts")
              .select("drafts.id")
              .whereRef("drafts.id", "=", "uploads.draft_id")
              .where("drafts.state", "=", "submitted"),
          ),
          eb("uploads.created_at", "<", daysAgo(retention.draftDays, now)),
        ]),
        eb.and([
          eb("uploads.state", "=", "receiving"),
          eb("uploads.created_at", "<", daysAgo(LONGEST_UPLOAD_DAYS, now)),
        ]),
      ]),
    ]),
  );
}

/**
 * Discards submitted files at the end of their time, unless the mail that carries them is still to be sent. The sweeps
 * find nearly all within an hour. One that is found much later may be dated by a clock that was behind, and stays for
 * as long as the bucket calls it younger, or does not say.
 */
export async function discardSubmittedFiles(now: Date, stopping: AbortSignal): Promise<number> {
  const before = daysAgo(retention.submittedFileDays, now);
  const late = daysAgo(retention.submittedFileDays + LATE_DAYS, now);
  const young = await findYounger(before, late, stopping);
  return discardFiles(stopping, (eb) =>
    eb.and([
      eb("uploads.id", "not in", anyOf(young)),
      eb("uploads.state", "=", "claimed"),
      // A file comes before it is submitted: newer ones need not be looked at.
      eb("uploads.created_at", "<", before),
      eb.exists(
        eb
          .selectFrom("inquiries")
          .select("inquiries.id")
          .whereRef("inquiries.draft_id", "=", "uploads.draft_id")
          .where("inquiries.created_at", "<", before)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom("outbox")
                  .select("outbox.id")
                  .whereRef("outbox.inquiry_id", "=", "inquiries.id")
                  .where("outbox.state", "=", "pending"),
              ),
            ),
          ),
      ),
    ]),
  );
}

/** Forgets whose connection a submission without an order came from, once its files are gone. */
export function forgetNetworks(now: Date, stopping: AbortSignal): Promise<number> {
  const old = db
    .selectFrom("drafts")
    .select("id")
    .where("network", ">", "")
    .where("state", "=", "submitted")
    .where("updated_at", "<", daysAgo(retention.submittedFileDays, now))
    .limit(BATCH);
  return inBatches(stopping, async () => {
    const { numUpdatedRows } = await db
      .updateTable("drafts")
      .set({ network: null })
      .where("id", "in", old)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  });
}

/** The submitted files dated before `late` that the bucket does not call older than `before`. */
async function findYounger(before: string, late: string, stopping: AbortSignal): Promise<string[]> {
  const files = await db
    .selectFrom("uploads")
    .select(["id", "key"])
    .where("state", "=", "claimed")
    .where("created_at", "<", late)
    .execute();
  const young: string[] = [];
  for (const { id, key } of files) {
    if (stopping.aborted) break;
    try {
      const writtenAt = await findWrittenAt(key);
      if (writtenAt && timestamp(writtenAt) >= before) young.push(id);
    } catch (error) {
      log.warn({ err: error, uploadId: id }, "the age of a file is not known: it stays");
      young.push(id);
    }
  }
  return young;
}

/** Deletes expired drafts once none of their files is left. */
export function deleteExpiredDrafts(now: Date, stopping: AbortSignal): Promise<number> {
  const empty = expiredDrafts(now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("uploads").select("uploads.id").whereRef("uploads.draft_id", "=", "drafts.id"),
        ),
      ),
    )
    .limit(TEXT_BATCH);
  const deleteSome = async () => {
    const deleted = await db.deleteFrom("drafts").where("id", "in", empty).executeTakeFirst();
    return Number(deleted.numDeletedRows);
  };
  return inBatches(stopping, deleteSome, TEXT_BATCH);
}

function discardFiles(
  stopping: AbortSignal,
  condition: (eb: ExpressionBuilder<Database, "uploads">) => Expression<SqlBool>,
): Promise<number> {
  const files = db.selectFrom("uploads").select("id").where(condition).limit(BATCH);
  return inBatches(stopping, async () => {
    const discarded = await db
      .updateTable("uploads")
      .set(discarding)
      .where("id", "in", files)
      .executeTakeFirst();
    return Number(discarded.numUpdatedRows);
  });
}
