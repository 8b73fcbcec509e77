import { stat } from "node:fs/promises";
import type Sqlite from "better-sqlite3";
import type { Pool } from "pg";
import { waitingForConnections } from "~/server/concurrency/shared-connections";
import { config } from "~/server/config/config.server";
import { gauge } from "~/server/log/metrics.server";
import { postgres, sqlite } from "./connection.server";
import { diskSpace } from "./disk-space.server";

export function exposeDatabase(): void {
  gauge("sitewright_database_bytes", "The size of the database.", [], async (own) =>
    own.set(await databaseBytes()),
  );
  if (sqlite) exposeFile(sqlite);
  if (postgres) exposePool(postgres.work);
}

/** The size of the database. */
export async function databaseBytes(): Promise<number> {
  if (sqlite) return (await stat(sqlite.name)).size;
  const { rows } = await postgres!.work.query<{ bytes: number }>(
    "select pg_database_size(current_database()) as bytes",
  );
  return rows[0]!.bytes;
}

function exposeFile({ name }: Sqlite.Database): void {
  gauge(
    "sitewright_database_wal_bytes",
    "The size of site.db's write-ahead log.",
    [],
    async (own) => own.set((await stat(`${name}-wal`)).size),
  );
  gauge(
    "sitewright_disk_free_bytes",
    "What may still be written to the disk that holds DATA_DIR.",
    [],
    async (own) => own.set((await diskSpace(config.dataDir)).free),
  );
}

function exposePool(pool: Pool): void {
  gauge(
    "sitewright_database_connections",
    "This process's connections to PostgreSQL, and its queries that wait for one.",
    ["state"],
    (own) => {
      own.set({ state: "used" }, pool.totalCount - pool.idleCount);
      own.set({ state: "idle" }, pool.idleCount);
      own.set({ state: "waiting" }, pool.waitingCount + waitingForConnections());
    },
  );
}
