import { beforeEach, describe, expect, test } from "vitest";
import { multipartStream, zeroFilled } from "../support/http/multipart-stream";
import {
  filledIn,
  OnboardingClient,
  read,
  type ChosenFile,
} from "../support/assets/onboarding-client";
import { impatient, PATIENCE_MS } from "../support/faults/fault-rows";
import { sharedSite } from "../support/site";
import { flyer, logo, zip } from "../support/assets/upload-samples";

/** Of a site that was given no other. */
const LESS_THAN_A_STALL_MS = 10_000;

const site = await sharedSite({ env: impatient });
let client: OnboardingClient;
beforeEach(async () => {
  client = new OnboardingClient(site);
  await client.open();
});

describe("how long a visitor waits for a bucket that went silent", () => {
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
  ] as const)("%s is waited for once, not once for each attempt", async (...row) => {
    site.sandbox.s3.fail(row[1]);
    const form = multipartStream({ ...client.hidden, ...filledIn }, row[2]());
    const answer = await read(await client.request("/onboarding", form));
    expect(answer.status).toBe(502);
    // A second attempt would wait as long again.
    const writes = site.sandbox.s3.requests.filter(({ method }) => method !== "DELETE");
    const lines = writes.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(lines).size).toBe(lines.length);
  });

  test("and tidying after a refusal adds a moment only", async () => {
    const patient = await sharedSite();
    expect(patient.env.STORAGE_STALL_MS).toBeUndefined();
    const visitor = new OnboardingClient(patient);
    await visitor.open();
    patient.sandbox.s3.fail({ match: "PUT ", status: 403 });
    patient.sandbox.s3.fail({ match: "DELETE ", hang: true });
    const form = multipartStream({ ...visitor.hidden, ...filledIn }, photos());
    // Waiting for the deletion would take the 20 seconds of a stall.
    const signal = AbortSignal.timeout(LESS_THAN_A_STALL_MS);
    expect((await visitor.request("/onboarding", { ...form, signal })).status).toBe(502);
    const deletions = patient.sandbox.s3.requests.filter(({ method }) => method === "DELETE");
    expect(deletions.map(({ status }) => status)).toContain(0);
  });

  test("a slow bucket that does move is not given up", async () => {
    site.sandbox.s3.fail({ match: "PUT ", delayMs: PATIENCE_MS / 4 });
    const answer = await client.send([logo, flyer]);
    expect(answer.status).toBe(303);
  });
});
