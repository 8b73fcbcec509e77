import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import { anyOf } from "~/database/statements.server";
import type { Connection, Database } from "~/database/tables";
import { discarding, unclaimedStates } from "~/onboarding/uploads.repository.server";
import { isUnpaid, orderStates } from "~/ordering/order-states";

const unpaidStates = orderStates.filter(isUnpaid);

/** An open draft has expired when its last change is before the cutoff of its kind; as stored times. */
export interface DraftCutoffs {
  /** Of a draft without an order: the latest cutoff of all. */
  draft: string;
  savedDraft: string;
  unpaidOrder: string;
  paidOrder: string;
}

/** The ids of open drafts that have expired. */
function expiredDrafts(on: Connection, cutoffs: DraftCutoffs) {
  return (
    on
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
 * Discards at most `limit` files: those of expired drafts, those that arrived after their draft was submitted (before
 * `cutoffs.draft`), and those whose upload began before `uploadsBegun`. Returns how many. One statement selects and
 * updates, so that a draft that is changed or submitted at this moment loses no file.
 */
export function discardUnclaimed(
  on: Connection,
  cutoffs: DraftCutoffs,
  uploadsBegun: string,
  limit: number,
): Promise<number> {
  return discardUploads(on, limit, (eb) =>
    eb.and([
      eb("uploads.state", "in", unclaimedStates),
      eb.or([
        eb.exists(expiredDrafts(on, cutoffs).where("drafts.id", "=", eb.ref("uploads.draft_id"))),
        eb.and([
          eb.exists(
            eb
              .selectFrom("drafts")
              .select("drafts.id")
              .whereRef("drafts.id", "=", "uploads.draft_id")
              .where("drafts.state", "=", "submitted"),
          ),
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

/**
 * Discards at most `limit` files that were submitted before a moment, unless they are among `exceptIds` or an email that
 * carries them is still to be sent. Returns how many.
 */
export function discardClaimed(
  on: Connection,
  before: string,
  exceptIds: readonly string[],
  limit: number,
): Promise<number> {
  return discardUploads(on, limit, (eb) =>
    eb.and([
      eb("uploads.id", "not in", anyOf(exceptIds)),
      eb("uploads.state", "=", "claimed"),
      // Redundant, because a file is older than its submission: lets an index skip newer files.
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

async function discardUploads(
  on: Connection,
  limit: number,
  condition: (eb: ExpressionBuilder<Database, "uploads">) => Expression<SqlBool>,
): Promise<number> {
  const files = on.selectFrom("uploads").select("id").where(condition).limit(limit);
  const { numUpdatedRows } = await on
    .updateTable("uploads")
    .set(discarding)
    .where("id", "in", files)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes at most `limit` expired drafts that have no files. Returns how many. */
export async function deleteExpired(
  on: Connection,
  cutoffs: DraftCutoffs,
  limit: number,
): Promise<number> {
  const empty = expiredDrafts(on, cutoffs)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("uploads").select("uploads.id").whereRef("uploads.draft_id", "=", "drafts.id"),
        ),
      ),
    )
    .limit(limit);
  const { numDeletedRows } = await on
    .deleteFrom("drafts")
    .where("id", "in", empty)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Clears the network of at most `limit` drafts that were submitted before a moment. Returns how many. */
export async function updateNetworksToNull(
  on: Connection,
  before: string,
  limit: number,
): Promise<number> {
  const old = on
    .selectFrom("drafts")
    .select("id")
    .where("network", ">", "")
    .where("state", "=", "submitted")
    .where("updated_at", "<", before)
    .limit(limit);
  const { numUpdatedRows } = await on
    .updateTable("drafts")
    .set({ network: null })
    .where("id", "in", old)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
