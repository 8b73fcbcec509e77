import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { multipartStream } from "../multipart-stream";
import { filledIn, OnboardingClient } from "../onboarding-client";
import { draftOf } from "../onboarding-tokens";
import { startSite, until, type Site } from "../site";
import {
  announced,
  breakOff,
  departureNames,
  large,
  ownFiles,
  several,
  shares,
  small,
  streamed,
} from "./broken-uploads";
import { noFileLeftOver } from "./inquiries";

/** Long enough for a busy machine, and shorter than anything the site waits for. */
const AT_ONCE_MS = 3_000;

const temporary = mkdtempSync(join(tmpdir(), "sitewright-aborts-"));
let site: Site;
let client: OnboardingClient;
beforeAll(async () => {
  site = await startSite({ env: { TMPDIR: temporary } });
});
beforeEach(async () => {
  client = new OnboardingClient(site);
  await client.open();
});
afterAll(async () => {
  await site.stop();
  rmSync(temporary, { recursive: true });
});

/** The files the client's draft holds, with their states. */
const held = () =>
  site.rows<{ name: string; state: string }>(
    "select name, state from uploads where draft_id = ? order by created_at, name",
    draftOf(client.hidden.token!),
  );
const stored = (files: readonly { name: string }[]) =>
  files.map(({ name }) => ({ name, state: "stored" }));

async function nothingLeftOver() {
  await noFileLeftOver(site);
  await until("no multipart upload is open", () => site.sandbox.s3.uploads().length === 0);
  expect(site.output()).not.toMatch(/"level":[4-6]0/);
  expect(readdirSync(temporary)).toEqual([]);
  expect(readdirSync(site.dataDir).filter((name) => !name.startsWith("site.db"))).toEqual([]);
}

async function answersAtOnce() {
  const { status } = await fetch(`${site.url}/onboarding`, {
    signal: AbortSignal.timeout(AT_ONCE_MS),
  });
  expect(status).toBe(200);
}

describe.each(departureNames)("a client that %s", (departure) => {
  describe.each([
    ["a small file", small],
    ["a large file", large],
    ["a large file of known size", announced],
  ])("while it sends %s", (_, post) => {
    test.each(shares)("leaves nothing behind after %i per cent", async (share) => {
      await breakOff(site, client, { post, files: ownFiles(post), share, departure });
      await answersAtOnce();
      await nothingLeftOver();
      expect(held()).toEqual([]);
    });
  });

  // As after a bucket's failure: what was whole is in the draft, and need not be sent a second time.
  describe("while it sends several files", () => {
    test.each(shares)(
      "leaves those that were whole after %i per cent, and doubles none when it sends all again",
      async (share) => {
        const files = ownFiles(several);
        await breakOff(site, client, { post: several, files, share, departure });
        await answersAtOnce();
        await nothingLeftOver();
        expect(held()).toEqual(stored(files.slice(0, several.arrived[share].whole)));

        const fields = { ...client.hidden, ...filledIn, intent: "upload" };
        const again = await client.request("/onboarding", multipartStream(fields, streamed(files)));
        expect(again.status).toBe(200);
        await nothingLeftOver();
        expect(held()).toEqual(stored(files));
      },
    );
  });
});
