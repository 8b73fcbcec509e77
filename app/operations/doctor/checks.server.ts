import { config, SANDBOX_UNREACHABLE, sandboxUnreachable } from "~/config/config.server";
import { warning, type Check } from "./check";
import { dataFolderChecks, fileCheck } from "./database-checks.server";
import { postgresCheck } from "./postgres-checks.server";
import { postmarkCheck } from "./postmark-check.server";
import { siteChecks } from "./site-checks.server";
import { backupCheck, bucketChecks, hostBackupCheck } from "./storage-checks.server";
import { stripeChecks } from "./stripe-checks.server";

/** How long a check may take: one call to a provider, or the several calls to the bucket. */
export const checkMs = Math.max(config.providerTimeoutMs + 1_000, config.storage.stallMs);

/** Runs alone: SQLite blocks the process while it reads the complete database, and other checks would time out. */
export const exclusiveChecks: readonly Check[] = [config.databaseUrl ? postgresCheck : fileCheck];

const providers: readonly Check[] = [
  ...stripeChecks,
  postmarkCheck,
  ...bucketChecks,
  config.databaseUrl ? hostBackupCheck : backupCheck,
];

/** Replaces the checks of providers where the site runs with the sandbox inside. */
const demonstration: Check = {
  name: "Demonstration",
  run: () => warning(SANDBOX_UNREACHABLE),
};

export const parallelChecks: readonly Check[] = [
  ...(config.databaseUrl ? [] : dataFolderChecks),
  ...siteChecks,
  ...(sandboxUnreachable ? [demonstration] : providers),
];
