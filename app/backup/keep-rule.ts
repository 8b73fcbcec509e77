import { retention } from "~/content/retention";
import type { Backup } from "./backups-in-bucket.server";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** So long every backup is kept; then, for `retention.backupDays`, the newest of each day in UTC. */
const ALL_MS = 48 * HOUR_MS;

/** Those of the backups, the newest first, that are kept; the newest one always is. */
export function keptOf<B extends Pick<Backup, "madeAt">>(backups: readonly B[], now: Date): B[] {
  const days = new Set<string>();
  return backups.filter(({ madeAt }, place) => {
    const day = madeAt.toISOString().slice(0, 10);
    const isNewestOfDay = !days.has(day);
    days.add(day);
    const age = now.getTime() - madeAt.getTime();
    return place === 0 || age <= ALL_MS || (isNewestOfDay && age <= retention.backupDays * DAY_MS);
  });
}
