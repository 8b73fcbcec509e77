import { join } from "node:path";
import type { Kysely } from "kysely";
import { withDeadline } from "~/concurrency/deadline";
import { config } from "~/config/config.server";
import { singleton } from "~/lifecycle/singleton.server";
import { openPostgres } from "./postgres/open-postgres.server";
import { openSqlite } from "./sqlite.server";
import type { Database } from "./tables";

const opened = singleton("database", () =>
  config.databaseUrl
    ? { sqlite: undefined, postgres: openPostgres(config.databaseUrl) }
    : { sqlite: openSqlite(join(config.dataDir, "site.db")), postgres: undefined },
);

/** The site's database: `site.db` in DATA_DIR, or the PostgreSQL server of DATABASE_URL. */
export const { db } = opened.sqlite ?? opened.postgres;

/** The connection to `site.db`; undefined on PostgreSQL. */
export const sqlite = opened.sqlite?.sqlite;

/** The connections to PostgreSQL; undefined with `site.db`. */
export const postgres = opened.postgres;

/** Runs work such as migrations, which may take longer than any statement of a request. */
export function withoutTimeLimits<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  return postgres ? postgres.withoutTimeLimits(work) : work(db);
}

/** A health check that takes longer counts as failed; this answer comes first. */
const ANSWER_TIMEOUT_MS = 3_000;

/** Whether the database answers a query soon. */
export async function isAnswering(): Promise<boolean> {
  const query = db.selectFrom("orders").select("id").limit(1).execute();
  try {
    return (await withDeadline(query, ANSWER_TIMEOUT_MS)) !== "late";
  } catch {
    return false;
  }
}

/**
 * Copies SQLite's write-ahead log into the file and empties it; false while another process uses it. PostgreSQL's log is
 * its host's.
 */
export function checkpointWal(): boolean {
  return sqlite === undefined || sqlite.pragma("wal_checkpoint(TRUNCATE)", { simple: true }) === 0;
}

/** Closes the database, SQLite's after its write-ahead log was emptied; queries fail from then on. */
export async function closeDatabase(): Promise<void> {
  checkpointWal();
  sqlite?.close();
  await postgres?.close();
}
