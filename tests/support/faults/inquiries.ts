import { hash } from "node:crypto";
import { expect } from "vitest";
import type { PostmarkSandbox } from "../../../sandbox";
import { keyedName, type ChosenFile } from "../assets/onboarding-client";
import { type Site } from "../site";
import { expectOneMail } from "./outbox";

export function inquiriesOf(site: Site, businessName: string) {
  return site.rows<{ draft_id: string; file_urls: string }>(
    "select draft_id, file_urls from inquiries where name = ?",
    businessName,
  );
}

/** Expects a business's one inquiry, with the files that were sent, each once and complete, at URLs that resolve. */
export async function expectWholeFiles(
  site: Site,
  businessName: string,
  sent: readonly ChosenFile[],
): Promise<void> {
  const inquiries = inquiriesOf(site, businessName);
  expect(inquiries).toHaveLength(1);
  const [inquiry] = inquiries;
  const urls = JSON.parse(inquiry!.file_urls) as string[];
  const keys = urls.map(keyOf);
  const stored = await Promise.all(
    urls.map(async (url) => {
      // Repeated if an idle connection was closed at the moment of its reuse.
      const served = await fetch(url).catch(() => fetch(url));
      if (!served.ok) throw new Error(`A file's URL was answered ${served.status}`);
      return { name: keyedName(keyOf(url)), bytes: new Uint8Array(await served.arrayBuffer()) };
    }),
  );
  expect(fingerprints(stored)).toEqual(fingerprints(sent));
  const claimed = site.rows<{ key: string }>(
    "select key from uploads where draft_id = ? and state = 'claimed'",
    inquiry!.draft_id,
  );
  expect(claimed.map(({ key }) => key).sort()).toEqual(keys.sort());
}

export async function noFileLeftOver(site: Site): Promise<void> {
  const leftOver = () => {
    // The rows of interrupted uploads stay for an hour: an object may appear late.
    const files = site.rows<{ key: string; state: string }>(
      "select key, state from uploads where state <> 'discarded'",
    );
    const keys = new Set(files.map(({ key }) => key));
    const objects = new Set(site.sandbox.s3.objects().map(({ key }) => key));
    return {
      unfinished: files.filter(({ state }) => state === "receiving"),
      withoutObject: [...keys].filter((key) => !objects.has(key)),
      withoutRow: [...objects].filter((key) => !keys.has(key)),
    };
  };
  const nothing = { unfinished: [], withoutObject: [], withoutRow: [] };
  await expect.poll(leftOver, { timeout: 60_000 }).toEqual(nothing);
}

function keyOf(url: string): string {
  return decodeURIComponent(new URL(url).pathname.split("/").at(-1) ?? "");
}

/** Expects the files of an inquiry, its one email once the outbox is empty, and returns that. */
export async function expectArrivedOnce(
  site: Site,
  businessName: string,
  files: readonly ChosenFile[],
  orTwice = false,
) {
  await expectWholeFiles(site, businessName, files);
  return expectOneMail(site, businessName, orTwice);
}

const WORDS = {
  reported: "Assets saved but email notification failed. We'll contact you soon.",
  unnoticed: "Assets Submitted!",
};

export function expectThanks({ words }: { words: string }, seen: keyof typeof WORDS): void {
  expect(words).toContain("Thank You!");
  expect(words).toContain(WORDS[seen]);
}

type Mail = PostmarkSandbox["mails"][number];

export function expectAttached({ Attachments = [] }: Mail, files: readonly ChosenFile[]): void {
  const attached = Attachments.map(({ Name, Content }) => ({
    name: Name,
    bytes: Buffer.from(Content, "base64"),
  }));
  expect(fingerprints(attached)).toEqual(fingerprints(files));
}

/** Each name with the SHA-256 of its bytes, sorted, to compare two lists of files. */
function fingerprints(files: readonly { name: string; bytes: Uint8Array }[]): string[] {
  return files.map(({ name, bytes }) => `${name} ${hash("sha256", bytes)}`).sort();
}
