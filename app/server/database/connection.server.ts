import { join } from "node:path";
import type { Kysely } from "kysely";
import { withDeadline } from "~/server/time/time";
import { config } from "~/server/config/config.server";
import { singleton } from "~/server/jobs/singleton.server";
import { openPostgres } from "./postgres/open-postgres.server";
import { reserveFile } from "./disk-space.server";
import { openSqlite } from "./sqlite.server";
import type { Database } from "./tables";

const opened = singleton("database", () =>
  config.databaseUrl
    ? { sqlite: undefined, postgres: openPostgres(config.databaseUrl) }
    : { sqlite: openSqlite(join(config.dataDir, "site.db"), reserveFile), postgres: undefined },
);

/** The site's database: `site.db` in DATA_DIR, or the PostgreSQL server of DATABASE_URL. */
export const { db } = opened.sqlite ?? opened.postgres;

/** For frequent writes, at READ COMMITTED on PostgreSQL: single statements, and transactions that lock what they decide by. */
export const plainDb = opened.postgres?.plain.db ?? db;

export const sqlite = opened.sqlite?.sqlite;

export const postgres = opened.postgres;

export function withoutTimeLimits<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  return postgres ? postgres.withoutTimeLimits(work) : work(db);
}

/** A health check that takes longer counts as failed; this answer comes first. */
const ANSWER_TIMEOUT_MS = 3_000;

export async function isAnswering(): Promise<boolean> {
  const query = db.selectFrom("orders").select("id").limit(1).execute();
  const answer = await withDeadline(query, ANSWER_TIMEOUT_MS).catch(() => "failed" as const);
  return answer !== "late" && answer !== "failed";
}

/** Empties SQLite's write-ahead log into the file; false while another process uses it. PostgreSQL's log is its host's. */
export function checkpointWal(): boolean {
  return sqlite === undefined || sqlite.pragma("wal_checkpoint(TRUNCATE)", { simple: true }) === 0;
}

/** Closes the database, SQLite's after its write-ahead log was emptied; queries fail from then on. */
export async function closeDatabase(): Promise<void> {
  checkpointWal();
  sqlite?.close();
  await postgres?.close();
}
