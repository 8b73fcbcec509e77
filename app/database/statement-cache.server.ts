import type Sqlite from "better-sqlite3";
import type { SqliteDatabase, SqliteStatement } from "kysely";

/** More than the application has; lists of columns or values of changing length must not add up for good. */
const MOST = 300;

/** A connection that prepares each statement once: for most of ours that takes longer than running them. */
export class StatementCache implements SqliteDatabase {
  private readonly prepared = new Map<string, SqliteStatement>();

  constructor(private readonly sqlite: Sqlite.Database) {}

  prepare(sql: string): SqliteStatement {
    const statement = this.prepared.get(sql) ?? (this.sqlite.prepare(sql) as SqliteStatement);
    // Behind all others: the first one is the one that was not used for longest.
    this.prepared.delete(sql);
    this.prepared.set(sql, statement);
    if (this.prepared.size > MOST) this.prepared.delete(this.prepared.keys().next().value!);
    return statement;
  }

  close(): void {
    this.sqlite.close();
  }
}
