import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Sqlite from "better-sqlite3";
import { Kysely, SqliteAdapter, SqliteDialect } from "kysely";
import type { Database } from "./tables";

/** Opens the SQLite file at `path`, making its folder; `sqlite` is the same connection for what Kysely lacks. */
export function createDb(path: string): { db: Kysely<Database>; sqlite: Sqlite.Database } {
  mkdirSync(dirname(path), { recursive: true });
  const sqlite = new Sqlite(path);
  // Readers never wait for the writer, and a copy can be taken while the site runs.
  sqlite.pragma("journal_mode = WAL");
  // SQLite checks references only when asked.
  sqlite.pragma("foreign_keys = ON");
  // The operator's commands write from a second process: wait for it instead of failing.
  sqlite.pragma("busy_timeout = 5000");
  // A committed order must survive a power cut; in WAL mode only FULL syncs at each commit.
  sqlite.pragma("synchronous = FULL");
  return { db: new Kysely<Database>({ dialect: new SqliteInWhole({ database: sqlite }) }), sqlite };
}

/** SQLite rolls back schema changes too; told so, Kysely runs the migrations in one transaction. */
class SqliteInWhole extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new AdapterInWhole();
  }
}

class AdapterInWhole extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
