import type { Selectable } from "kysely";
import { db } from "~/database/connection.server";
import type { Connection, DraftsTable } from "~/database/tables";
import { timestamp, timestampAfter, HOUR_MS } from "~/time/time";
import { log } from "~/observability/log.server";
import { assetFields, type AssetField } from "./asset-fields";
import type { AssetDetails } from "./asset-schema";

export type Draft = Selectable<DraftsTable>;

const columnOf: Record<AssetField, keyof DraftsTable> = {
  businessName: "business_name",
  email: "email",
  websiteUrl: "website_url",
  brandColors: "brand_colors",
  textContent: "text_content",
  socialLinks: "social_links",
};

export function findDraft(id: string, on: Connection = db): Promise<Draft | undefined> {
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
 * Makes the draft's row when it is not there yet; drafts are only stored once something is sent. One that is there
 * counts as worked on, so that it is not swept while its post is read.
 */
export async function ensureDraft(
  { id, orderId, values = {}, network }: NewDraft,
  on: Connection = db,
): Promise<Draft> {
  const now = timestamp();
  const open = await on
    .insertInto("drafts")
    .values({
      id,
      order_id: orderId ?? null,
      state: "open",
      business_name: "",
      email: "",
      website_url: "",
      brand_colors: "",
      text_content: "",
      social_links: "",
      ...columnsOf(values),
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
  return open ?? (await findDraft(id, on))!;
}

/** Notes that an open draft is worked on. False when it was submitted or is gone. */
export async function touchDraft(on: Connection, id: string): Promise<boolean> {
  const touched = await on
    .updateTable("drafts")
    .set({ updated_at: timestamp() })
    .where("id", "=", id)
    .where("state", "=", "open")
    .returning("id")
    .executeTakeFirst();
  return touched !== undefined;
}

/**
 * Keeps a draft that is looked at from being swept before it can be sent. Written once an hour at most;
 * a database that cannot write keeps nobody from reading.
 */
export async function noteVisit(id: string): Promise<void> {
  try {
    await db
      .updateTable("drafts")
      .set({ updated_at: timestamp() })
      .where("id", "=", id)
      .where("state", "=", "open")
      .where("updated_at", "<", timestampAfter(-HOUR_MS))
      .execute();
  } catch (error) {
    log.warn({ err: error }, "visit of a draft not noted");
  }
}

/** Keeps what was typed so far; fields that are not given stay. A submitted draft stays as it was sent. */
export async function saveFields(id: string, fields: Partial<AssetDetails>): Promise<void> {
  await updateOpen(id, columnsOf(fields));
}

/** Notes that its owner means to come back: the draft is then kept longer. */
export async function keepForLater(id: string): Promise<void> {
  await updateOpen(id, { saved_at: timestamp() });
}

async function updateOpen(id: string, columns: Partial<Omit<Draft, "id">>): Promise<void> {
  await db
    .updateTable("drafts")
    .set({ ...columns, updated_at: timestamp() })
    .where("id", "=", id)
    .where("state", "=", "open")
    .execute();
}

function columnsOf(fields: Partial<AssetDetails>): Partial<Omit<Draft, "id">> {
  return Object.fromEntries(
    assetFields.flatMap((name) => {
      const value = fields[name];
      return value === undefined ? [] : [[columnOf[name], value]];
    }),
  );
}

/** A draft's fields by their names in the form. */
export function fieldsOf(draft: Draft): AssetDetails {
  return Object.fromEntries(
    assetFields.map((name) => [name, draft[columnOf[name]]]),
  ) as AssetDetails;
}
