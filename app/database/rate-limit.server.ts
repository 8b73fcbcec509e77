import { RateLimiterPostgres, RateLimiterRes, RateLimiterSQLite } from "rate-limiter-flexible";
import { config } from "~/config/config.server";
import { keyedHashes } from "~/security/secret-keys.server";
import { postgres, sqlite } from "./connection.server";
import { named } from "./postgres/errors";

/**
 * Counts posts of a key, at most `points` in `seconds`, in the database: a restart does not reset the counts, and all machines
 * count together.
 * The returned function resolves with undefined when the post is within the limit, else with the seconds to wait.
 * Keys are stored as hashes keyed by SESSION_SECRET, so that they cannot be guessed; a new secret resets all counts.
 */
export function createLimit(name: string, points: number, seconds: number) {
  const options = {
    tableName: "rate_limits",
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
  };
  const limiter = postgres
    ? new RateLimiterPostgres({
        ...options,
        storeClient: postgres.plain,
        storeType: "pool",
        clearExpiredByTimeout: false,
      })
    : new RateLimiterSQLite({ ...options, storeClient: sqlite, storeType: "better-sqlite3" });
  return async (key: string): Promise<number | undefined> => {
    if (!config.rateLimit) return undefined;
    try {
      await limiter.consume(keyedHashes("rate limits", key)[0]!);
      return undefined;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000);
      throw named(refusal);
    }
  };
}
