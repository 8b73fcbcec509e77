import { sql, type Kysely } from "kysely";

/** The Reply-To of an email, so that a person is found by an address that their order no longer has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column reply_to text as (
    case when json_valid(mail) then lower(trim(json_extract(mail, '$.replyTo'))) end)`.execute(db);
  await sql`create index outbox_reply_to on outbox (reply_to) where reply_to is not null`.execute(
    db,
  );
}
