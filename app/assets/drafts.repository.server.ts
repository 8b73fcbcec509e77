import { sql, type InsertQueryBuilder, type InsertResult, type Selectable } from "kysely";
import { retention } from "~/content/retention";
import { countRows, hasNoRow, lockingKeys } from "~/server/database/statements.server";
import type { Connection, Database, OrdersTable } from "~/server/database/tables";
import { daysAgo, HOUR_MS, timestamp, timestampAfter } from "~/server/time/time";
import { assetColumns, assetFields } from "./asset-fields";
import type { AssetDetails } from "./asset-schema";
import {
  columnsOf,
  columnsToUpsert,
  type Draft,
  emptyColumns,
  fieldsOf,
  fieldsOfOthers,
  type NewDraft,
  pagesOf,
  type Sent,
} from "./draft-row.server";
import { allBy, mergeFields, NO_PAGE } from "./typed-fields.server";

export function findById(on: Connection, id: string): Promise<Draft | undefined> {
  return on.selectFrom("drafts").selectAll().where("id", "=", id).executeTakeFirst();
}

/** In no order. */
export function findAllByOrder(on: Connection, orderId: string): Promise<Draft[]> {
  return on.selectFrom("drafts").selectAll().where("order_id", "=", orderId).execute();
}

/** Inserts or changes an open draft without an order. The row may be a submitted one: that stays as it was sent. */
export async function upsert(on: Connection, draft: NewDraft, sent: Sent = {}): Promise<Draft> {
  const known = await findById(on, draft.id);
  const columns = columnsToUpsert(draft, sent, known);
  const open = await insertOrChange(on.insertInto("drafts").values(columns.row), known, columns);
  const found = open ?? (await findById(on, draft.id));
  return found && (open || found.state !== "open") ? found : upsert(on, draft, sent);
}

/** As {@link upsert}, for a draft of an order. Undefined where it or the order was changed at the same moment. */
export async function upsertOfOrder(
  on: Connection,
  order: Pick<Selectable<OrdersTable>, "id" | "draft_id">,
  draft: NewDraft,
  sent: Sent = {},
): Promise<Draft | undefined> {
  const known = await findById(on, draft.id);
  const { row, changes } = columnsToUpsert(draft, sent, known);
  const columns = Object.keys(row) as (keyof typeof row)[];
  const insert = on
    .insertInto("drafts")
    .columns([...columns, "order_id"])
    .expression((eb) =>
      eb
        .selectFrom("orders")
        .select(columns.map((column) => sql.val(row[column]).as(column)))
        .select("id as order_id")
        .where("id", "=", order.id)
        .where("draft_id", "=", order.draft_id)
        .modifyEnd(lockingKeys),
    );
  const open = await insertOrChange(insert, known, { changes });
  if (open) return open;
  const found = await findById(on, draft.id);
  return found?.state === "submitted" ? found : undefined;
}

/**
 * Undefined where the draft is a submitted one, where nothing was to be inserted, and where a text was changed at the same
 * moment.
 */
function insertOrChange(
  insert: InsertQueryBuilder<Database, "drafts", InsertResult>,
  known: Draft | undefined,
  { changes }: { changes: Partial<Draft> },
): Promise<Draft | undefined> {
  const columns = [...Object.values(assetColumns), "changed_by" as const].filter(
    (column) => column in changes,
  );
  return insert
    .onConflict((conflict) => {
      const one = conflict.column("id");
      if (!known) return one.doNothing();
      return one
        .doUpdateSet(changes)
        .where((eb) =>
          eb.and([
            eb("drafts.state", "=", "open"),
            ...columns.map((column) => eb(`drafts.${column}`, "=", known[column])),
          ]),
        );
    })
    .returningAll()
    .executeTakeFirst();
}

/** Locks a draft until the end of the transaction, and marks an open one as changed now; undefined when deleted. */
export function touch(on: Connection, id: string) {
  return on
    .updateTable("drafts")
    .set({
      updated_at: sql<string>`case when state = 'open' then ${timestamp()} else updated_at end`,
    })
    .where("id", "=", id)
    .returning(["id", "state", "order_id", "network"])
    .executeTakeFirst();
}

/** Once an hour at most and only while a draft is young, or visits would keep the drafts at their limit. */
export async function touchHourly(on: Connection, id: string): Promise<void> {
  await on
    .updateTable("drafts")
    .set({ updated_at: timestamp() })
    .where("id", "=", id)
    .where("state", "=", "open")
    .where("updated_at", "<", timestampAfter(-HOUR_MS))
    .where("created_at", ">", daysAgo(retention.visitedDraftDays, new Date()))
    .execute();
}

/**
 * Moves an order's open draft, with its files, to another id, after the order was given that one; where it names the
 * order's `former` address, with the new one.
 */
