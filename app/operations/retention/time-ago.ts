import { timestamp } from "~/database/time";

/** No upload takes a day: what has not ended by then never will. */
export const LONGEST_UPLOAD_DAYS = 1;

/** The stored form of the moment a number of days before `now`. */
export function daysAgo(days: number, now: Date): string {
  const then = new Date(now);
  then.setUTCDate(then.getUTCDate() - days);
  return timestamp(then);
}

/** The stored form of the moment a number of years before `now`. */
export function yearsAgo(years: number, now: Date): string {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - years);
  return timestamp(then);
}
