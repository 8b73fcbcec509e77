import { beforeEach, expect, test } from "vitest";
import { beginLargeFile } from "../support/assets/held-uploads";
import {
  fieldValues,
  filledIn,
  namesListed,
  openedClient,
} from "../support/assets/onboarding-client";
import { startSite } from "../support/site";
import { until } from "../support/until";
import { logo } from "../support/assets/upload-samples";

const site = await startSite({ env: { JOBS_EVERY_MS: "250" } });
beforeEach(() => site.sandbox.reset());

const upload = { ...filledIn, intent: "upload" };

const keysInBucket = () => site.sandbox.s3.objects().map(({ key }) => key);

test("after the process was killed, the restarted site deletes what arrived of an interrupted upload and keeps the complete files", async () => {
  const client = await openedClient(site);
  expect(namesListed((await client.send([logo], upload)).body)).toEqual(["logo.png"]);
  const before = keysInBucket();
  await beginLargeFile(site, client.hidden);
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
  await beginLargeFile(site, (await openedClient(site)).hidden);
  await site.kill("SIGKILL");
  site.sandbox.s3.fail({ status: 503 });
  await site.restart();
  await until("the bucket was asked", () => site.output().includes("was not removed"));
  await site.kill("SIGTERM");
  site.sandbox.reset();
  await site.restart();
  await until("the parts are deleted", () => site.sandbox.s3.uploads().length === 0);
});
