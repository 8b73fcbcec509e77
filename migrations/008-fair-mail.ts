import { sql, type Kysely } from "kysely";

/** Marks emails that anybody can cause, so that those of paying customers never wait behind them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column rate_limited integer not null default 0`.execute(db);
}
