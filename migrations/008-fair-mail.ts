import { sql, type Kysely } from "kysely";

/** Mails that anybody can cause are told from those of paying customers, which never wait behind them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column rate_limited integer not null default 0`.execute(db);
}
