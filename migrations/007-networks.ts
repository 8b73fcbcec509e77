import type { Kysely } from "kysely";

/** The network that a draft without an order came from, as a keyed hash: each network may store a limited amount. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("drafts").addColumn("network", "text").execute();
  await db.schema.createIndex("drafts_network").on("drafts").column("network").execute();
}
