/** A moment as the database stores it: ISO text in UTC, which sorts by time. */
export function timestamp(date: Date = new Date()): string {
  return date.toISOString();
}

/** The stored form of a moment `ms` milliseconds after `from`. */
export function timestampAfter(ms: number, from: Date = new Date()): string {
  return timestamp(new Date(from.getTime() + ms));
}
