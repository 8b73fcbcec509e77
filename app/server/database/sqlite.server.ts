import { existsSync, mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from "kysely";
import { assertStorable, StatementCache } from "./statements.server";
import type { Database } from "./tables";

/** SQLite does not report every file that cannot grow as SQLITE_FULL. */
export function mayBeFull(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && /^SQLITE_(FULL|IOERR|CANTOPEN)/.test(error.code);
}

/** `reserve`: a file to give up where the disk has no room for those that SQLite needs beside the database. */
export function openSqlite(path: string, reserve?: string) {
  mkdirSync(dirname(path), { recursive: true });
  const sqlite = openInWal(path, reserve);
  // SQLite checks references only when asked.
  sqlite.pragma("foreign_keys = ON");
  // The operator's commands write from a second process: wait for it instead of failing. Until `waitWithoutBlocking`.
  sqlite.pragma("busy_timeout = 5000");
  // A committed order must survive a power cut; in WAL mode only FULL syncs at each commit.
  sqlite.pragma("synchronous = FULL");
  // Deleted or changed data must not stay readable in the file: a person may have asked for erasure.
  sqlite.pragma("secure_delete = ON");
  const dialect = Object.assign(new SqliteDialect({ database: sqlite }), {
    createAdapter: () => new AtomicSqliteAdapter(),
    createDriver: () => new AtomicSqliteDriver(sqlite),
  });
  return { db: new Kysely<Database>({ dialect }), sqlite };
}

function openInWal(path: string, reserve?: string): Sqlite.Database {
  const sqlite = new Sqlite(path);
  try {
    // Readers never wait for the writer, and a copy can be taken while the site runs.
    sqlite.pragma("journal_mode = WAL");
    return sqlite;
  } catch (error) {
    sqlite.close();
    if (!reserve || !existsSync(reserve) || !mayBeFull(error)) throw error;
    rmSync(reserve);
    return openInWal(path);
  }
}

/** For a process that serves visitors: while SQLite waits for a lock by itself, nobody is answered. */
export function waitWithoutBlocking(sqlite: Sqlite.Database): void {
  sqlite.pragma("busy_timeout = 0");
}

class AtomicSqliteDriver extends SqliteDriver {
  constructor(private readonly sqlite: Sqlite.Database) {
    super({ database: new StatementCache(sqlite) });
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new WaitingConnection(await super.acquireConnection());
  }

  /** As a writer, which waits for other processes. As a reader, SQLite would refuse its first write after another's. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** After a full disk SQLite may have rolled back by itself: a second rollback would fail and hide the first error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.sqlite.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** Waits for the lock of another process. Inside a transaction that is only at its begin, which takes the lock. */
class WaitingConnection implements DatabaseConnection {
  constructor(private readonly inner: DatabaseConnection) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    assertStorable(query.parameters);
    return untilUnlocked(async () => this.inner.executeQuery<R>(query));
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery(query, chunkSize);
  }
}

/** SQLite rolls back schema changes too, so Kysely can run the migrations in one transaction. */
class AtomicSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** How long the lock of another process is waited for; the desk's commands hold it for milliseconds. */
const WAIT_MS = 1_000;
/** After a full wait that fails, the next waits are short for so long: together they would add up to minutes. */
const GIVEN_UP_MS = 5_000;
const SHORT_WAIT_MS = 100;
const PAUSE_MS = 20;

let gaveUpAt = -Infinity;

/** Repeats work that SQLite refuses because another process writes, for a second at most, without blocking the event loop. */
export async function untilUnlocked<T>(work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const waitMs = began - gaveUpAt < GIVEN_UP_MS ? SHORT_WAIT_MS : WAIT_MS;
  for (let refused = false; ; refused = true) {
    try {
      const result = await work();
      // Work that was never refused proves nothing: reading needs no lock.
      if (refused) gaveUpAt = -Infinity;
      return result;
    } catch (error) {
      if (!isLocked(error)) throw error;
      const waited = performance.now() - began;
      // A short wait that fails must not prolong the time of short waits: that would go on with every collision.
      if (waited >= WAIT_MS) gaveUpAt = began + waited;
      if (waited >= waitMs) throw error;
    }
    await pause(PAUSE_MS);
  }
}

function isLocked(error: unknown): boolean {
  return String((error as { code?: unknown } | undefined)?.code).startsWith("SQLITE_BUSY");
}
