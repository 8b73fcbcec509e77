import { RateLimiterPostgres, RateLimiterRes, RateLimiterSQLite } from "rate-limiter-flexible";
import { config } from "~/server/config/config.server";
import { keyedHashes } from "~/server/security/encrypted-token.server";
import { isFromFuture } from "~/server/time/time";
import { postgres, sqlite } from "./connection.server";
import { named } from "./cannot-write.server";
import { untilUnlocked } from "./sqlite.server";

/**
 * Counts posts in the database: a restart does not reset the counts, and all machines count together. The returned function
 * resolves with the seconds to wait beyond the limit. Keys are stored as hashes, so that they cannot be guessed.
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
        storeClient: postgres.plain.pool,
        storeType: "pool",
        clearExpiredByTimeout: false,
      })
    : new RateLimiterSQLite({ ...options, storeClient: sqlite, storeType: "better-sqlite3" });
  async function count(hash: string): Promise<RateLimiterRes> {
    try {
      return await untilUnlocked(() => limiter.consume(hash));
    } catch (refusal) {
      return refusal instanceof RateLimiterRes ? refusal : fail(refusal);
    }
  }
  return async (key: string): Promise<number | undefined> => {
    if (!config.rateLimit) return undefined;
    const hash = keyedHashes("rate limits", key)[0]!;
    let counted = await count(hash);
    if (isFromFuture(counted.msBeforeNext, seconds * 1000)) {
      await untilUnlocked(() => limiter.delete(hash)).catch(fail);
      counted = await count(hash);
    }
    return counted.consumedPoints > points ? Math.ceil(counted.msBeforeNext / 1000) : undefined;
  };
}

/**
 * For a sender's owners, the widest first (`Sender`): each wider one has as many points more, because one customer of a
 * provider may have all of an IPv6 network of 48 bits.
 */
export function createLimitAround(name: string, points: number, seconds: number) {
  const limits = [1, 2, 3].map((times) => createLimit(name, times * points, seconds));
  return async (owners: readonly string[]): Promise<number | undefined> => {
    for (const [i, owner] of [...owners].reverse().entries()) {
      const wait = await limits[i]!(owner);
      if (wait !== undefined) return wait;
    }
    return undefined;
  };
}

function fail(error: unknown): never {
  throw named(error);
}
