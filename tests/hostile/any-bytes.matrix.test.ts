import fc from "fast-check";
import { expect, test } from "vitest";
import { pages } from "~/content/pages";
import { sharedSite } from "../support/site";
import { exchange } from "../support/hostile/exchange";
import { END, fields, file, MULTIPART, postAssets, token } from "../support/hostile/multipart";
import { orderBody, postOrder, validOrder } from "../support/hostile/orders";
import { FORM_TYPE, get, post } from "../support/hostile/request";
import { isDiscreet, isSafe, linesOf } from "../support/hostile/trying";
import { full } from "../support/this-run";

const RUNS = full ? { numRuns: 500, seed: 20270104 } : { numRuns: 40, seed: 20270103 };
/** So long a server may wait for the rest of something that has none. */
const HANG_UP_MS = 300;

const site = await sharedSite();
const newLines = linesOf(site);

/** The server closes the connection or answers without a failure, and serves the next request. */
async function isWithstood(request: Uint8Array): Promise<void> {
  for (const answer of await exchange(site.url, [request], HANG_UP_MS)) isSafe(answer);
  const [health] = await exchange(site.url, [get("/healthz")]);
  expect(health?.status).toBe(200);
  isDiscreet(newLines());
}

const someBytes = fc.uint8Array({ maxLength: 2000 });
const posted = pages.filter(({ methods }) => methods.includes("POST")).map(({ path }) => path);
const types = [FORM_TYPE, MULTIPART, "Content-Type: text/plain"];

test("any bytes are withstood as a body", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...posted),
      fc.constantFrom(...types),
      someBytes,
      (address, type, body) => isWithstood(post(address, [type], body)),
    ),
    RUNS,
  );
});

test("any bytes are withstood as a request", async () => {
  await fc.assert(fc.asyncProperty(someBytes, isWithstood), RUNS);
});

/** Bytes put in place of others somewhere in a request that would be right. */
const changes = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    cut: fc.nat(8),
    put: fc.uint8Array({ maxLength: 8 }),
  }),
  { minLength: 1, maxLength: 5 },
);
const wellMeant = [
  () => get("/contact?industry=Plumber&link=x", "Cookie: order=x; consent=accepted"),
  () => postOrder(orderBody(validOrder())),
  () => postAssets(`${token()}${fields()}${file('filename="a.png"')}${END}`),
];

test("any change of a few bytes in a right request is withstood", async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...wellMeant), changes, async (make, list) => {
      let request = make();
      for (const { at, cut, put } of list) {
        const place = Math.round(at * request.length);
        request = Buffer.concat([request.subarray(0, place), put, request.subarray(place + cut)]);
      }
      await isWithstood(request);
    }),
    RUNS,
  );
});
