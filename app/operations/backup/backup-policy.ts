import { retention } from "~/content/retention";
import { DAY_MS, HOUR_MS, isFromFuture } from "~/server/time/time";

/** A backup in the bucket; `name` is its key without the folder. */
export interface Backup {
  name: string;
  /** The size in the bucket: compressed and encrypted. */
  bytes: number;
  madeAt: Date;
}

/** Why a backup or a restore failed, in words for the operator and the log: without personal data. */
export class BackupFailure extends Error {
  override name = "BackupFailure";
}

/** Whether a backup is dated later than now: a clock was wrong when it was made, or is wrong now. */
export function isBackupFromFuture({ madeAt }: Pick<Backup, "madeAt">, now: Date): boolean {
  return isFromFuture(madeAt.getTime(), now.getTime());
}

export function isDue(newest: Date | undefined, everyHours: number, now: Date): boolean {
  return !newest || now.getTime() - newest.getTime() >= everyHours * HOUR_MS;
}

const MARGIN_MS = 60_000;

/** A backup may hold persons erased since this time. A deletion is dated before it takes effect, and clocks differ. */
export function sinceBackup(madeAt: Date): string {
  return new Date(madeAt.getTime() - MARGIN_MS).toISOString();
}

/** All backups are retained this long; then, for `retention.backupDays`, the newest of each day in UTC. */
const RETAIN_ALL_MS = 48 * HOUR_MS;
/** How many of the newest backups are never deleted: a wrong clock may make them look old. */
const NEVER_DELETED = 7;

/** Those of all backups, newest first, to be retained. One that is dated later than now does not replace another. */
export function backupsToKeep<B extends Pick<Backup, "madeAt">>(backups: readonly B[], now: Date) {
  const days = new Set<string>();
  const past = backups.filter((backup) => !isBackupFromFuture(backup, now));
  const always = new Set(past.slice(0, NEVER_DELETED));
  return backups.filter((backup) => {
    const { madeAt } = backup;
    const day = madeAt.toISOString().slice(0, 10);
    const isNewestOfDay = !days.has(day);
    days.add(day);
    const age = now.getTime() - madeAt.getTime();
    return (
      always.has(backup) ||
      age <= RETAIN_ALL_MS ||
      (isNewestOfDay && age <= retention.backupDays * DAY_MS)
    );
  });
}
