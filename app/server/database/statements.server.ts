import type Sqlite from "better-sqlite3";
import {
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
  type SqliteDatabase,
  type SqliteStatement,
} from "kysely";
import { config } from "~/server/config/config.server";
import type { Database } from "./tables";

/** More than the application has; SQL texts that vary with their lists must not fill the memory. */
const MAX_STATEMENTS = 300;

/** A connection that prepares each statement once: preparing most of them takes longer than running them. */
export class StatementCache implements SqliteDatabase {
  private readonly prepared = new Map<string, SqliteStatement>();

  constructor(private readonly sqlite: Sqlite.Database) {}

  prepare(sql: string): SqliteStatement {
    const statement = this.prepared.get(sql) ?? (this.sqlite.prepare(sql) as SqliteStatement);
    // Moved to the end: the first one is then the least recently used.
    this.prepared.delete(sql);
    this.prepared.set(sql, statement);
    if (this.prepared.size > MAX_STATEMENTS) {
      this.prepared.delete(this.prepared.keys().next().value!);
    }
    return statement;
  }

  close(): void {
    this.sqlite.close();
  }
}

/** A list for `where(column, "in", …)`: one statement for any number; an empty one still lets SQLite use indexes. */
export function anyOf(values: readonly string[]): RawBuilder<string> {
  return config.databaseUrl
    ? sql`(select unnest(${values}::text[]))`
    : sql`(select value from json_each(${JSON.stringify(values)}))`;
}

/** At the end of a select (`modifyEnd`): the selected rows keep their unique values until the end of the transaction. */
export const lockingKeys: RawBuilder<unknown> = config.databaseUrl ? sql`for key share` : sql``;

/** Whether `table` has a row whose `column` is one of the outer query, such as `drafts.id`, and which meets a condition. */
export function hasRow(table: string, column: string, outer: string, also?: RawBuilder<unknown>) {
  const condition = also ? sql` and ${also}` : sql``;
  return sql<boolean>`exists (select 1 from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = ${sql.ref(outer)}${condition})`;
}

export const hasNoRow = (...of: Parameters<typeof hasRow>) => sql<boolean>`not ${hasRow(...of)}`;

export async function isFound(query: { executeTakeFirst: () => Promise<unknown> }) {
  return (await query.executeTakeFirst()) !== undefined;
}

/** How many rows a query without columns finds. */
export async function countRows<Table extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Table, Row>,
): Promise<number> {
  const counted = query.select((eb) => eb.fn.countAll<number>().as("rows"));
  return (await counted.executeTakeFirstOrThrow()).rows;
}

type Changes = { numUpdatedRows: bigint } | { numDeletedRows: bigint };

/** Runs a statement. Returns how many rows it has updated or deleted. */
export async function countChanged(statement: { executeTakeFirst: () => Promise<Changes> }) {
  const changes = await statement.executeTakeFirst();
  return Number("numUpdatedRows" in changes ? changes.numUpdatedRows : changes.numDeletedRows);
}

/** The database's own time `plusMs` later: machines compare it with each other's, whose clocks may differ. */
export function databaseTime(plusMs = 0): RawBuilder<string> {
  return config.databaseUrl
    ? sql`to_char((clock_timestamp() + ${plusMs} * interval '1 millisecond') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') collate "C"`
    : sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`${plusMs / 1000} seconds`})`;
}

/** A NUL character, or half a surrogate pair: text is cleaned of both where it arrives, so one that gets here is a fault. */
class UnstorableText extends Error {
  override name = "UnstorableText";
}

const UNSTORABLE = /\0|\p{Cs}/u;

export function assertStorable(values: readonly unknown[]): void {
  for (const value of values) {
    if (Array.isArray(value)) assertStorable(value);
    else if (typeof value === "string" && UNSTORABLE.test(value)) {
      throw new UnstorableText(
        "a value of a statement has a NUL character or half a surrogate pair",
      );
    }
  }
}
