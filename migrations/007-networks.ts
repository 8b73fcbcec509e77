import type { Kysely } from "kysely";

/** Whose connection a draft without an order came from, as a keyed hash: what each may hold is limited. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("drafts").addColumn("network", "text").execute();
  await db.schema.createIndex("drafts_network").on("drafts").column("network").execute();
}
