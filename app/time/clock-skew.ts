/** How far ahead the clock may be that dated something: of another machine, or of this one before it was set right. */
const SKEW_MS = 60_000;

/** Whether a moment is later than now by more than clocks differ; both in Unix milliseconds. */
export function isFromFuture(moment: number, now: number): boolean {
  return moment > now + SKEW_MS;
}
