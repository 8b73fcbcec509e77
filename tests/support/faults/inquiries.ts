import { expect } from "vitest";
import { keyedName, type ChosenFile } from "../assets/onboarding-client";
import { type Site } from "../site";
import { until } from "../until";
import { fingerprints } from "./fingerprints";

/** The one inquiry of a business; throws when there is none, or more than one. */
export function inquiryOf(site: Site, businessName: string) {
  const [inquiry, ...more] = inquiriesOf(site, businessName);
  if (!inquiry || more.length > 0) throw new Error(`Not exactly one inquiry of ${businessName}`);
  return inquiry;
}

export function inquiriesOf(site: Site, businessName: string) {
  return site.rows<{ id: string; draft_id: string; file_urls: string }>(
    "select id, draft_id, file_urls from inquiries where name = ?",
    businessName,
  );
}

/** Expects an inquiry's files to be those that were sent, each once and whole, under addresses that resolve. */
export async function expectWholeFiles(
  site: Site,
  inquiry: { draft_id: string; file_urls: string },
  sent: readonly ChosenFile[],
): Promise<void> {
  const addresses = JSON.parse(inquiry.file_urls) as string[];
  const keys = addresses.map(keyOf);
  const stored = await Promise.all(
    addresses.map(async (address) => {
      // Asked again when an idle connection was closed at the moment of its reuse.
      const served = await fetch(address).catch(() => fetch(address));
      if (!served.ok) throw new Error(`A file's address was answered ${served.status}`);
      return {
        name: keyedName(keyOf(address)),
        bytes: new Uint8Array(await served.arrayBuffer()),
      };
    }),
  );
  expect(fingerprints(stored)).toEqual(fingerprints(sent));
  const claimed = site.rows<{ key: string }>(
    "select key from uploads where draft_id = ? and state = 'claimed'",
    inquiry.draft_id,
  );
  expect(claimed.map(({ key }) => key).sort()).toEqual(keys.sort());
}

/** Waits until the bucket holds the files the database names and nothing else, and no file is half there. */
export async function noFileLeftOver(site: Site): Promise<void> {
  await until("no file is left over", () => {
    const files = site.rows<{ key: string; state: string }>("select key, state from uploads");
    const objects = site.sandbox.s3.objects().map(({ key }) => key);
    return (
      files.every(({ state }) => state === "stored" || state === "claimed") &&
      files.length === objects.length &&
      files.every(({ key }) => objects.includes(key))
    );
  });
}

/** Expects a start to delete what the bucket holds of discarded files, parts of large ones included. */
export async function nothingLeftAfterRestart(site: Site): Promise<void> {
  await site.kill("SIGKILL");
  await site.restart();
  await noFileLeftOver(site);
  // An upload whose beginning was never answered has no parts; the bucket's list tells of it, a day later.
  expect(site.sandbox.s3.uploads().filter(({ parts }) => parts > 0)).toEqual([]);
}

function keyOf(address: string): string {
  return decodeURIComponent(new URL(address).pathname.split("/").at(-1) ?? "");
}
