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
  const hashOf = (key: string) => keyedHashes("rate limits", key)[0]!;
  const limit = async (key: string): Promise<number | undefined> => {
    if (!config.rateLimit) return undefined;
    const hash = hashOf(key);
    let counted = await count(hash);
    if (isFromFuture(counted.msBeforeNext, seconds * 1000)) {
      await untilUnlocked(() => limiter.delete(hash)).catch(fail);
      counted = await count(hash);
    }
    return counted.consumedPoints > points ? Math.ceil(counted.msBeforeNext / 1000) : undefined;
  };
  /** Counts a post no longer, because the site could not store it. */
  const takeBack = async (key: string): Promise<void> => {
    if (config.rateLimit) await untilUnlocked(() => limiter.reward(hashOf(key))).catch(fail);
  };
  return Object.assign(limit, { takeBack });
}

/**
 * For a sender's owners, the widest first (`Sender`): each wider one has as many points more, because one customer of a
 * provider may have all of an IPv6 network of 48 bits.
 */
export function createLimitAround(name: string, points: number, seconds: number) {
  const limits = [1, 2, 3].map((times) => createLimit(name, times * points, seconds));
  const narrowestFirst = (owners: readonly string[]) => [...owners].reverse().entries();
  const limit = async (owners: readonly string[]): Promise<number | undefined> => {
    for (const [i, owner] of narrowestFirst(owners)) {
      const wait = await limits[i]!(owner);
      if (wait !== undefined) return wait;
    }
    return undefined;
  };
  const takeBack = async (owners: readonly string[]): Promise<void> => {
    for (const [i, owner] of narrowestFirst(owners)) await limits[i]!.takeBack(owner);
  };
  return Object.assign(limit, { takeBack });
}

function fail(error: unknown): never {
  throw named(error);
}
