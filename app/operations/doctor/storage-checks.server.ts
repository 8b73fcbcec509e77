import { config } from "~/server/config/config.server";
import { readBucketClock } from "~/server/storage/bucket.server";
import * as Bucket from "~/server/storage/check-bucket.server";
import { HOUR_MS, isTooFarOff, leadInWords } from "~/server/time/time";
import { findNewestBackup } from "~/server/storage/backup-objects.server";
import { failed, ok, warning, warningUntil, type Check, type Verdict } from "./check";

export const bucketChecks: readonly Check[] = [
  { name: "Bucket", run: async () => judgeTrial(await Bucket.tryBucket(), bucketAdvice) },
  { name: "Bucket is not listed", run: checkListing },
  { name: "Clock at the bucket", run: checkClock },
];

const dashboard = config.onFly ? ": fly storage dashboard" : "";

const bucketCredentials =
  "see that BUCKET_NAME and the AWS_ names are those of one bucket, and that its key may";

const bucketAdvice: Record<Bucket.BucketStep, string> = {
  write: `No file can be written to the bucket: ${bucketCredentials} write (s3:PutObject).`,
  read: `No file can be read from the bucket: ${bucketCredentials} read (s3:GetObject).`,
  public: `A file cannot be read by its public address: set BUCKET_PUBLIC_URL to where the bucket's files are public, and let anybody read objects${dashboard}`,
  parts: `No file of several parts can be written to the bucket: ${bucketCredentials} write in parts (s3:PutObject, s3:AbortMultipartUpload), and that the store knows multipart uploads.`,
  delete: `No file can be deleted from the bucket: ${bucketCredentials} delete (s3:DeleteObject).`,
};

function judgeTrial(
  { failed: failure, left }: Bucket.BucketTrial,
  advice: Partial<Record<Bucket.BucketStep, string>>,
): Verdict {
  if (!failure) return ok;
  const { step, reason } = failure;
  const why = (advice[step] ?? "").replace(":", ` (${reason}):`);
  const isWritten = step !== "write" && step !== "parts";
  return failed(left && isWritten ? `${why} Delete ${left} by hand.` : why);
}

async function checkListing(live: boolean): Promise<Verdict> {
  if (!(await Bucket.isListedPublicly())) return ok;
  return warningUntil(live)(
    `Anybody can list the bucket, and so find every buyer's files: allow the public to get objects (s3:GetObject), not to list them (s3:ListBucket)${dashboard}`,
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
    `The clock is ${leadInWords(leadMs)}, and nothing is deleted by it: see "When the clock was wrong" in docs/running.md.`,
  );
}

const USUAL_HOURS = 24;

const hasKey = config.backup.keys.length > 0;
const canBeWritten: Check = {
  name: "Backups can be written",
  run: async () => judgeTrial(await Bucket.tryBackups(), backupAdvice),
};

const SHARED =
  "Backups lie in the bucket of the public files: set BACKUP_BUCKET to a private bucket of the same account.";

/** The host of a PostgreSQL server makes the backups; the bucket has the records of erasures, to repeat them. */
const checksWithKey: readonly Check[] = config.databaseUrl
  ? [canBeWritten]
  : [
      {
        name: "Backup bucket",
        run: (live) =>
          config.backup.bucket === config.storage.bucket ? warningUntil(live)(SHARED) : ok,
      },
      canBeWritten,
      { name: "Newest backup", run: checkNewest },
    ];

export const backupCheck: Check = {
  name: "Backups",
  run: config.databaseUrl ? checkHost : checkKey,
  next: hasKey ? checksWithKey : [],
};

function checkHost(): Verdict {
  if (!hasKey) {
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

function checkKey(live: boolean): Verdict {
  if (hasKey) return ok;
  return warningUntil(live)(
    "There are no backups: set BACKUP_KEY to what openssl rand -hex 32 prints, keep it elsewhere too, and set BACKUP_EVERY_HOURS=24.",
  );
}

const backupCredentials =
  "see that BACKUP_BUCKET is a bucket of the same account, and that the AWS_ key may";

const backupAdvice: Record<Exclude<Bucket.BucketStep, "public" | "parts">, string> = {
  write: `No backup can be written: ${backupCredentials} write to it (s3:PutObject).`,
  read: `No backup can be read: ${backupCredentials} read from it (s3:GetObject).`,
  delete: `No backup can be deleted: ${backupCredentials} delete from it (s3:DeleteObject).`,
};

async function checkNewest(): Promise<Verdict> {
  const now = new Date();
  const found = await findNewestBackup(now).catch(() => undefined);
  if (!found) {
    return failed(
      `The backups cannot be listed: ${backupCredentials} list it (s3:ListBucket), and that it answers.`,
    );
  }
  const { writtenAt, fromFuture } = found;
  const future = `Backups that are dated later than now, and do not count: ${fromFuture}. See "When the clock was wrong" in docs/running.md.`;
  const repair = `make one with npm run desk -- backup, and look for its errors in the site's log.${fromFuture > 0 ? ` ${future}` : ""}`;
  if (!writtenAt) return failed(`There is no backup: ${repair}`);
  const hours = (now.getTime() - writtenAt.getTime()) / HOUR_MS;
  if (hours > 2 * (config.backup.everyHours ?? USUAL_HOURS)) {
    return failed(`The newest backup is ${Math.floor(hours)} hours old: ${repair}`);
  }
  return fromFuture > 0 ? warning(future) : ok;
}
