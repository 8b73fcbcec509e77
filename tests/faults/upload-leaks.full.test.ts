import { beforeAll, describe, expect, test } from "vitest";
import { openedClient } from "../support/assets/onboarding-client";
import { startSite, type Site } from "../support/site";
import {
  breakOff,
  departureNames,
  large,
  ownFiles,
  shares,
  small,
  type Post,
} from "../support/faults/broken-uploads";
import { noFileLeftOver } from "../support/faults/inquiries";
import {
  inWords,
  memoryOf,
  reportsUsage,
  usageOf,
  usageOnce,
  type Usage,
} from "../support/faults/usage";

const WARM_UP = { small: 50, large: 5 };
const ROUNDS = { small: 150, large: 195 };

/** Growth allowed in heap and buffers: less than the requests would take if they leaked. */
const MOST_GROWTH = 2 * 1024 * 1024;
const CLIENTS = 4;

let site: Site;
let fresh: Usage;
let warm: Usage;

beforeAll(async () => {
  // Idle connections to the bucket are closed after this time.
  site = await startSite({ env: { ...reportsUsage, STORAGE_STALL_MS: "5000" } });
  fresh = await usageOf(site);
  await breakAll(small, WARM_UP.small);
  await breakAll(large, WARM_UP.large);
  warm = await usageOnce(site, (usage) => handlesOf(usage) <= handlesOf(fresh));
  console.log(`after the warm-up: ${inWords(warm)}`);
}, 2 * 60_000);

/** Clients break off a post again and again, at each share and in each way. */
async function breakAll(post: Post, rounds: number): Promise<void> {
  let begun = 0;
  const breakSome = async () => {
    const client = await openedClient(site);
    while (begun < rounds) {
      const round = begun++;
      await breakOff(site, client, {
        post,
        files: ownFiles(post),
        share: shares[round % shares.length]!,
        departure: departureNames[Math.floor(round / shares.length) % departureNames.length]!,
      });
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, breakSome));
}

const handlesOf = ({ handles = 0 }: Usage) => handles;

/** Growth of handles since the start, and of memory since the warm-up. */
function growthOf(usage: Usage) {
  return { handles: handlesOf(usage) - handlesOf(fresh), held: memoryOf(usage) - memoryOf(warm) };
}

describe.each([
  { what: "small", post: small, rounds: ROUNDS.small },
  { what: "large", post: large, rounds: ROUNDS.large },
])("$rounds aborted uploads of a $what file", ({ what, post, rounds }) => {
  test(
    "leave no memory, connection, row or object behind",
    async () => {
      await breakAll(post, rounds);
      const after = await usageOnce(site, (usage) => {
        const { handles, held } = growthOf(usage);
        return handles <= 0 && held < MOST_GROWTH;
      });
      console.log(`after ${rounds} of a ${what} file: ${inWords(after)}`);
      const { handles, held } = growthOf(after);
      expect(handles).toBeLessThanOrEqual(0);
      expect(held).toBeLessThan(MOST_GROWTH);
      await noFileLeftOver(site);
      expect(site.rows("select 1 from uploads")).toEqual([]);
      expect(site.sandbox.s3.uploads()).toEqual([]);
    },
    10 * 60_000,
  );
});
