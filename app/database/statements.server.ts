import type Sqlite from "better-sqlite3";
import { sql, type RawBuilder, type SqliteDatabase, type SqliteStatement } from "kysely";
import { config } from "~/config/config.server";

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

/**
 * The values of a list, for `where(column, "in", anyOf(values))`: the same statement for any number of them. With values
 * bound one by one, an empty list would keep SQLite from using indexes for the rest of the condition.
 */
export function anyOf(values: readonly string[]): RawBuilder<string> {
  return config.databaseUrl
    ? sql`(select unnest(${values}::text[]))`
    : sql`(select value from json_each(${JSON.stringify(values)}))`;
}
