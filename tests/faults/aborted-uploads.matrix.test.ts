import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { filledIn, openedClient, type OnboardingClient } from "../support/assets/onboarding-client";
import { draftOf } from "../support/assets/onboarding-tokens";
import { startSite, type Site } from "../support/site";
import { ofThisRun } from "../support/this-run";
import { until } from "../support/until";
import {
  announced,
  breakOff,
  departureNames,
  large,
  ownFiles,
  several,
  shares,
  small,
} from "../support/faults/broken-uploads";
import { noFileLeftOver } from "../support/faults/inquiries";

/** Long enough for a busy machine, and shorter than any timeout of the site. */
const AT_ONCE_MS = 3_000;
/** Files that the site creates for itself at some time. */
const OWN_FILES = /^(site\.db.*|reserve)$/;

const temporary = mkdtempSync(join(tmpdir(), "sitewright-aborts-"));
let site: Site;
/** The log's length and the files of the data folder before any request. */
let started: { printed: number; files: string[] };
let client: OnboardingClient;
beforeAll(async () => {
  site = await startSite({ env: { TMPDIR: temporary } });
  started = { printed: site.output().length, files: readdirSync(site.dataDir) };
});
beforeEach(async () => {
  client = await openedClient(site);
});
afterAll(() => rmSync(temporary, { recursive: true }));

/** The files of the client's draft, with their states. */
const draftFiles = () =>
  site.rows<{ name: string; state: string }>(
    "select name, state from uploads where draft_id = ? order by created_at, name",
    draftOf(client.hidden.token!),
  );
const stored = (files: readonly { name: string }[]) =>
  files.map(({ name }) => ({ name, state: "stored" }));

async function nothingLeftOver() {
  await noFileLeftOver(site);
  await until("no multipart upload is open", () => site.sandbox.s3.uploads().length === 0);
  expect(site.output().slice(started.printed)).not.toMatch(/"level":[4-6]0/);
  expect(readdirSync(temporary)).toEqual([]);
  const added = readdirSync(site.dataDir).filter((name) => !started.files.includes(name));
  expect(added.filter((name) => !OWN_FILES.test(name))).toEqual([]);
}

async function answersAtOnce() {
  const { status } = await fetch(`${site.url}/onboarding`, {
    signal: AbortSignal.timeout(AT_ONCE_MS),
  });
  expect(status).toBe(200);
}

const aborts = departureNames.flatMap((departure) => shares.map((share) => ({ departure, share })));
/** One of the departures in the middle of a post, the other at its end. */
const isRepresentative = ({ departure, share }: (typeof aborts)[number]) =>
  share === (departure === departureNames[0] ? 50 : 99);

const singleFileAborts = [
  { what: "a small file", post: small },
  { what: "a large file", post: large },
  { what: "a large file with its announced size", post: announced },
].flatMap((sent) => aborts.map((row) => ({ ...sent, ...row })));

test.each(ofThisRun(singleFileAborts, isRepresentative))(
  "a client that $departure after $share per cent of $what leaves no rows, objects or temporary files",
  async ({ post, share, departure }) => {
    await breakOff(site, client, { post, files: ownFiles(post), share, departure });
    await answersAtOnce();
    await nothingLeftOver();
    await expect.poll(draftFiles).toEqual([]);
  },
);

// As after a failure of the bucket: complete files are in the draft and need not be sent again.
test.each(ofThisRun(aborts, isRepresentative))(
  "a client that $departure after $share per cent of several files keeps the complete ones, and sending all again stores none twice",
  async ({ share, departure }) => {
    const files = ownFiles(several);
    await breakOff(site, client, { post: several, files, share, departure });
    await answersAtOnce();
    await nothingLeftOver();
    await expect.poll(draftFiles).toEqual(stored(files.slice(0, several.arrived[share][0])));

    const again = await client.send(files, { ...filledIn, intent: "upload" });
    expect(again.status).toBe(200);
    await nothingLeftOver();
    expect(draftFiles()).toEqual(stored(files));
  },
);
