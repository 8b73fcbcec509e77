import { sql, type Expression, type ExpressionBuilder, type SqlBool } from "kysely";
import { anyOf, countChanged, hasNoRow, hasRow } from "~/server/database/statements.server";
import type { Connection, Database } from "~/server/database/tables";
import { discarding, unclaimedStates } from "~/assets/uploads.repository.server";
import { isUnpaid, orderStates } from "~/orders/order-states";
import { BATCH, TEXT_BATCH } from "./in-batches";

const unpaidStates = orderStates.filter(isUnpaid);

/** An open draft has expired when its last change is before the cutoff of its kind; as stored times. */
export type DraftCutoffs = Record<"draft" | "savedDraft" | "unpaidOrder" | "paidOrder", string>;

function expiredDrafts(db: Connection, cutoffs: DraftCutoffs) {
  return (
    db
      .selectFrom("drafts")
      .leftJoin("orders", "orders.id", "drafts.order_id")
      .select("drafts.id")
      .where("drafts.state", "=", "open")
      // Redundant, because every expired draft is older: lets an index skip the drafts in use.
      .where("drafts.updated_at", "<", cutoffs.draft)
      .where((eb) => {
        const untouched = (before: string) => eb("drafts.updated_at", "<", before);
        const unchanged = (before: string) =>
          eb.and([untouched(before), eb("orders.updated_at", "<", before)]);
        return eb.or([
          eb.and([eb("orders.id", "is", null), eb("drafts.saved_at", "is", null)]),
          eb.and([
            eb("orders.id", "is", null),
            eb("drafts.saved_at", "is not", null),
            untouched(cutoffs.savedDraft),
          ]),
          eb.and([
            eb("orders.state", "in", unpaidStates),
            // A draft stays, as its order does, while the order may be paid.
            eb("orders.open_since", "is", null),
            unchanged(cutoffs.unpaidOrder),
          ]),
          eb.and([eb("orders.state", "not in", unpaidStates), unchanged(cutoffs.paidOrder)]),
        ]);
      })
  );
}

/**
 * Discards some files: those of expired drafts, those that arrived after their draft was submitted (before
 * `cutoffs.draft`), and those whose upload began before `uploadsBegun`. Returns how many. One statement selects and
 * updates, so that a draft that is changed or submitted at this moment loses no file.
 */
export function discardUnclaimed(db: Connection, cutoffs: DraftCutoffs, uploadsBegun: string) {
  return discardUploads(db, (eb) =>
    eb.and([
      eb("uploads.state", "in", unclaimedStates),
      eb.or([
        eb.exists(expiredDrafts(db, cutoffs).where("drafts.id", "=", eb.ref("uploads.draft_id"))),
        eb.and([
          hasRow("drafts", "id", "uploads.draft_id", sql`drafts.state = 'submitted'`),
          eb("uploads.created_at", "<", cutoffs.draft),
        ]),
        eb.and([
          eb("uploads.state", "=", "receiving"),
          eb("uploads.created_at", "<", uploadsBegun),
        ]),
      ]),
    ]),
  );
}

const isSent = hasNoRow("outbox", "inquiry_id", "inquiries.id", sql`outbox.state = 'pending'`);

/**
 * Discards some files submitted before a moment, but those of `exceptIds` and those of an email still to be sent. Files
 * without an inquiry came with a request.
 */
export function discardClaimed(db: Connection, before: string, exceptIds: readonly string[]) {
  const isOld = sql`inquiries.created_at < ${before} and ${isSent}`;
  return discardUploads(db, (eb) =>
    eb.and([
      eb("uploads.id", "not in", anyOf(exceptIds)),
      eb("uploads.state", "=", "claimed"),
      // Redundant, because a file is older than its submission: lets an index skip newer files.
      eb("uploads.created_at", "<", before),
      eb.or([
        hasRow("inquiries", "draft_id", "uploads.draft_id", isOld),
        hasNoRow("inquiries", "draft_id", "uploads.draft_id"),
      ]),
    ]),
  );
}

/** Discards some files that were removed from their submissions before a moment, but those of an email still to be sent. */
export function discardRemoved(db: Connection, before: string) {
  return discardUploads(db, (eb) =>
    eb.and([
      eb("uploads.removed_at", "<", before),
      eb("uploads.state", "=", "claimed"),
      hasNoRow("inquiries", "draft_id", "uploads.draft_id", sql`not ${isSent}`),
    ]),
  );
}

function discardUploads(
  db: Connection,
  condition: (eb: ExpressionBuilder<Database, "uploads">) => Expression<SqlBool>,
) {
  const files = db.selectFrom("uploads").select("id").where(condition).limit(BATCH);
  return countChanged(db.updateTable("uploads").set(discarding).where("id", "in", files));
}

export function deleteExpired(db: Connection, cutoffs: DraftCutoffs): Promise<number> {
  const expired = expiredDrafts(db, cutoffs);
  const empty = expired.where(hasNoRow("uploads", "draft_id", "drafts.id")).limit(TEXT_BATCH);
  return countChanged(db.deleteFrom("drafts").where("id", "in", empty));
}

export function updateNetworksToNull(db: Connection, before: string): Promise<number> {
  const old = db
    .selectFrom("drafts")
    .select("id")
    .where("network", "is not", null)
    .where("state", "=", "submitted")
    .where("updated_at", "<", before)
    .limit(BATCH);
  return countChanged(db.updateTable("drafts").set({ network: null }).where("id", "in", old));
}
