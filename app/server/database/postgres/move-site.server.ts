import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import type Sqlite from "better-sqlite3";
import { type Kysely, sql } from "kysely";
import { DatabaseUnavailable, named } from "../cannot-write.server";
import { reserveFile } from "../disk-space.server";
import { migrate, NewerDatabase, schemaState } from "../migrate.server";
import { openSqlite } from "../sqlite.server";
import type { Database, Trx } from "../tables";
import { inTransaction } from "../transaction.server";
import { checkCollation, checkServer, UnsuitableServer } from "./check-server.server";
import type { openPostgres } from "./open-postgres.server";

const UNMOVED = ["rate_limits", "desk_links", "desk_sessions", "job_runs"] as const;
type Moved = Exclude<keyof Database, (typeof UNMOVED)[number]>;

/** Every table after those that it refers to, with its order. Not what counts for less than a day, nor the team's sessions. */
export const movedTables: { [Name in Moved]: readonly (keyof Database[Name] | "rowid")[] } = {
  // PostgreSQL numbers them anew in this order.
  orders: ["number"],
  checkouts: ["stripe_session_id"],
  payments: ["stripe_session_id"],
  unexpected_payments: ["stripe_session_id"],
  order_links: ["token_hash"],
  stripe_events: ["id"],
  ledger: ["id"],
  // PostgreSQL numbers them anew in this order.
  order_events: ["rowid"],
  order_requests: ["id"],
  superseded_checkouts: ["stripe_session_id"],
  drafts: ["id"],
  uploads: ["id"],
  inquiries: ["id"],
  // PostgreSQL numbers them anew in this order, in which those of a thread are sent.
  outbox: ["rowid"],
  forgotten: ["hash"],
};

const allTables = [...Object.keys(movedTables), ...UNMOVED];

export type MovedTable = Awaited<ReturnType<typeof moveAll>>[number];

/** Copies all rows of a SQLite file into an empty PostgreSQL database, and compares them: all are moved or none. */
export async function moveSite(
  path: string,
  { work, withoutTimeLimits }: ReturnType<typeof openPostgres>,
) {
  await orRefused(checkServer(work));
  const { db: source, sqlite } = openSqlite(path, reserveFile);
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

async function moveAll(sqlite: Sqlite.Database, trx: Trx) {
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

function columnsOf(sqlite: Sqlite.Database, table: string): Table["columns"] {
  type Column = Table["columns"][0] & { hidden: number; pk: number };
  const all = sqlite.pragma(`table_xinfo(${table})`) as Column[];
  return all.filter(({ hidden, pk, type }) => hidden === 0 && !(pk && type === "INTEGER"));
}

/** Why a site cannot be moved, in words for the operator: without personal data. */
export class MoveRefused extends Error {
  override name = "MoveRefused";
}

export interface Table {
  name: string;
  /** The first one names a row. */
  columns: readonly { name: string; type: string }[];
  keys: readonly string[];
}

type Row = (string | number | null)[];

/** A statement takes 65,535 values at most. */
const BATCH = 200;

async function copyRows(sqlite: Sqlite.Database, trx: Trx, table: Table) {
  const { add, result } = counting();
  let batch: Row[] = [];
  for (const row of rowsIn(sqlite, table)) {
    add(row);
    if (batch.push(row) < BATCH) continue;
    await insert(trx, table, batch);
    batch = [];
  }
  if (batch.length > 0) await insert(trx, table, batch);
  return result();
}

async function readRows(trx: Trx, { name, columns, keys }: Table) {
  const { add, result } = counting();
  const query = sql`select ${namesOf(columns)} from ${sql.table(name)} order by ${sql.join(keys.map((key) => sql.ref(key)))}`;
  await sql`declare moved no scroll cursor for ${query}`.execute(trx);
  const next = sql<Record<string, Row[0]>>`fetch ${sql.lit(BATCH)} from moved`;
  for (let count = BATCH; count === BATCH;) {
    const { rows } = await next.execute(trx);
    for (const row of rows) add(columns.map((column) => row[column.name] ?? null));
    count = rows.length;
  }
  await sql`close moved`.execute(trx);
  return result();
}

function counting() {
  let rows = 0;
  const hash = createHash("sha256");
  return {
    add: (row: Row) => {
      rows += 1;
      hash.update(`${JSON.stringify(row)}\n`);
    },
    result: () => ({ rows, sha256: hash.digest("hex") }),
  };
}

function* rowsIn(sqlite: Sqlite.Database, table: Table): Iterable<Row> {
  // Text as bytes: the driver would replace those that are no text without a word.
  const selected = table.columns.map(({ name, type }) =>
    type.toLowerCase() === "text" ? `cast(${name} as blob)` : name,
  );
  const query = `select ${selected.join()} from ${table.name} order by ${table.keys.join()}`;
  const found = sqlite.prepare<[], (Buffer | number | null)[]>(query).raw().iterate();
  for (const values of found) {
    yield values.map((value, at) => {
      if (!Buffer.isBuffer(value)) return value;
      if (isUtf8(value)) return value.toString();
      throw refused(table, values[0], `${table.columns[at]!.name} is not valid UTF-8`);
    });
  }
}

async function insert(trx: Trx, table: Table, rows: Row[]): Promise<void> {
  const into = sql`${sql.table(table.name)} (${namesOf(table.columns)})`;
  const values = sql.join(rows.map((row) => sql`(${sql.join(row)})`));
  try {
    await sql`savepoint batch`.execute(trx);
    await sql`insert into ${into} values ${values}`.execute(trx);
    await sql`release savepoint batch`.execute(trx);
  } catch (error) {
    if (named(error) instanceof DatabaseUnavailable) throw error;
    if (rows.length === 1) throw refused(table, rows[0]![0], (error as Error).message);
    await sql`rollback to savepoint batch`.execute(trx);
    // One by one, to name the row.
    for (const row of rows) await insert(trx, table, [row]);
  }
}

function namesOf(columns: Table["columns"]) {
  return sql.join(columns.map(({ name }) => sql.ref(name)));
}

function refused({ name, columns }: Table, id: unknown, why: string): MoveRefused {
  return new MoveRefused(
    `Nothing was moved: PostgreSQL cannot take the row of ${name} whose ${columns[0]!.name} is ${String(id)} (${why}). Mend it in site.db.`,
  );
}
