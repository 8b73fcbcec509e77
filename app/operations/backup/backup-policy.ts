import { retention } from "~/content/retention";
import { HOUR_MS, DAY_MS } from "~/time/time";
import { isBackupFromFuture, type Backup } from "./backups-in-bucket.server";

/** Whether the next backup is due, `everyHours` after the newest one there is. */
export function isDue(newest: Date | undefined, everyHours: number, now: Date): boolean {
  return !newest || now.getTime() - newest.getTime() >= everyHours * HOUR_MS;
}

const MARGIN_MS = 60_000;

/**
 * Whoever was forgotten at this moment, as the database stores it, or later may be in a backup that was begun at
 * `madeAt`. A little early: a deletion is dated before it takes effect, and clocks differ.
 */
export function sinceBackup(madeAt: Date): string {
  return new Date(madeAt.getTime() - MARGIN_MS).toISOString();
}

/** So long every backup is kept; then, for `retention.backupDays`, the newest of each day in UTC. */
const ALL_MS = 48 * HOUR_MS;
/** So many of the newest are kept however old they are, by whatever clock. */
const ALWAYS = 7;

/** Those of the backups, the newest first, that are kept; one from the future takes nobody's place. */
export function keptOf<B extends Pick<Backup, "madeAt">>(backups: readonly B[], now: Date): B[] {
  const days = new Set<string>();
  const past = backups.filter((backup) => !isBackupFromFuture(backup, now));
  const always = new Set(past.slice(0, ALWAYS));
  return backups.filter((backup) => {
    const { madeAt } = backup;
    const day = madeAt.toISOString().slice(0, 10);
    const isNewestOfDay = !days.has(day);
    days.add(day);
    const age = now.getTime() - madeAt.getTime();
    return (
      always.has(backup) || age <= ALL_MS || (isNewestOfDay && age <= retention.backupDays * DAY_MS)
    );
  });
}
