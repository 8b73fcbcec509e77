import { sqlite } from "~/server/database/connection.server";
import { startJob, type BackgroundJob } from "~/server/jobs/background-job.server";
import { runDeskProcess } from "~/server/jobs/desk-process.server";
import { log } from "~/server/log/log.server";
import { gauge } from "~/server/log/metrics.server";
import { BackupFailure, isBackupFromFuture, isDue } from "./backup-policy";
import { listBackups } from "./backups-in-bucket.server";
import { inWorkFolder } from "./fetch-backup.server";
import { isBackedUp } from "./copies.repository.server";

const PAUSE_MS = 5 * 60_000;
const REASON_LENGTH = 1000;

/** On a new machine, backups of its empty database would displace those of the site. */
const OTHERS =
  "The backups in the bucket are of another database. Restore the newest one; or make one by hand, and the schedule goes on.";

/** Counted from the newest backup in the bucket, so that a restart neither skips nor repeats one. */
export function startBackups(everyHours: number): BackgroundJob {
  const newestBackup = gauge(
    "sitewright_backup_newest_timestamp_seconds",
    "When the newest backup in the bucket was begun; 0 until one is known.",
  );
  const fromFuture = gauge(
    "sitewright_backups_from_future",
    "Backups in the bucket that are dated later than now.",
  );
  // Orders need the room of what a backup that was killed has left. Where another one is at work, it empties the folder.
  inWorkFolder(() => Promise.resolve()).catch((error: unknown) => {
    if (!(error instanceof BackupFailure)) log.warn({ err: error }, "copies were not removed");
  });
  return startJob("backups", PAUSE_MS, async (stopping) => {
    try {
      const now = new Date();
      const backups = await listBackups();
      const past = backups.filter((backup) => !isBackupFromFuture(backup, now));
      const [newest] = past;
      const count = backups.length - past.length;
      if (count > 0) log.warn({ count }, "backups are dated later than now: they do not count");
      fromFuture?.set(count);
      if (newest) newestBackup?.set(newest.madeAt.getTime() / 1000);
      if (!isDue(newest?.madeAt, everyHours, now)) return;
      if (backups.length > 0 && !isBackedUp(sqlite!)) throw new BackupFailure(OTHERS);
      await makeInOwnProcess(stopping);
      newestBackup?.set(now.getTime() / 1000);
    } catch (error) {
      if (stopping.aborted) return log.warn("a backup was broken off");
      if (error instanceof BackupFailure) {
        log.error({ reason: error.message }, "no backup was made");
      }
      throw error;
    }
  });
}

/** Makes a backup in a separate process, because compressing and checking block the event loop and need memory. */
async function makeInOwnProcess(stopping: AbortSignal): Promise<void> {
  const begun = Date.now();
  const { code, out, err } = await runDeskProcess(["backup", "--json"], stopping);
  if (code !== 0) throw new BackupFailure(err.trim().slice(-REASON_LENGTH) || "It was ended.");
  const { name, bytes } = JSON.parse(out) as { name: string; bytes: number };
  log.info({ name, bytes, ms: Date.now() - begun }, "backup made");
}
