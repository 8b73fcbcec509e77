import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { migrate } from "~/server/database/migrate.server";
import { openSqlite } from "~/server/database/sqlite.server";
import { migrations } from "../../../migrations";

/** The migrations of an invented later version, which adds all that a migration may add. */
export const laterMigrations: Record<string, Migration> = { ...migrations, "999-later": { up } };

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    "create table ratings (id text primary key, stars integer not null)",
    "alter table orders add column vat_id text",
    "alter table outbox add column priority integer not null default 0",
    "create index orders_vat_id on orders (vat_id)",
  ]) {
    await sql.raw(statement).execute(db);
  }
}

export async function makeDatabase(path: string, known = migrations): Promise<void> {
  const { db } = openSqlite(path);
  await migrate(db, known);
  await db.destroy();
}
