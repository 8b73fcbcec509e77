import type Sqlite from "better-sqlite3";
import { sql, type RawBuilder, type SqliteDatabase, type SqliteStatement } from "kysely";

/** More than the application has; a list of columns or values whose length changes must not fill the memory. */
const MAX_STATEMENTS = 300;

/** A connection that prepares each statement once: preparing most of them takes longer than running them. */
export class StatementCache implements SqliteDatabase {
  private readonly prepared = new Map<string, SqliteStatement>();

  constructor(private readonly sqlite: Sqlite.Database) {}

  prepare(sql: string): SqliteStatement {
    const statement = this.prepared.get(sql) ?? (this.sqlite.prepare(sql) as SqliteStatement);
    // Behind all others: the first one is the one that was not used for longest.
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

/**
 * The values of a list, for `where(column, "in", anyOf(values))`: the same statement for any number of them. Bound one
 * by one, an empty list would keep SQLite from the indexes of what else a condition allows.
 */
export function anyOf(values: readonly string[]): RawBuilder<string> {
  return sql`(select value from json_each(${JSON.stringify(values)}))`;
}
