import { existsSync } from "node:fs";
import { config } from "~/server/config/config.server";
import { findLastRestore } from "~/server/storage/backup-objects.server";
import { areBackupsPublic } from "~/server/storage/check-bucket.server";
import { findCountry } from "~/server/stripe/check-account.server";
import { failed, ok, warning, type Check, type Verdict } from "./check";
import { contentChecks } from "./live-content";
import * as Environment from "./live-environment.server";
import { judgeSendingDomain } from "./sending-domain.server";

const domains = new Set(Environment.domainsOf(config.mail.from));

/** Written by the build from app/content/legal/imprint.md. */
const IMPRINT = "build/legal/imprint.json";

const backups: readonly Check[] = [
  { name: "Backups are private", run: checkPrivacy },
  { name: "A backup was restored", run: checkRestored },
];

/** What must not go live, beside what the doctor finds anyway. */
export const liveChecks: readonly Check[] = [
  ...contentChecks,
  ...Object.entries(Environment.environmentVerdicts).map(([name, judge]) => ({
    name,
    run: () => judge(config),
  })),
  {
    name: "Imprint",
    run: async () => Environment.judgeImprint(await findCountry(), existsSync(IMPRINT)),
  },
  ...[...domains]
    // Nobody can add records to the others: "Addresses" says so.
    .filter((domain) => !Environment.isExample(domain))
    .map((domain) => ({ name: `DNS of ${domain}`, run: () => judgeSendingDomain(domain) })),
  ...(config.databaseUrl || config.backup.keys.length === 0 ? [] : backups),
];

async function checkPrivacy(): Promise<Verdict> {
  if (!(await areBackupsPublic())) return ok;
  return failed(
    "Anybody can read or list the backups' bucket: forbid both to the public in its settings, at its store.",
  );
}

async function checkRestored(): Promise<Verdict> {
  const restoredAt = await findLastRestore().catch(() => "unknown" as const);
  if (restoredAt === "unknown")
    return warning("The bucket does not tell whether a backup was ever restored.");
  if (restoredAt) return ok;
  return failed(
    "No backup was ever restored: run npm run desk -- restore --yes, here or on another machine, and start the site.",
  );
}
