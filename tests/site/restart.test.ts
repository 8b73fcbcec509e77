import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { multipartOpening, zeroFilled } from "../support/http/multipart-stream";
import { openedClient } from "../support/assets/onboarding-visitor";
import {
  fieldValues,
  filledIn,
  namesListed,
  type OnboardingClient,
} from "../support/assets/onboarding-client";
import { rawPost } from "../support/http/raw-post";
import { startSite, type Site } from "../support/site";
import { until } from "../support/until";
import { zip, logo } from "../support/assets/upload-samples";

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { JOBS_EVERY_MS: "250" } });
});
beforeEach(() => site.sandbox.reset());
afterAll(() => site.stop());

const upload = { ...filledIn, intent: "upload" };

const keysInBucket = () => site.sandbox.s3.objects().map(({ key }) => key);

/** Begins to send a large file and stops in the middle. */
async function beginLargeFile(client: OnboardingClient) {
  const boundary = "----upload";
  function* body() {
    yield multipartOpening(boundary, { ...client.hidden, intent: "upload" }, "photos.zip");
    yield* zeroFilled(zip.subarray(0, 4), 20 * 1024 * 1024);
  }
  const type = `multipart/form-data; boundary=${boundary}`;
  const headers = { "Content-Type": type, "Content-Length": String(40 * 1024 * 1024) };
  await rawPost(`${site.url}/onboarding`, headers, body());
  await until("parts are uploaded", () => site.sandbox.s3.uploads().some(({ parts }) => parts > 0));
}

test("after the process was killed, the restarted site deletes what arrived of an interrupted upload and keeps the complete files", async () => {
  const client = await openedClient(site);
  expect(namesListed((await client.send([logo], upload)).body)).toEqual(["logo.png"]);
  const before = keysInBucket();
  await beginLargeFile(client);
  await site.kill("SIGKILL");
  expect(site.sandbox.s3.uploads()).toHaveLength(1);
  expect(site.rows("select 1 from uploads where state = 'receiving'")).toHaveLength(1);
  await site.restart();
  await until("the parts are deleted", () => site.sandbox.s3.uploads().length === 0);
  expect(keysInBucket()).toEqual(before);

  const page = await client.open();
  expect(namesListed(page)).toEqual(["logo.png"]);
  expect(fieldValues(page)).toEqual(filledIn);
  expect((await client.send()).status).toBe(303);
  expect(JSON.parse(client.inquiries().at(-1)?.file_urls ?? "")).toHaveLength(1);
  expect(site.output()).toContain('"swept"');
  for (const value of [logo.name, "photos.zip", filledIn.email, filledIn.businessName]) {
    expect(site.output()).not.toContain(value);
  }
});

test("a start while the bucket fails leaves interrupted uploads to the next start", async () => {
  await beginLargeFile(await openedClient(site));
  await site.kill("SIGKILL");
  site.sandbox.s3.fail({ status: 503 });
  await site.restart();
  await until("the bucket was asked", () => site.output().includes("was not removed"));
  await site.kill("SIGTERM");
  site.sandbox.reset();
  await site.restart();
  await until("the parts are deleted", () => site.sandbox.s3.uploads().length === 0);
});
