import { sql, type Selectable } from "kysely";
import { anyOf } from "~/database/statements.server";
import type { Connection, DraftsTable } from "~/database/tables";
import { HOUR_MS, timestamp, timestampAfter } from "~/time/time";
import type { AssetDetails } from "./asset-schema";

export type Draft = Selectable<DraftsTable>;

/** A draft's fields by their names in the form. */
export function fieldsOf(draft: Draft): AssetDetails {
  return {
    businessName: draft.business_name,
    email: draft.email,
    websiteUrl: draft.website_url,
    brandColors: draft.brand_colors,
    textContent: draft.text_content,
    socialLinks: draft.social_links,
  };
}

/** The columns of the fields that are given; Kysely leaves out those that are undefined. */
function columnsOf(fields: Partial<AssetDetails>) {
  return {
    business_name: fields.businessName,
    email: fields.email,
    website_url: fields.websiteUrl,
    brand_colors: fields.brandColors,
    text_content: fields.textContent,
    social_links: fields.socialLinks,
  };
}

export function findById(on: Connection, id: string): Promise<Draft | undefined> {
  return on.selectFrom("drafts").selectAll().where("id", "=", id).executeTakeFirst();
}

export interface NewDraft {
  id: string;
  orderId?: string;
  /** What is known of its owner before anything was typed. */
  values?: Partial<AssetDetails>;
  /** The hash of its sender's network, where it belongs to no order. */
  network?: string;
}

/**
 * Inserts an open draft, or touches the open one with this id, so that retention does not delete it while its post is
 * read. Returns the row, which may be a submitted one.
 */
export async function upsert(
  on: Connection,
  { id, orderId, values = {}, network }: NewDraft,
): Promise<Draft> {
  const now = timestamp();
  const open = await on
    .insertInto("drafts")
    .values({
      id,
      order_id: orderId ?? null,
      state: "open",
      business_name: values.businessName ?? "",
      email: values.email ?? "",
      website_url: values.websiteUrl ?? "",
      brand_colors: values.brandColors ?? "",
      text_content: values.textContent ?? "",
      social_links: values.socialLinks ?? "",
      saved_at: null,
      network: network ?? null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({ updated_at: now }).where("drafts.state", "=", "open"),
    )
    .returningAll()
    .executeTakeFirst();
  return open ?? (await findById(on, id))!;
}

/** Marks an open draft as changed now. False when it was submitted or deleted. */
export async function touch(on: Connection, id: string): Promise<boolean> {
  const touched = await on
    .updateTable("drafts")
    .set({ updated_at: timestamp() })
    .where("id", "=", id)
    .where("state", "=", "open")
    .returning("id")
    .executeTakeFirst();
  return touched !== undefined;
}

/** As {@link touch}, for a draft that is only visited; writes once an hour at most. */
export async function touchHourly(on: Connection, id: string): Promise<void> {
  await on
    .updateTable("drafts")
    .set({ updated_at: timestamp() })
    .where("id", "=", id)
    .where("state", "=", "open")
    .where("updated_at", "<", timestampAfter(-HOUR_MS))
    .execute();
}

/** Stores the fields that are given; the others stay. A submitted draft stays as it was sent. */
export async function updateFields(
  on: Connection,
  id: string,
  fields: Partial<AssetDetails>,
): Promise<void> {
  await updateOpen(on, id, columnsOf(fields));
}

/** Stores that its owner means to come back; retention deletes the draft later then. */
export async function updateSavedAt(on: Connection, id: string): Promise<void> {
  await updateOpen(on, id, { saved_at: timestamp() });
}

/** Moves an open draft to `submitted`. */
export async function updateToSubmitted(on: Connection, id: string): Promise<void> {
  await updateOpen(on, id, { state: "submitted" });
}

async function updateOpen(
  on: Connection,
  id: string,
  columns: Partial<Omit<Draft, "id">>,
): Promise<void> {
  await on
    .updateTable("drafts")
    .set({ ...columns, updated_at: timestamp() })
    .where("id", "=", id)
    .where("state", "=", "open")
    .execute();
}

export interface StoredTotals {
  /** Open drafts and submitted ones. */
  drafts: number;
  /** The size of their files. */
  bytes: number;
}

/** What networks store in drafts without an order; all networks together where `networks` is not given. */
export async function countStored(
  on: Connection,
  networks?: readonly string[],
): Promise<StoredTotals> {
  const drafts = on
    .selectFrom("drafts")
    .where((eb) =>
      networks ? eb("drafts.network", "in", anyOf(networks)) : eb("drafts.network", ">", ""),
    );
  const { count } = await drafts
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const { bytes } = await drafts
    .innerJoin("uploads", "uploads.draft_id", "drafts.id")
    .where("uploads.state", "!=", "discarded")
    .select(sql<number>`coalesce(sum(uploads.size), 0)`.as("bytes"))
    .executeTakeFirstOrThrow();
  return { drafts: count, bytes };
}
