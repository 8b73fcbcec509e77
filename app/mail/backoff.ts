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
