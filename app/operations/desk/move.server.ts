import { existsSync } from "node:fs";
import { join } from "node:path";
import { retention } from "~/content/retention";
import { config } from "~/server/config/config.server";
import { cannotWrite } from "~/server/database/cannot-write.server";
import { servedBy, whileUnserved } from "~/server/database/data-folder.server";
import { MoveRefused, moveSite } from "~/server/database/postgres/move-site.server";
import { logToStandardError } from "~/server/log/log.server";
import { replayFile, staged } from "~/operations/backup/staged-restore.server";
import { failed, jsonText, note, print, type ExitCode } from "./terminal";
import { table } from "./text-layout";

export async function moveToPostgres({ json }: { json?: true }): Promise<ExitCode> {
  logToStandardError();
  const { databaseUrl, dataDir } = config;
  const path = join(dataDir, "site.db");
  if (!databaseUrl) {
    return failed("Set DATABASE_URL to the address of an empty PostgreSQL database.");
  }
  if (!existsSync(path)) return failed(`There is no database at ${path}: set DATA_DIR.`);
  if (existsSync(staged.about) || existsSync(replayFile)) {
    return failed(
      "A restored backup waits for the next start: start the site once without DATABASE_URL, and stop it.",
    );
  }
  const { postgres } = await import("~/server/database/connection.server");
  try {
    const moved = await whileUnserved(() => moveSite(path, postgres!));
    if (!moved) return failed(`Stop the site first: DATA_DIR is served by ${servedBy()}.`);
    const columns = ["table", "rows", "SHA-256 of the rows"];
    const rows = moved.map(({ table, rows, sha256 }) => [table, String(rows), sha256]);
    await print(`${json ? jsonText(moved, 2) : table(columns, rows)}\n`);
  } catch (error) {
    if (error instanceof MoveRefused) return failed(error.message);
    if (cannotWrite(error)) return failed(`The database failed: ${(error as Error).message}`);
    throw error;
  }
  note(
    "All rows are in PostgreSQL and were compared. From now on start the site with DATABASE_URL.",
  );
  note(
    `${path} was not changed. Delete it once all is well, and the site's backups in the bucket after ${retention.backupDays} days at most: both hold personal data that the site no longer deletes.`,
  );
  return 0;
}
