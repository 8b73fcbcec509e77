import { sql, type Kysely } from "kysely";

/** When the site learned that an email came back, and the index by which Postmark's reports find their email. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("outbox").addColumn("bounced_at", "text").execute();
  const index = (name: string, of: string) => sql.raw(`create index ${name} on outbox ${of}`);
  await index("outbox_message", "(message_id) where message_id is not null").execute(db);
  await index("outbox_bounced", "(order_id, bounced_at) where bounced_at is not null").execute(db);
}
