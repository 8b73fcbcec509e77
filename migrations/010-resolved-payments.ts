import type { Kysely } from "kysely";

/** Whether a person has dealt with a payment that was not accepted, and how. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("unexpected_payments").addColumn("resolved_at", "text").execute();
  await db.schema.alterTable("unexpected_payments").addColumn("resolution", "text").execute();
  await db.schema
    .createIndex("unexpected_payments_resolved")
    .on("unexpected_payments")
    .columns(["resolved_at", "found_at"])
    .execute();
}
