/**
 * How far off a clock may be that data is deleted by: less would do for most of what has its time, and no clock that
 * is kept right is ever off by as much.
 */
const MOST_MS = 24 * 60 * 60 * 1000;

/** Whether a clock that is ahead by so much, or behind where negative, is wrong. */
export function isTooFarOff(leadMs: number): boolean {
  return Math.abs(leadMs) > MOST_MS;
}

/** "5 days ahead", "1 day behind": how far off such a clock is, in words. */
export function leadInWords(leadMs: number): string {
  const days = Math.floor(Math.abs(leadMs) / MOST_MS);
  return `${days} ${days === 1 ? "day" : "days"} ${leadMs > 0 ? "ahead" : "behind"}`;
}
