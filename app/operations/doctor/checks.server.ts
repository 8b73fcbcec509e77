import { config } from "~/config/config.server";
import { OUT_OF_REACH, standInsOutOfReach } from "~/config/stand-ins.server";
import { backupCheck } from "./backup-checks.server";
import { bucketChecks } from "./bucket-checks.server";
import { warning, type Check } from "./check";
import { databaseCheck } from "./database-checks.server";
import { dataFolderChecks } from "./data-folder-checks.server";
import { mailCheck } from "./mail-check.server";
import { siteChecks } from "./site-checks.server";
import { stripeChecks } from "./stripe-checks.server";

/** How long a check may take: a call to a provider, or the bucket's several. */
export const checkMs = Math.max(config.providerTimeoutMs + 1_000, config.storage.stallMs);

/** While SQLite reads a whole database nothing else goes on here, and others would seem to be late. */
export const alone: readonly Check[] = [databaseCheck];

const providers: readonly Check[] = [...stripeChecks, mailCheck, ...bucketChecks, backupCheck];

/** In place of the providers' where the site runs with stand-ins. */
const demonstration: Check = {
  name: "Demonstration",
  run: () => warning(OUT_OF_REACH),
};

export const together: readonly Check[] = [
  ...dataFolderChecks,
  ...siteChecks,
  ...(standInsOutOfReach ? [demonstration] : providers),
];
