import { join } from "node:path";
import { config } from "~/config/config.server";
import { singleton } from "~/lifecycle/singleton.server";
import { createDb } from "./create-db.server";

/** The site's one connection to `site.db`. */
export const { db, sqlite } = singleton("database", () =>
  createDb(join(config.dataDir, "site.db")),
);

/** Whether the database answers a query. */
export async function isAnswering(): Promise<boolean> {
  try {
    await db.selectFrom("orders").select("id").limit(1).execute();
    return true;
  } catch {
    return false;
  }
}

/** Copies the write-ahead log into the file and empties it; false while another process uses it. */
export function checkpointWal(): boolean {
  return sqlite.pragma("wal_checkpoint(TRUNCATE)", { simple: true }) === 0;
}

/** Empties the write-ahead log and closes the database; queries fail from then on. */
export function closeDatabase(): void {
  checkpointWal();
  sqlite.close();
}
