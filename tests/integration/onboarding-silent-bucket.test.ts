import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { multipartStream, zeroFilled } from "../multipart-stream";
import { filledIn, OnboardingClient, read, type ChosenFile } from "../onboarding-client";
import { startSite, type Site } from "../site";
import { flyer, logo, zip } from "../upload-samples";

const stallMs = 500;
let site: Site;
let client: OnboardingClient;
beforeAll(async () => {
  site = await startSite({ env: { STORAGE_STALL_MS: String(stallMs) } });
});
beforeEach(async () => {
  client = new OnboardingClient(site);
  await client.open();
});
afterEach(() => site.sandbox.reset());
afterAll(() => site.stop());

describe("how long a visitor waits for a bucket that went silent", () => {
  const big = 45 * 1024 * 1024;
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

  test("and tidying after it adds a moment only", async () => {
    const patient = await startSite({ env: { STORAGE_STALL_MS: "4000" } });
    try {
      const visitor = new OnboardingClient(patient);
      await visitor.open();
      patient.sandbox.s3.fail({ hang: true });
      const started = Date.now();
      const form = multipartStream({ ...visitor.hidden, ...filledIn }, photos());
      expect((await visitor.request("/onboarding", form)).status).toBe(502);
      const took = Date.now() - started;
      expect(took).toBeGreaterThanOrEqual(4000);
      // Waiting for the deletion as well, or for a second attempt, would take twice the time of the stall.
      expect(took).toBeLessThan(8000);
    } finally {
      await patient.stop();
    }
  });

  test("a slow bucket that does move is not given up", async () => {
    site.sandbox.s3.fail({ match: "PUT ", delayMs: stallMs / 2 });
    const answer = await client.send([logo, flyer]);
    expect(answer.status).toBe(303);
  });
});
