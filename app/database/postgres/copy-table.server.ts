import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import type Sqlite from "better-sqlite3";
import { sql, type Transaction } from "kysely";
import type { Database } from "../tables";
import { DatabaseUnavailable, named } from "./errors";

/** Why a site cannot be moved, in words for the operator: without personal data. */
export class MoveRefused extends Error {
  override name = "MoveRefused";
}

/** A table with the columns that are copied, and those that order its rows. */
export interface Table {
  name: string;
  /** The first one names a row. */
  columns: readonly { name: string; type: string }[];
  keys: readonly string[];
}

type Row = (string | number | null)[];

/** A statement takes 65,535 values at most. */
const BATCH = 200;

/** Copies the rows of a table from SQLite to PostgreSQL, in order; returns how many, and their hash. */
export async function copyRows(sqlite: Sqlite.Database, trx: Transaction<Database>, table: Table) {
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

/** Reads the rows of a table from PostgreSQL in the same order; returns how many, and their hash. */
export async function readRows(trx: Transaction<Database>, { name, columns, keys }: Table) {
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

/** Counts rows and hashes their values: the same for both databases. */
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

async function insert(trx: Transaction<Database>, table: Table, rows: Row[]): Promise<void> {
  const values = sql.join(rows.map((row) => sql`(${sql.join(row)})`));
  try {
    await sql`savepoint batch`.execute(trx);
    await sql`insert into ${sql.table(table.name)} (${namesOf(table.columns)}) values ${values}`.execute(
      trx,
    );
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
