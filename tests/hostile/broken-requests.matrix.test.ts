import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pages } from "~/content/pages";
import { exchange } from "../support/hostile/exchange";
import { BOUNDARY, END, field, file, MULTIPART, token } from "../support/hostile/multipart";
import { orderBody, validOrder } from "../support/hostile/orders";
import { bytes, FORM_TYPE, get, post } from "../support/hostile/request";
import { isSafe, linesOf, logsNoFailure } from "../support/hostile/table-tests";
import { openClient } from "../support/http/slow-client";
import { openOwnPage, ready } from "../support/orders/own-page";
import { sharedSite } from "../support/site";
import { full } from "../support/this-run";
import { event, session, signature } from "./tables/webhook";
import { rarely } from "../support/rarely";

const RUNS = full ? { numRuns: 500, seed: 20270104 } : { numRuns: 40, seed: 20270103 };
/** How long the client waits before it hangs up on an incomplete request. */
const HANG_UP_MS = 300;

const site = await sharedSite();
const pid = site.pid();
const ownPage = await openOwnPage(site, ready);
const ownToken = await ownPage.token();
const newLines = linesOf(site);

/** The same process serves the next request, and nothing has failed. */
async function expectAlive(): Promise<void> {
  const [health] = await exchange(site.url, [get("/healthz")]);
  expect(health?.status).toBe(200);
  expect(site.pid()).toBe(pid);
  logsNoFailure(newLines());
}

/** The server closes the connection or answers without an error. */
async function expectWithstood(request: Uint8Array, hangUpMs?: number): Promise<void> {
  for (const answer of await exchange(site.url, [request], hangUpMs)) {
    const policy = String(answer.headers["referrer-policy"]);
    isSafe(answer, ["no-referrer", "same-origin"].includes(policy) ? policy : undefined);
  }
  await expectAlive();
}

/** Sends the first bytes of a request, and resets the connection: once the server has read them, or at once. */
async function expectResetWithstood(sent: Uint8Array, read = expectAlive): Promise<void> {
  const { socket } = openClient(site.url);
  await new Promise((flushed) => socket.write(sent, flushed));
  await read();
  socket.resetAndDestroy();
  await expectAlive();
}

const validPosts: Record<string, () => [path: string, headers: string[], body: string]> = {
  order: () => ["/contact", [FORM_TYPE], orderBody(validOrder())],
  assets: () => ["/onboarding", [MULTIPART], `${assetParts().join("")}${END}`],
  reminders: () => ["/reminders", [FORM_TYPE], `link=${randomUUID()}`],
  consent: () => ["/cookie-consent", [FORM_TYPE], "choice=accepted&returnTo=%2F"],
  "an order's own page": () => {
    const named = { token: ownToken, intent: "changes", text: "A larger logo", kept: randomUUID() };
    const fields = Object.entries(named).map(([name, value]) => field(name, value));
    return [ownPage.path, [MULTIPART], `${fields.join("")}${file('filename="a.png"')}${END}`];
  },
  webhook: () => {
    const paid = event("checkout.session.completed", session());
    const headers = ["Content-Type: application/json", `Stripe-Signature: ${signature(paid)}`];
    return ["/webhooks/stripe", headers, paid];
  },
};

const assetParts = () => [
  token(),
  field("businessName", "Bright Pipes"),
  // Both are ignored: a file of another field, and the file of an unused input.
  file('filename="b.png"', "b", "photos"),
  file('filename=""', ""),
  file('filename="a.png"'),
];

/** In the head of a multipart body's part. */
const HEAD = new RegExp(`--${BOUNDARY}[^]*?(\r\n\r\n|$)`, "g");

/** Cuts a body at places anywhere, and at those in the heads of its parts: at each of them, or at each fourth. */
async function cutAnywhere(body: string, send: (at: number) => Promise<void>): Promise<void> {
  const examples = [...body.matchAll(HEAD)]
    .flatMap(({ index, 0: head }) => Array.from(head, (_, at): [number] => [index + at]))
    .filter(([at]) => full || at % 4 === 0);
  const numRuns = RUNS.numRuns + examples.length;
  const anywhere = fc.asyncProperty(fc.nat(body.length - 1), send);
  await fc.assert(anywhere, { ...RUNS, numRuns, examples });
}

describe.each(Object.entries(validPosts))(
  "the site withstands posts of the form '%s'",
  (_, make) => {
    test("that end at any byte", async () => {
      const [path, headers, body] = make();
      await cutAnywhere(body, (at) => expectWithstood(post(path, headers, body.slice(0, at))));
    });

    rarely("whose connection is reset at any byte", async () => {
      const [path, headers, body] = make();
      const request = post(path, headers, body);
      const head = request.length - body.length;
      await cutAnywhere(body, (at) => expectResetWithstood(request.subarray(0, head + at)));
    });
  },
);

const names = fc.constantFrom("files", "token", "size", "intent", "businessName", "x");

test("the site withstands a multipart form with parts renamed, moved, doubled or removed", async () => {
  const chosen = fc.tuple(fc.nat(assetParts().length - 1), fc.option(names));
  await fc.assert(
    fc.asyncProperty(fc.array(chosen), async (list) => {
      const parts = assetParts();
      const changed = list.map(([index, name]) =>
        name ? parts[index]!.replace(/name="[^"]*"/, `name="${name}"`) : parts[index]!,
      );
      await expectWithstood(post("/onboarding", [MULTIPART], changed.join("") + END));
    }),
    RUNS,
  );
});

test("the site withstands a CONNECT whose client hangs up at once", async () => {
  const request = bytes("CONNECT site.test:443 HTTP/1.1\r\nHost: site.test\r\n\r\n");
  for (let run = 0; run < RUNS.numRuns; run += 1) {
    await expectResetWithstood(request, () => Promise.resolve());
  }
});

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
  const withstood = (request: Uint8Array) => expectWithstood(request, HANG_UP_MS);
  await fc.assert(fc.asyncProperty(someBytes, withstood), RUNS);
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
  () => get("/contact?industry=Any&link=x", "Cookie: order=x; consent=accepted"),
  ...Object.values(validPosts).map((make) => () => post(...make())),
];

test("the site withstands a valid request with a few bytes changed", async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...validRequests), changes, async (make, list) => {
      let request = make();
      for (const { at, cut, put } of list) {
        const place = Math.round((at / 10_000) * request.length);
        request = Buffer.concat([request.subarray(0, place), put, request.subarray(place + cut)]);
      }
      await expectWithstood(request, HANG_UP_MS);
    }),
    { ...RUNS, numRuns: RUNS.numRuns * 3 },
  );
}, 600_000);
