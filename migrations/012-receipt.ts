import type { Kysely } from "kysely";

/** What a buyer's receipt and page say besides the amount. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("orders").addColumn("terms_version", "text").execute();
  await db.schema.alterTable("payments").addColumn("paid_with", "text").execute();
  await db.schema.alterTable("order_links").addColumn("encrypted_token", "text").execute();
}
