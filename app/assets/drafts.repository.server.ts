import { sql, type InsertQueryBuilder, type InsertResult, type Selectable } from "kysely";
import { retention } from "~/content/retention";
import { lockingKeys } from "~/server/database/statements.server";
import type { Connection, Database, DraftsTable, OrdersTable } from "~/server/database/tables";
import { daysAgo, HOUR_MS, timestamp, timestampAfter } from "~/server/time/time";
import { assetColumns, assetFields, type AssetField } from "./asset-fields";
import type { AssetDetails } from "./asset-schema";
import { allBy, changedFields, type FieldPages, mergeFields } from "./typed-fields.server";

export type Draft = Selectable<DraftsTable>;

type FieldColumns = Pick<Draft, (typeof assetColumns)[AssetField]>;

export function fieldsOf(draft: FieldColumns): AssetDetails {
  const fields = assetFields.map((name) => [name, draft[assetColumns[name]]]);
  return Object.fromEntries(fields) as AssetDetails;
}

function columnsOf(fields: Partial<AssetDetails>): Partial<FieldColumns> {
  const given = assetFields.filter((name) => fields[name] !== undefined);
  return Object.fromEntries(given.map((name) => [assetColumns[name], fields[name]]));
}

export const emptyColumns = Object.fromEntries(
  assetFields.map((name) => [assetColumns[name], ""]),
) as FieldColumns;

export function findById(on: Connection, id: string): Promise<Draft | undefined> {
  return on.selectFrom("drafts").selectAll().where("id", "=", id).executeTakeFirst();
}

export interface NewDraft {
  id: string;
  values?: Partial<AssetDetails>;
  /** The path of its sender's network (`networkPaths`), where it belongs to no order. */
  network?: string;
}

/** What a page sends; `shown` are hashes of what its form showed; `saved`: its owner means to come back. */
export interface Sent {
  fields?: Partial<AssetDetails>;
  page?: string;
  shown?: readonly string[];
  saved?: boolean;
}

/** Inserts or changes an open draft without an order. The row may be a submitted one: that stays as it was sent. */
export async function upsert(on: Connection, draft: NewDraft, sent: Sent = {}): Promise<Draft> {
  const { row, changes } = columnsToUpsert(draft, sent, await findById(on, draft.id));
  const open = await insertOrChange(on.insertInto("drafts").values(row), changes);
  return open ?? (await findById(on, draft.id))!;
}

/** As {@link upsert}, for a draft of an order. Undefined where the order was readdressed since it was read. */
export async function upsertOfOrder(
  on: Connection,
  order: Pick<Selectable<OrdersTable>, "id" | "draft_id">,
  draft: NewDraft,
  sent: Sent = {},
): Promise<Draft | undefined> {
  const { row, changes } = columnsToUpsert(draft, sent, await findById(on, draft.id));
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
  const open = await insertOrChange(insert, changes);
  if (open) return open;
  const found = await findById(on, draft.id);
  return found?.state === "submitted" ? found : undefined;
}

function columnsToUpsert(
  { id, values = {}, network }: NewDraft,
  { fields = {}, page, shown = [], saved = false }: Sent,
  known: Draft | undefined,
) {
  const now = timestamp();
  const pages = JSON.parse(known?.changed_by ?? "{}") as FieldPages;
  const changed = known
    ? changedFields({ page, shown }, fields, { known: fieldsOf(known), pages })
    : fields;
  const names = Object.keys(page ? changed : {});
  const changed_by = JSON.stringify({ ...pages, ...(page && allBy(page, names)) });
  const row = {
    id,
    state: "open" as const,
    ...emptyColumns,
    ...columnsOf({ ...values, ...fields }),
    changed_by,
    saved_at: saved ? now : null,
    network: network ?? null,
    created_at: now,
    updated_at: now,
  };
  const changes = {
    ...columnsOf(changed),
    ...(names.length > 0 && { changed_by }),
    ...(saved && { saved_at: now }),
    updated_at: now,
  };
  return { row, changes };
}

/** Undefined where the draft is a submitted one, or nothing was to be inserted. */
function insertOrChange(
  insert: InsertQueryBuilder<Database, "drafts", InsertResult>,
  changes: Partial<Draft>,
): Promise<Draft | undefined> {
  return insert
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(changes).where("drafts.state", "=", "open"),
    )
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
    .returning(["state", "order_id", "network"])
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

/** Moves an order's open draft, with its files, to another id, after the order was given that one. */
export async function updateId(on: Connection, from: string, to: string): Promise<void> {
  // Waits for a file that is being added. An insert where there is none: on PostgreSQL, one that a post has inserted unseen
  // by this transaction then makes it run again.
  const begun = await upsert(on, { id: from });
  if (begun.state !== "open") return;
  const moved = { ...begun, id: to };
  if (moved.order_id) await on.insertInto("drafts").values(moved).execute();
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
    ...(own && { changed_by: JSON.stringify(allBy(from, assetFields)) }),
  };
  await on
    .insertInto("drafts")
    .values({ ...begun, ...merged, id, order_id: orderId, network: null })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(merged))
    .execute();
  await moveUploads(on, from, id);
  return true;
}

/** Its files count for the order from then on, not for a network. */
export async function updateOrder(on: Connection, id: string, orderId: string): Promise<void> {
  await on
    .updateTable("drafts")
    .set({ order_id: orderId, network: null })
    .where("id", "=", id)
    .execute();
}

async function moveUploads(on: Connection, from: string, to: string): Promise<void> {
  await on.updateTable("uploads").set({ draft_id: to }).where("draft_id", "=", from).execute();
  await on.deleteFrom("drafts").where("id", "=", from).execute();
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

/** Drafts that are not submitted, and bytes of files, submitted or not. */
export interface StoredTotals {
  drafts: number;
  bytes: number;
}

/** What the networks of these paths store without an order; all networks together where none is given. */
export async function countStored(on: Connection, networks?: readonly string[]) {
  const drafts = on.selectFrom("drafts").where((eb) =>
    networks
      ? eb.or(
          networks.map((path) =>
            // A path and those below it: "0" is the character after "/".
            eb.and([eb("drafts.network", ">=", path), eb("drafts.network", "<", `${path}0`)]),
          ),
        )
      : eb("drafts.network", ">", ""),
  );
  const { count } = await drafts
    .where("drafts.state", "=", "open")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const { bytes } = await drafts
    .innerJoin("uploads", "uploads.draft_id", "drafts.id")
    .where("uploads.state", "!=", "discarded")
    .select(sql<number>`coalesce(sum(uploads.size), 0)`.as("bytes"))
    .executeTakeFirstOrThrow();
  return { drafts: count, bytes };
}
