const SECOND = 1000;
const MINUTE = 60 * SECOND;
const LONGEST = 6 * 60 * MINUTE;

/**
 * How long to wait after the given number of attempts: `firstMs`, then most of a minute for ten minutes,
 * then doubling up to six hours. `random` (0 to 1) spreads the later waits by a quarter either way.
 */
export function nextWaitMs(attempts: number, firstMs: number, random = Math.random()): number {
  if (attempts <= 1) return firstMs;
  if (attempts <= 12) return 50 * SECOND;
  const wait = Math.min(MINUTE * 2 ** (attempts - 12), LONGEST);
  return Math.round(wait * (0.75 + random / 2));
}

/** The longest pause that a provider can ask for: its mistake must not stop emails for a day. */
const LONGEST_MS = 15 * 60 * 1000;

/** The pause in ms that a Retry-After header asks for, in seconds or as a date; undefined when it asks for no pause. */
export function retryAfterMs(header: string | null, now: Date): number | undefined {
  if (!header) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return ms > 0 ? Math.min(ms, LONGEST_MS) : undefined;
}
