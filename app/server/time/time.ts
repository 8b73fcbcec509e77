export const MINUTE_MS = 60 * 1000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** A moment as the database stores it: ISO text in UTC, which sorts by time. */
export function timestamp(date: Date = new Date()): string {
  return date.toISOString();
}

export function timestampAfter(ms: number, from: Date = new Date()): string {
  return timestamp(new Date(from.getTime() + ms));
}

export function daysAgo(days: number, now: Date): string {
  const then = new Date(now);
  then.setUTCDate(then.getUTCDate() - days);
  return timestamp(then);
}

export function yearsAgo(years: number, now: Date): string {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - years);
  return timestamp(then);
}

/** The difference between two clocks that is still normal: of two machines, or of one before and after it was set. */
const SKEW_MS = 60_000;

/** Whether a moment is later than now by more than clocks differ; both in Unix milliseconds. */
export function isFromFuture(moment: number, now: number): boolean {
  return moment > now + SKEW_MS;
}

/** How far off a clock may be by which data is deleted; a clock that is synchronized is never off by as much. */
const MAX_LEAD_MS = HOUR_MS;

export function isTooFarOff(leadMs: number): boolean {
  return Math.abs(leadMs) > MAX_LEAD_MS;
}

/** "5 days ahead", "1 day behind": how far off such a clock is, in words. */
export function leadInWords(leadMs: number): string {
  const days = Math.floor(Math.abs(leadMs) / DAY_MS);
  return `${days} ${days === 1 ? "day" : "days"} ${leadMs > 0 ? "ahead" : "behind"}`;
}

const IN_NAME = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)$/;

/** A moment as a part of a file name: in UTC to the millisecond, 24 characters that sort by time. */
export function timeInName(moment: Date): string {
  return moment.toISOString().replace(/[:.]/g, "-");
}

/** The moment in such a part of a file name; undefined where the part has another form. */
export function timeFromName(part: string): Date | undefined {
  if (!IN_NAME.test(part)) return undefined;
  const moment = new Date(part.replace(IN_NAME, "$1:$2:$3.$4"));
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** Waits for `work` at most `ms`; "late" when it takes longer. The work itself continues. */
export async function withDeadline<T>(work: Promise<T>, ms: number): Promise<T | "late"> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    // A failure after the deadline has no other handler and would end the process.
    work.catch(() => undefined);
  }
}
