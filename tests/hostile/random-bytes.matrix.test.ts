import fc from "fast-check";
import { expect, test } from "vitest";
import { pages } from "~/content/pages";
import { sharedSite } from "../support/site";
import { exchange } from "../support/hostile/exchange";
import { requestBytes, validPosts } from "../support/hostile/broken-posts";
import { MULTIPART } from "../support/hostile/multipart";
import { FORM_TYPE, get, post } from "../support/hostile/request";
import { logsNoFailure, isSafe, linesOf } from "../support/hostile/table-tests";
import { full } from "../support/this-run";

const RUNS = full ? { numRuns: 500, seed: 20270104 } : { numRuns: 40, seed: 20270103 };
/** How long the client waits before it hangs up on an incomplete request. */
const HANG_UP_MS = 300;

const site = await sharedSite();
const newLines = linesOf(site);

/** The server closes the connection or answers without an error, and serves the next request. */
async function expectWithstood(request: Uint8Array): Promise<void> {
  for (const answer of await exchange(site.url, [request], HANG_UP_MS)) isSafe(answer);
  const [health] = await exchange(site.url, [get("/healthz")]);
  expect(health?.status).toBe(200);
  logsNoFailure(newLines());
}

const someBytes = fc.uint8Array({ maxLength: 2000 });
const posted = pages.filter(({ methods }) => methods.includes("POST")).map(({ path }) => path);
const types = [FORM_TYPE, MULTIPART, "Content-Type: text/plain"];

test("the site withstands random bytes as a body", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...posted),
      fc.constantFrom(...types),
      someBytes,
      (address, type, body) => expectWithstood(post(address, [type], body)),
    ),
    RUNS,
  );
});

test("the site withstands random bytes as a request", async () => {
  await fc.assert(fc.asyncProperty(someBytes, expectWithstood), RUNS);
});

/** Replacements of a few bytes anywhere in a valid request. */
const changes = fc.array(
  fc.record({
    // In parts of ten thousand; among doubles nearly all would be close to zero.
    at: fc.nat(10_000),
    cut: fc.nat(8),
    put: fc.uint8Array({ maxLength: 8 }),
  }),
  { minLength: 1, maxLength: 5 },
);
const validRequests = [
  () => get("/contact?industry=Plumber&link=x", "Cookie: order=x; consent=accepted"),
  ...Object.values(validPosts).map((make) => () => requestBytes(make())),
];

test("the site withstands a valid request with a few bytes changed", async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...validRequests), changes, async (make, list) => {
      let request = make();
      for (const { at, cut, put } of list) {
        const place = Math.round((at / 10_000) * request.length);
        request = Buffer.concat([request.subarray(0, place), put, request.subarray(place + cut)]);
      }
      await expectWithstood(request);
    }),
    { ...RUNS, numRuns: RUNS.numRuns * 3 },
  );
}, 600_000);