export async function updateId(
  on: Connection,
  from: string,
  to: string,
  address?: { former: string; now: string },
): Promise<void> {
  // Waits for a file that is being added. An insert where there is none: on PostgreSQL, one that a post has inserted unseen
  // by this transaction then makes it run again.
  const begun = await upsert(on, { id: from });
  if (begun.state !== "open") return;
  const isFormer = address !== undefined && begun.email === address.former;
  const changed_by = JSON.stringify({ ...pagesOf(begun), ...allBy(NO_PAGE, ["email"]) });
  const moved = { ...begun, id: to, ...(isFormer && { email: address.now, changed_by }) };
  if (moved.order_id) await on.insertInto("drafts").values(moved).execute();
  if (address) {
    const arriving = on.updateTable("uploads").set({ readdressed_at: timestamp() });
    await arriving.where("draft_id", "=", from).where("state", "=", "receiving").execute();
  }
  await moveUploads(on, from, to);
}

/**
 * Makes what a buyer began before the order was paid a part of the order's open draft, with its files. Of two texts both
 * stay, of other fields what was typed for the order. False where there is nothing to adopt.
 */
export async function adopt(
  on: Connection,
  from: string,
  orderId: string,
  { id, values = {} }: NewDraft,
): Promise<boolean> {
  const begun = await on
    .updateTable("drafts")
    .set({ updated_at: timestamp() })
    .where("id", "=", from)
    .where("state", "=", "open")
    .where("order_id", "is", null)
    .returningAll()
    .executeTakeFirst();
  const own = begun && (await findById(on, id));
  if (!begun || (own && own.state !== "open")) return false;
  const merged = {
    ...columnsOf(mergeFields(own && fieldsOf(own), fieldsOf(begun), values)),
    saved_at: own?.saved_at ?? begun.saved_at,
    // No page that has not seen them sets them back.
    changed_by: JSON.stringify({
      ...allBy(NO_PAGE, own ? assetFields : Object.keys(values)),
      ...(!own && pagesOf(begun)),
    }),
  };
  await on
    .insertInto("drafts")
    .values({ ...begun, ...merged, id, order_id: orderId, network: null })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(merged))
    .execute();
  await moveUploads(on, from, id);
  return true;
}

/** Leaves one that is submitted. */
export async function deleteWithoutFiles(on: Connection, id: string): Promise<void> {
  await on
    .deleteFrom("drafts")
    .where("id", "=", id)
    .where("state", "=", "open")
    .where(hasNoRow("uploads", "draft_id", "drafts.id"))
    .execute();
}

/** Its files count for the order from then on, not for a network. */
export async function updateOrder(on: Connection, id: string, orderId: string | null) {
  await on
    .updateTable("drafts")
    .set({ order_id: orderId, network: null })
    .where("id", "=", id)
    .execute();
  await on.updateTable("uploads").set({ network: null }).where("draft_id", "=", id).execute();
}

/**
 * Of an order's draft that a page has submitted with these fields alone, what others have begun goes on in the `next` one,
 * with the files that were not sent.
 */
export async function leaveToOthers(
  on: Connection,
  draft: Draft,
  { page, fields }: { page: string; fields: AssetDetails },
  { id, values = {} }: NewDraft,
): Promise<void> {
  const changed_by = JSON.stringify(allBy(page, assetFields));
  const own = { ...columnsOf(fields), changed_by };
  await on.updateTable("drafts").set(own).where("id", "=", draft.id).execute();
  const others = fieldsOfOthers(draft, page, fields);
  const rest = on.selectFrom("uploads").where("draft_id", "=", draft.id);
  const hasFiles = (await countRows(rest.where("state", "=", "stored"))) > 0;
  if (Object.keys(others).length === 0 && !hasFiles) return;
  const columns = { ...emptyColumns, ...columnsOf({ ...values, ...others }) };
  await on
    .insertInto("drafts")
    .values({ ...draft, ...columns, id, state: "open" })
    .execute();
  const unsent = on.updateTable("uploads").set({ draft_id: id }).where("draft_id", "=", draft.id);
  await unsent.where("state", "=", "stored").execute();
}

/** To a draft of an order. */
async function moveUploads(on: Connection, from: string, to: string): Promise<void> {
  const moved = { draft_id: to, network: null };
  await on.updateTable("uploads").set(moved).where("draft_id", "=", from).execute();
  await on.deleteFrom("drafts").where("id", "=", from).execute();
}

export async function updateToOpen(on: Connection, id: string): Promise<void> {
  await on.updateTable("drafts").set({ state: "open" }).where("id", "=", id).execute();
}

export function updateToSubmitted(on: Connection, id: string): Promise<Draft | undefined> {
  return on
    .updateTable("drafts")
    .set({ state: "submitted", updated_at: timestamp() })
    .where("id", "=", id)
    .where("state", "=", "open")
    .returningAll()
    .executeTakeFirst();
}
