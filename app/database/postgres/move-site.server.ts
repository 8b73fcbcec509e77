import type Sqlite from "better-sqlite3";
import { sql, type Kysely, type Transaction } from "kysely";
import { migrate, NewerDatabase, schemaState } from "../migrate.server";
import { openSqlite } from "../sqlite.server";
import type { Database } from "../tables";
import { inTransaction } from "../transaction.server";
import { checkCollation, checkServer, UnsuitableServer } from "./check-server.server";
import { copyRows, MoveRefused, readRows, type Table } from "./copy-table.server";
import type { openPostgres } from "./open-postgres.server";

type Moved = Exclude<keyof Database, "rate_limits">;

/**
 * Every table after those that it refers to, with the columns that order its rows. Not `rate_limits`: as with a backup,
 * its rows count for less than an hour.
 */
export const movedTables: { [Name in Moved]: readonly (keyof Database[Name] | "rowid")[] } = {
  orders: ["id"],
  checkouts: ["stripe_session_id"],
  payments: ["stripe_session_id"],
  unexpected_payments: ["stripe_session_id"],
  order_links: ["token_hash"],
  stripe_events: ["id"],
  payment_facts: ["stripe_session_id", "fact", "invoice_id"],
  disputes: ["id"],
  replaced_checkouts: ["stripe_session_id"],
  drafts: ["id"],
  uploads: ["id"],
  inquiries: ["id"],
  // PostgreSQL numbers them anew in this order, in which those of a thread are sent.
  outbox: ["rowid"],
  forgotten: ["hash"],
};

const allTables = [...Object.keys(movedTables), "rate_limits"];

/** How many rows of a table were moved, and the SHA-256 of their values. */
export interface MovedTable {
  table: string;
  rows: number;
  sha256: string;
}

/**
 * Copies all rows of the SQLite file at `path` into a PostgreSQL database without any, and
 * compares them before the commit: all are moved or none. Throws a MoveRefused.
 */
export async function moveSite(
  path: string,
  { work, withoutTimeLimits }: ReturnType<typeof openPostgres>,
): Promise<MovedTable[]> {
  await orRefused(checkServer(work));
  const { db: source, sqlite } = openSqlite(path);
  try {
    if ((await schemaState(source)) !== "same") {
      throw new MoveRefused(
        `${path} has another schema: start the site of this version once without DATABASE_URL, and stop it.`,
      );
    }
    // A snapshot, because the desk may still write.
    sqlite.exec("begin");
    return await withoutTimeLimits(async (db) => {
      // A database with rows is not even migrated.
      await assertEmpty(db);
      await orRefused(migrate(db));
      await orRefused(checkCollation(work));
      return inTransaction(db, (trx) => moveAll(sqlite, trx));
    });
  } finally {
    await source.destroy();
  }
}

async function orRefused<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof UnsuitableServer || error instanceof NewerDatabase)) throw error;
    throw new MoveRefused(`Nothing was moved: ${error.message}.`, { cause: error });
  }
}

async function assertEmpty(db: Kysely<Database>): Promise<void> {
  for (const table of allTables) {
    const there = await sql`select where to_regclass(${table}) is not null`.execute(db);
    if (there.rows.length === 0) continue;
    const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length === 0) continue;
    throw new MoveRefused(
      `The database of DATABASE_URL has rows already, in ${table}: give the site an empty one.`,
    );
  }
}

async function moveAll(sqlite: Sqlite.Database, trx: Transaction<Database>): Promise<MovedTable[]> {
  // Before anything is read: a site that was started too early waits, and its rows are seen.
  const all = sql.join(allTables.map((table) => sql.table(table)));
  await sql`lock table ${all} in share row exclusive mode`.execute(trx);
  await assertEmpty(trx);
  const moved = [];
  for (const [name, keys] of Object.entries(movedTables)) {
    const table: Table = { name, keys, columns: columnsOf(sqlite, name) };
    const sent = await copyRows(sqlite, trx, table);
    const arrived = await readRows(trx, table);
    if (sent.rows !== arrived.rows || sent.sha256 !== arrived.sha256) {
      throw new MoveRefused(
        `Nothing was moved: PostgreSQL returned other rows of ${name} than it was given (${arrived.rows} of ${sent.rows}).`,
      );
    }
    moved.push({ table: name, ...arrived });
  }
  return moved;
}

/** The columns of a table in SQLite that are not generated. */
function columnsOf(sqlite: Sqlite.Database, table: string): Table["columns"] {
  const all = sqlite.pragma(`table_xinfo(${table})`) as (Table["columns"][0] & {
    hidden: number;
  })[];
  return all.filter(({ hidden }) => hidden === 0);
}
