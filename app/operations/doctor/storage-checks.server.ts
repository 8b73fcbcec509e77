import { config } from "~/config/config.server";
import { readBucketClock } from "~/storage/bucket-clock.server";
import {
  isListedPublicly,
  tryBackups,
  tryBucket,
  type BucketFailure,
  type BucketStep,
} from "~/storage/check-bucket.server";
import { HOUR_MS, isTooFarOff, leadInWords } from "~/time/time";
import { findNewestBackup } from "~/storage/backup-objects.server";
import { failed, ok, warning, type Check, type Verdict } from "./check";

export const bucketChecks: readonly Check[] = [
  { name: "Bucket", run: checkFiles },
  { name: "Bucket is not listed", run: checkListing },
  { name: "Clock at the bucket", run: checkClock },
];

const bucketCredentials =
  "see that BUCKET_NAME and the AWS_ names are those of one bucket, and that its key may";

const bucketAdvice: Record<BucketStep, string> = {
  write: `No file can be written to the bucket: ${bucketCredentials} write (s3:PutObject).`,
  read: `No file can be read from the bucket: ${bucketCredentials} read (s3:GetObject).`,
  public:
    "A file cannot be read by its public address: set BUCKET_PUBLIC_URL to where the bucket's files are public, and let anybody read objects; on Fly.io: fly storage dashboard",
  delete: `No file can be deleted from the bucket: ${bucketCredentials} delete (s3:DeleteObject).`,
};

async function checkFiles(): Promise<Verdict> {
  const { failed: failure, left } = await tryBucket();
  return failure ? judgeFailure(failure, bucketAdvice, left) : ok;
}

/** The advice for a failed step, with the reason before its colon. */
function judgeFailure(
  { step, reason }: BucketFailure,
  advice: Partial<Record<BucketStep, string>>,
  left: string | undefined,
): Verdict {
  const why = (advice[step] ?? "").replace(":", ` (${reason}):`);
  return failed(left && step !== "write" ? `${why} Delete ${left} by hand.` : why);
}

async function checkListing(): Promise<Verdict> {
  if (!(await isListedPublicly())) return ok;
  return warning(
    "Anybody can list the bucket, and so find every buyer's files: allow the public to get objects (s3:GetObject), not to list them (s3:ListBucket); on Fly.io: fly storage dashboard",
  );
}

/** Retention deletes only while the clock agrees with the bucket's; the check against Stripe's clock is stricter. */
async function checkClock(): Promise<Verdict> {
  const bucketTime = await readBucketClock();
  if (!bucketTime) {
    return warning(
      "The bucket does not tell the time, and while it does not, nothing is deleted: mend what is said of the bucket.",
    );
  }
  const leadMs = Date.now() - bucketTime.getTime();
  if (!isTooFarOff(leadMs)) return ok;
  return warning(
    `The clock is ${leadInWords(leadMs)}, and nothing is deleted by it: see "When the clock was wrong" in docs/operating.md.`,
  );
}

/** How often backups are expected where another program than the site schedules them. */
const USUAL_HOURS = 24;

/** Where backups are off, the other checks are left out. */
export const backupCheck: Check = {
  name: "Backups",
  run: checkKey,
  ...(config.backup.keys.length > 0 && {
    next: [
      { name: "Backup bucket", run: checkPrivacy },
      { name: "Backups can be written", run: checkBackups },
      { name: "Newest backup", run: checkNewest },
    ],
  }),
};

/** The host of a PostgreSQL server makes the backups; the bucket has the records of erasures, to repeat them. */
export const hostBackupCheck: Check = {
  name: "Backups",
  run: checkHost,
  ...(config.backup.keys.length > 0 && {
    next: [{ name: "Backups can be written", run: checkBackups }],
  }),
};

function checkHost(): Verdict {
  if (config.backup.keys.length === 0) {
    return warning(
      "BACKUP_KEY is not set, so nobody can be forgotten: set it to what openssl rand -hex 32 prints, and keep it elsewhere too.",
    );
  }
  return {
    state: "ok",
    advice:
      "They are kept by the database's host: see that point-in-time recovery is on there, and restore once on trial.",
  };
}

function checkKey(): Verdict {
  if (config.backup.keys.length > 0) return ok;
  return warning(
    "There are no backups: set BACKUP_KEY to what openssl rand -hex 32 prints, keep it elsewhere too, and set BACKUP_EVERY_HOURS=24.",
  );
}

function checkPrivacy(): Verdict {
  if (config.backup.bucket !== config.storage.bucket) return ok;
  return warning(
    "Backups lie in the bucket of the public files: set BACKUP_BUCKET to a private bucket of the same account.",
  );
}

const backupCredentials =
  "see that BACKUP_BUCKET is a bucket of the same account, and that the AWS_ key may";

const backupAdvice: Record<Exclude<BucketStep, "public">, string> = {
  write: `No backup can be written: ${backupCredentials} write to it (s3:PutObject).`,
  read: `No backup can be read: ${backupCredentials} read from it (s3:GetObject).`,
  delete: `No backup can be deleted: ${backupCredentials} delete from it (s3:DeleteObject).`,
};

/** Separate from the check of files: backups are written in another way, and perhaps to another bucket. */
async function checkBackups(): Promise<Verdict> {
  const { failed: failure, left } = await tryBackups();
  return failure ? judgeFailure(failure, backupAdvice, left) : ok;
}

async function checkNewest(): Promise<Verdict> {
  const now = new Date();
  const { writtenAt, fromFuture } = await findNewestBackup(now);
  const future = `Backups that are dated later than now, and do not count: ${fromFuture}. See "When the clock was wrong" in docs/operating.md.`;
  const repair = `make one with npm run desk -- backup, and look for its errors in the site's log.${fromFuture > 0 ? ` ${future}` : ""}`;
  if (!writtenAt) return failed(`There is no backup: ${repair}`);
  const hours = (now.getTime() - writtenAt.getTime()) / HOUR_MS;
  if (hours > 2 * (config.backup.everyHours ?? USUAL_HOURS)) {
    return failed(`The newest backup is ${Math.floor(hours)} hours old: ${repair}`);
  }
  return fromFuture > 0 ? warning(future) : ok;
}
