import { config } from "~/platform/config.server";
import { findNewestBackup } from "~/storage/newest-backup.server";
import { failed, ok, warning, type Check, type Verdict } from "./check";

/** How often backups that another program asks for are expected. */
const USUAL_HOURS = 24;
const HOUR_MS = 60 * 60 * 1000;

/** Where backups are off, there is nothing else to look at. */
export const backupCheck: Check = {
  name: "Backups",
  run: checkKey,
  ...(config.backup.keys.length > 0 && {
    next: [
      { name: "Backup bucket", run: checkBucket },
      { name: "Newest backup", run: checkNewest },
    ],
  }),
};

function checkKey(): Verdict {
  if (config.backup.keys.length > 0) return ok;
  return warning(
    "There are no backups: set BACKUP_KEY to what openssl rand -hex 32 prints, keep it elsewhere too, and set BACKUP_EVERY_HOURS=24.",
  );
}

function checkBucket(): Verdict {
  if (config.backup.bucket !== config.storage.bucket) return ok;
  return warning(
    "Backups lie in the bucket of the public files: set BACKUP_BUCKET to a private bucket of the same account.",
  );
}

async function checkNewest(): Promise<Verdict> {
  const now = new Date();
  const { writtenAt, fromFuture } = await findNewestBackup(now);
  const future = `Backups that are dated later than now, and do not count: ${fromFuture}. See "When the clock was wrong" in docs/operating.md.`;
  const mend = `make one with npm run desk -- backup, and look for its errors in the site's log.${fromFuture > 0 ? ` ${future}` : ""}`;
  if (!writtenAt) return failed(`There is no backup: ${mend}`);
  const hours = (now.getTime() - writtenAt.getTime()) / HOUR_MS;
  if (hours > 2 * (config.backup.everyHours ?? USUAL_HOURS)) {
    return failed(`The newest backup is ${Math.floor(hours)} hours old: ${mend}`);
  }
  return fromFuture > 0 ? warning(future) : ok;
}
