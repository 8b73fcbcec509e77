const MARGIN_MS = 60_000;

/**
 * Whoever was forgotten at this moment, as the database stores it, or later may be in a backup that was begun at
 * `madeAt`. A little early: a deletion is dated before it takes effect, and clocks differ.
 */
export function sinceBackup(madeAt: Date): string {
  return new Date(madeAt.getTime() - MARGIN_MS).toISOString();
}
