import { describe, expect, test } from "vitest";
import { Random } from "../support/random";
import {
  headPlaces,
  rearranged,
  sendAndReset,
  validPosts,
  requestBytes,
  type ValidPost,
} from "../support/hostile/broken-posts";
import { exchange } from "../support/hostile/exchange";
import { bytes, get, post } from "../support/hostile/request";
import { logsNoFailure, isSafe, linesOf } from "../support/hostile/table-tests";
import { sharedSite } from "../support/site";
import { full } from "../support/this-run";

/** Concurrent posts. */
const LANES = 4;
const site = await sharedSite();
const newLines = linesOf(site);

async function isAlive(what: string): Promise<void> {
  const [health] = await exchange(site.url, [get("/healthz")]);
  expect(health?.status, `after ${what}`).toBe(200);
}

/** Sends every broken post, and checks the health of the same process after each. */
async function withstands(
  broken: readonly [what: string, send: () => Promise<void>][],
): Promise<void> {
  expect(broken.length).toBeGreaterThan(0);
  const pid = site.pid();
  const left = [...broken];
  const lane = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [what, send] = next;
      await send();
      await isAlive(what);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  expect(site.pid()).toBe(pid);
  logsNoFailure(newLines());
}

const seed = full ? 20270104 : 20270103;
/** How often each form is broken at random, in each way. */
const times = full ? 400 : 12;
/** Every so many places in the heads of parts are tried. */
const step = full ? 1 : 4;

/** Where a body is cut: in the heads of its parts, and at random places. */
function cutPlaces({ body, path }: ValidPost): number[] {
  const random = new Random(seed);
  const anywhere = Array.from({ length: times }, () => random.below(body.length));
  return path === "/onboarding"
    ? [...headPlaces(body).filter((at) => at % step === 0), ...anywhere]
    : anywhere;
}

async function sendPost({ path, headers, body }: ValidPost): Promise<void> {
  for (const answer of await exchange(site.url, [post(path, headers, bytes(body))])) isSafe(answer);
}

describe.each(Object.entries(validPosts))(
  "the site withstands posts of the form '%s'",
  (_, make) => {
    test("that end at any byte", async () => {
      const good = make();
      await withstands(
        cutPlaces(good).map((at) => [
          `its end at byte ${at}`,
          () => sendPost({ ...good, body: good.body.slice(0, at) }),
        ]),
      );
    });

    test("whose connection is reset at any byte", async () => {
      const good = make();
      const request = requestBytes(good);
      const head = request.length - good.body.length;
      await withstands(
        cutPlaces(good).map((at) => {
          const what = `a reset at byte ${at}`;
          const sent = request.subarray(0, head + at);
          return [what, () => sendAndReset(site.url, sent, () => isAlive(what))];
        }),
      );
    });
  },
);

test("the site withstands a multipart form with parts renamed, moved, doubled or removed", async () => {
  const random = new Random(seed);
  await withstands(
    Array.from({ length: times }, (_none, run) => {
      const good = validPosts.assets!();
      const body = rearranged(good.body, random);
      return [`parts, run ${run} of seed ${seed}`, () => sendPost({ ...good, body })];
    }),
  );
});

test("the site withstands a CONNECT whose client hangs up at once", async () => {
  const request = bytes("CONNECT site.test:443 HTTP/1.1\r\nHost: site.test\r\n\r\n");
  await withstands(
    Array.from({ length: times }, (_none, run) => [
      `CONNECT ${run}`,
      () => sendAndReset(site.url, request, () => Promise.resolve()),
    ]),
  );
});
