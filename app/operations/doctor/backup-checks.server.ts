import { config } from "~/config/config.server";
import { tryBackups, type BucketStep } from "~/storage/check-bucket.server";
import { findNewestBackup } from "~/storage/newest-backup.server";
import { HOUR_MS } from "~/time/time";
import { judgeFailure } from "./bucket-checks.server";
import { failed, ok, warning, type Check, type Verdict } from "./check";

/** How often backups that another program asks for are expected. */
const USUAL_HOURS = 24;

/** Where backups are off, there is nothing else to look at. */
export const backupCheck: Check = {
  name: "Backups",
  run: checkKey,
  ...(config.backup.keys.length > 0 && {
    next: [
      { name: "Backup bucket", run: checkBucket },
      { name: "Backups can be written", run: checkObject },
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

const credentials =
  "see that BACKUP_BUCKET is a bucket of the same account, and that the AWS_ key may";

const advice: Record<Exclude<BucketStep, "public">, string> = {
  write: `No backup can be written: ${credentials} write to it (s3:PutObject).`,
  read: `No backup can be read: ${credentials} read from it (s3:GetObject).`,
  delete: `No backup can be deleted: ${credentials} delete from it (s3:DeleteObject).`,
};

/** Backups are written in another way than files, to what may be another bucket. */
async function checkObject(): Promise<Verdict> {
  const { failed: failure, left } = await tryBackups();
  return failure ? judgeFailure(failure, advice, left) : ok;
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
