import { beforeEach, describe, expect, test } from "vitest";
import { multipartStream, zeroFilled } from "../support/http/multipart-stream";
import {
  filledIn,
  OnboardingClient,
  read,
  type ChosenFile,
} from "../support/assets/onboarding-client";
import { shortTimeouts, TIMEOUT_MS } from "../support/faults/fault-rows";
import { sharedSite } from "../support/site";
import { flyer, logo, zip } from "../support/assets/upload-samples";

/** The default of STORAGE_STALL_MS is 20 s. */
const LESS_THAN_A_STALL_MS = 10_000;

const site = await sharedSite({ env: shortTimeouts });
let client: OnboardingClient;
beforeEach(async () => {
  client = new OnboardingClient(site);
  await client.open();
});

describe("a visitor's wait for a bucket that stops answering", () => {
  const big = 25 * 1024 * 1024;
  const photos = () => [{ name: "photos.zip", bytes: zeroFilled(zip.subarray(0, 4), big) }];
  const small = ({ name, bytes }: ChosenFile) => ({ name, bytes: [bytes] });

  test.each([
    ["a write", { match: "PUT ", hang: true }, () => [small(logo)]],
    ["three writes at once", { match: "PUT ", hang: true }, () => [logo, flyer, logo].map(small)],
    ["every request", { hang: true }, () => [small(logo)]],
    ["the beginning of a multipart upload", { match: "?uploads", hang: true }, photos],
    ["every part", { match: "partNumber", hang: true }, photos],
    ["one part and everything after", { match: /partNumber=1|DELETE /, hang: true }, photos],
  ] as const)("includes %s only once", async (...row) => {
    site.sandbox.s3.fail(row[1]);
    const form = multipartStream({ ...client.hidden, ...filledIn }, row[2]());
    const answer = await read(await client.request("/onboarding", form));
    expect(answer.status).toBe(502);
    // A second attempt would wait as long again.
    const writes = site.sandbox.s3.requests.filter(({ method }) => method !== "DELETE");
    const lines = writes.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(lines).size).toBe(lines.length);
  });

  test("is not prolonged by the deletion after a refused upload", async () => {
    const longTimeouts = await sharedSite();
    expect(longTimeouts.env.STORAGE_STALL_MS).toBeUndefined();
    const visitor = new OnboardingClient(longTimeouts);
    await visitor.open();
    longTimeouts.sandbox.s3.fail({ match: "PUT ", status: 403 });
    longTimeouts.sandbox.s3.fail({ match: "DELETE ", hang: true });
    const form = multipartStream({ ...visitor.hidden, ...filledIn }, photos());
    // Waiting for the deletion would take the default stall limit of 20 seconds.
    const signal = AbortSignal.timeout(LESS_THAN_A_STALL_MS);
    expect((await visitor.request("/onboarding", { ...form, signal })).status).toBe(502);
    const deletions = longTimeouts.sandbox.s3.requests.filter(({ method }) => method === "DELETE");
    expect(deletions.map(({ status }) => status)).toContain(0);
  });

  test("does not end in an error when the bucket is slow but answers", async () => {
    site.sandbox.s3.fail({ match: "PUT ", delayMs: TIMEOUT_MS / 4 });
    const answer = await client.send([logo, flyer]);
    expect(answer.status).toBe(303);
  });
});
