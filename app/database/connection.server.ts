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

/** Brings the write-ahead log into the file and empties it; false when another process kept it in use. */
export function emptyLog(): boolean {
  return sqlite.pragma("wal_checkpoint(TRUNCATE)", { simple: true }) === 0;
}

/** Brings the write-ahead log into the file and closes it; queries fail from then on. */
export function closeDatabase(): void {
  emptyLog();
  sqlite.close();
}
