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
} from "kysely";
import { StatementCache } from "./statements.server";
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
  return { db: new Kysely<Database>({ dialect: new SqliteInWhole(sqlite) }), sqlite };
}

/** SQLite with atomic transactions and with errors that keep their cause. */
class SqliteInWhole extends SqliteDialect {
  constructor(private readonly sqlite: Sqlite.Database) {
    super({ database: sqlite });
  }

  override createDriver(): SqliteDriver {
    return new DriverInWhole(this.sqlite);
  }

  override createAdapter(): SqliteAdapter {
    return new AdapterInWhole();
  }
}

class DriverInWhole extends SqliteDriver {
  constructor(private readonly sqlite: Sqlite.Database) {
    super({ database: new StatementCache(sqlite) });
  }

  /**
   * Waits for another process's transaction before its own begins. Begun with a read, as is the default, SQLite
   * refuses its first write at once when the other one has written in between.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /**
   * After a full disk or an I/O error SQLite may have rolled back by itself (https://sqlite.org/lang_transaction.html):
   * a second rollback would fail and hide why.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.sqlite.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite rolls back schema changes too, so Kysely can run the migrations in one transaction. */
class AdapterInWhole extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
