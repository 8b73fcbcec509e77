/** Longest pause a provider can ask for: a slip of its own must not silence the mail for a day. */
const LONGEST_MS = 15 * 60 * 1000;

/** The pause a Retry-After header asks for, in seconds or as a date; undefined when it asks for none. */
export function retryAfterMs(header: string | null, now: Date): number | undefined {
  if (!header) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return ms > 0 ? Math.min(ms, LONGEST_MS) : undefined;
}
