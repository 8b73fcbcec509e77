import { existsSync } from "node:fs";
import { join } from "node:path";
import { config } from "~/server/config/config.server";
import { logToStandardError } from "~/server/log/log.server";
import { failed, type ExitCode } from "./terminal";

/** Runs a command on the site's database, if it is migrated: only the site creates and migrates it. */
export async function whenMigrated(work: () => Promise<ExitCode>): Promise<ExitCode> {
  logToStandardError();
  const path = join(config.dataDir, "site.db");
  if (!config.databaseUrl && !existsSync(path)) {
    return failed(`There is no database at ${path}: start the site once.`);
  }
  const { db } = await import("~/server/database/connection.server");
  const { schemaState } = await import("~/server/database/migrate.server");
  const { cannotWrite } = await import("~/server/database/cannot-write.server");
  const { checkStripeMode, OtherStripeMode } = await import("~/orders/stripe-mode.server");
  const { deliveriesEnded } = await import("~/server/email/outbox.server");
  try {
    if ((await schemaState(db)) !== "same") {
      return failed("The database has another schema: start the site of this version once.");
    }
    await checkStripeMode(db, config);
    const code = await work();
    await deliveriesEnded();
    return code;
  } catch (error) {
    if (error instanceof OtherStripeMode) return failed(`Refused: ${error.message}.`);
    if (cannotWrite(error)) return failed(`The database failed: ${(error as Error).message}`);
    throw error;
  }
}
