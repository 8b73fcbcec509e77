const HOUR_MS = 60 * 60 * 1000;

/** Whether the next backup is due, `everyHours` after the newest one there is. */
export function isDue(newest: Date | undefined, everyHours: number, now: Date): boolean {
  return !newest || now.getTime() - newest.getTime() >= everyHours * HOUR_MS;
}
