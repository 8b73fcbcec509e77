import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { db } from "~/database/connection.server";
import { databaseCreatedAt } from "~/database/migrate.server";
import { startJob, type BackgroundJob } from "~/lifecycle/background-job.server";
import { log } from "~/observability/log.server";
import { gauge } from "~/observability/metrics.server";
import { BackupFailure, isBackupFromFuture, isDue, type Backup } from "./backup-policy";
import { listBackups } from "./backups-in-bucket.server";

const PAUSE_MS = 5 * 60_000;
/** How many characters of a failed process's output are logged, from its end. */
const REASON_LENGTH = 1000;

/** On a new machine, backups of its empty database would displace those of the site. */
const YOUNGER =
  "This database is younger than the newest backup. Restore that one; or make one by hand, and the schedule goes on.";

/**
 * Makes a backup `everyHours` after the newest one in the bucket, so that a restart neither skips nor repeats one. A
 * failure is logged, and the next pass tries again. Stopping the job ends a running backup.
 */
export function startBackups(everyHours: number): BackgroundJob {
  const newestBackup = gauge(
    "sitewright_backup_newest_timestamp_seconds",
    "When the newest backup in the bucket was begun; 0 until one is known.",
  );
  const fromFuture = gauge(
    "sitewright_backups_from_future",
    "Backups in the bucket that are dated later than now.",
  );
  function reportFuture(count: number): void {
    if (count > 0) log.warn({ count }, "backups are dated later than now: they do not count");
    fromFuture?.set(count);
  }
  return startJob("backups", PAUSE_MS, async (stopping) => {
    try {
      const now = new Date();
      const backups = await listBackups();
      const past = backups.filter((backup) => !isBackupFromFuture(backup, now));
      const [newest] = past;
      reportFuture(backups.length - past.length);
      if (newest) newestBackup?.set(newest.madeAt.getTime() / 1000);
      if (!isDue(newest?.madeAt, everyHours, now)) return;
      if (newest && (await isYounger(newest, now))) throw new BackupFailure(YOUNGER);
      await makeInOwnProcess(stopping);
      newestBackup?.set(now.getTime() / 1000);
    } catch (error) {
      if (stopping.aborted) return log.warn("a backup was broken off");
      if (!(error instanceof BackupFailure)) throw error;
      log.error({ reason: error.message }, "no backup was made");
    }
  });
}

/** Whether the database was created after the backup; not where its date of creation is in the future. */
async function isYounger(newest: Backup, now: Date): Promise<boolean> {
  const createdAt = await databaseCreatedAt(db);
  return newest.madeAt < createdAt && createdAt <= now;
}

/** Makes a backup in a separate process, because compressing and checking block the event loop and need memory. */
async function makeInOwnProcess(stopping: AbortSignal): Promise<void> {
  const begun = Date.now();
  const child = spawn(process.execPath, ["--no-warnings", "build/desk.js", "backup", "--json"], {
    stdio: ["ignore", "pipe", "pipe"],
    signal: stopping,
  });
  const [[code], out, err] = await Promise.all([
    once(child, "close") as Promise<[number | null]>,
    text(child.stdout),
    text(child.stderr),
  ]);
  if (code !== 0) throw new BackupFailure(err.trim().slice(-REASON_LENGTH) || "It was ended.");
  const { name, bytes } = JSON.parse(out) as { name: string; bytes: number };
  log.info({ name, bytes, ms: Date.now() - begun }, "backup made");
}
