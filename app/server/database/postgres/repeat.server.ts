import { setTimeout as pause } from "node:timers/promises";
import { counter } from "~/server/log/metrics.server";
import { isConflict, isDuplicate } from "../cannot-write.server";

const TRIES = 20;
/** A second look finds a row that was stored meanwhile; without one, the same key is an error. */
const TRIES_OF_DUPLICATES = 3;
/** All tries together last some seconds: on a busy server each transaction of another machine takes a while. */
const LONGEST_PAUSE_MS = 500;

const repeats = counter(
  "sitewright_database_repeats_total",
  "How often PostgreSQL rolled work back because of other work, and it was repeated.",
);

/** Repeats work that PostgreSQL rolls back in favor of other work, after a random pause; throws the last error. */
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
