import { sql, type Kysely } from "kysely";

/** Persons who were forgotten, by a keyed hash, so that a restored backup does not bring them back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("forgotten")
    .addColumn("hash", "text", (c) => c.primaryKey().notNull())
    .addColumn("forgotten_at", "text", (c) => c.notNull())
    .addColumn("told", "integer", (c) => c.notNull())
    .modifyEnd(sql`strict`)
    .execute();
  await db.schema
    .createIndex("forgotten_told")
    .on("forgotten")
    .columns(["told", "forgotten_at"])
    .execute();
}
