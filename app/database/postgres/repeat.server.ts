import { setTimeout as pause } from "node:timers/promises";
import { counter } from "~/observability/metrics.server";
import { isConflict, isDuplicate } from "./errors";

const TRIES = 20;
/** A second look finds a row that was stored meanwhile; without one, the same key is an error. */
const TRIES_OF_DUPLICATES = 3;
/** Writers at once disturb each other less when some of them pause for longer than a transaction takes. */
const LONGEST_PAUSE_MS = 300;

const repeats = counter(
  "sitewright_database_repeats_total",
  "How often PostgreSQL rolled work back because of other work, and it was repeated.",
);

/**
 * Repeats work that PostgreSQL rolls back in favor of other work at the same time, after a random pause; the last error is
 * thrown. https://www.postgresql.org/docs/current/mvcc-serialization-failure-handling.html
 */
export async function repeatOnConflict<T>(work: () => Promise<T>): Promise<T> {
  let duplicates = 0;
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (isDuplicate(error)) duplicates += 1;
      else if (!isConflict(error)) throw error;
      if (tries === TRIES || duplicates === TRIES_OF_DUPLICATES) throw error;
    }
    repeats?.inc();
    await pause(Math.random() * Math.min(5 * 2 ** tries, LONGEST_PAUSE_MS));
  }
}
