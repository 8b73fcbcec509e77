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
export function openSqlite(path: string): { db: Kysely<Database>; sqlite: Sqlite.Database } {
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
  // Deleted or changed data must not stay readable in the file: a person may have asked for erasure.
  sqlite.pragma("secure_delete = ON");
  return { db: new Kysely<Database>({ dialect: new AtomicSqliteDialect(sqlite) }), sqlite };
}

/** SQLite with atomic transactions and with errors that keep their cause. */
class AtomicSqliteDialect extends SqliteDialect {
  constructor(private readonly sqlite: Sqlite.Database) {
    super({ database: sqlite });
  }

  override createDriver(): SqliteDriver {
    return new AtomicSqliteDriver(this.sqlite);
  }

  override createAdapter(): SqliteAdapter {
    return new AtomicSqliteAdapter();
  }
}

class AtomicSqliteDriver extends SqliteDriver {
  constructor(private readonly sqlite: Sqlite.Database) {
    super({ database: new StatementCache(sqlite) });
  }

  /**
   * Begins a transaction as a writer, which waits for another process's transaction. By default it would begin as a
   * reader, and SQLite would refuse its first write at once if the other process had written in between.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /**
   * After a full disk or an I/O error SQLite may have rolled back by itself (https://sqlite.org/lang_transaction.html):
   * a second rollback would fail and hide the first error.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.sqlite.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite rolls back schema changes too, so Kysely can run the migrations in one transaction. */
class AtomicSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
