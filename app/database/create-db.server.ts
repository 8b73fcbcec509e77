import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Sqlite from "better-sqlite3";
import {
  CompiledQuery,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDialectConfig,
} from "kysely";
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
  // What was deleted or changed must not stay readable in the file: somebody may have asked to be forgotten.
  sqlite.pragma("secure_delete = ON");
  return { db: new Kysely<Database>({ dialect: new Dialect({ database: sqlite }) }), sqlite };
}

class Dialect extends SqliteDialect {
  constructor(private readonly config: SqliteDialectConfig) {
    super(config);
  }

  override createAdapter(): SqliteAdapter {
    return new Adapter();
  }

  override createDriver(): SqliteDriver {
    return new Driver(this.config);
  }
}

/**
 * Waits for another process's transaction before its own begins. Begun with a read, as is the default, SQLite
 * refuses its first write at once when the other one has written in between.
 */
class Driver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

/** SQLite rolls back schema changes too; told so, Kysely runs the migrations in one transaction. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
