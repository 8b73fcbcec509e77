import { config, SANDBOX_UNREACHABLE, sandboxUnreachable } from "~/server/config/config.server";
import { warning, type Check } from "./check";
import { dataFolderChecks, fileCheck } from "./database-checks.server";
import { postgresCheck } from "./postgres-checks.server";
import { postmarkCheck, stripeChecks } from "./provider-checks.server";
import { siteChecks } from "./site-checks.server";
import { backupCheck, bucketChecks } from "./storage-checks.server";

/** How long a check may take: one call to a provider, or the several calls to the bucket. */
export const checkMs = Math.max(config.providerTimeoutMs + 1_000, config.storage.stallMs);

/** Runs alone: SQLite blocks the process while it reads the complete database, and other checks would time out. */
export const exclusiveChecks: readonly Check[] = [config.databaseUrl ? postgresCheck : fileCheck];

const providers: readonly Check[] = sandboxUnreachable
  ? [{ name: "Demonstration", run: () => warning(SANDBOX_UNREACHABLE) }]
  : [...stripeChecks, postmarkCheck, ...bucketChecks, backupCheck];

export const parallelChecks: readonly Check[] = [
  ...(config.databaseUrl ? [] : dataFolderChecks),
  ...siteChecks,
  ...providers,
];
