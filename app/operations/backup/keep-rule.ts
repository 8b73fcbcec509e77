import { retention } from "~/content/retention";
import { isBackupFromFuture, type Backup } from "./backups-in-bucket.server";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

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
