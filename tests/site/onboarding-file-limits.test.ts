import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { buckets } from "../../sandbox/credentials";
import { textOf } from "../support/http/http-client";
import {
  filledIn,
  keyedName,
  namesListed,
  type OnboardingClient,
  openedClient,
} from "../support/assets/onboarding-client";
import { zeroFilled } from "../support/http/generated-files";
import { bytesOf, pdf, png, zip } from "../support/assets/upload-samples";
import { sharedSite } from "../support/site";
import { waitForEmptyOutbox } from "../support/faults/outbox";

const LIMIT = 52_428_800;

const site = await sharedSite();
// An email of an earlier test would count as one of these.
beforeEach(() => waitForEmptyOutbox(site));

/** The objects with one of the names; below, the multipart uploads not yet complete. */
const objectsOf = (...names: string[]) =>
  site.sandbox.s3
    .objects()
    .filter(({ bucket, key }) => bucket === buckets.public && names.includes(keyedName(key)));
const partsOf = (name: string) =>
  site.sandbox.s3.uploads().filter(({ key }) => keyedName(key) === name);

const head = { zip: zip.subarray(0, 4), pdf };

function sha256(chunks: Iterable<Uint8Array>): string {
  const hash = createHash("sha256");
  for (const chunk of chunks) hash.update(chunk);
  return hash.digest("hex");
}

const sendStreamed = (
  client: OnboardingClient,
  files: { name: string; head: Uint8Array; size: number }[],
) => client.send(files.map(({ name, head, size }) => ({ name, bytes: zeroFilled(head, size) })));

test("a file of exactly 52,428,800 bytes is stored byte for byte and linked in the email, not attached", async () => {
  const client = await openedClient(site);
  const answer = await sendStreamed(client, [{ name: "all.zip", head: head.zip, size: LIMIT }]);
  expect(answer.status).toBe(303);
  const [object, ...others] = objectsOf("all.zip");
  expect(others).toEqual([]);
  expect(object).toMatchObject({ size: LIMIT, contentType: "application/zip" });
  expect(object?.contentDisposition).toBe("attachment; filename*=UTF-8''all.zip");
  const stored = await site.sandbox.s3.read("project-assets", object?.key ?? "");
  expect(sha256([stored])).toBe(sha256(zeroFilled(head.zip, LIMIT)));
  expect(partsOf("all.zip")).toEqual([]);
  const mail = site.sandbox.postmark.mails.at(-1);
  expect(mail?.Attachments ?? []).toEqual([]);
  expect(mail?.TextBody).toContain(`/project-assets/${object?.key}`);
  expect(mail?.TextBody).toContain("all.zip (50 MB)");
});

test("a file of 52,428,801 bytes is refused with the catalog's message and leaves nothing behind", async () => {
  const client = await openedClient(site);
  const before = new Set(client.objects().map(({ key }) => key));
  const answer = await sendStreamed(client, [
    { name: "small.png", head: png, size: png.length },
    { name: "huge.pdf", head: head.pdf, size: LIMIT + 1 },
    { name: "after.pdf", head: head.pdf, size: 1000 },
  ]);
  expect(answer.status).toBe(422);
  const text = textOf(answer.body);
  expect(text).toContain("Invalid file");
  expect(text).toContain("huge.pdf: File size exceeds 50MB limit.");
  expect(namesListed(answer.body)).toEqual(["after.pdf", "small.png"]);
  const added = client.objects().filter(({ key }) => !before.has(key));
  expect(added.map(({ key }) => keyedName(key)).sort()).toEqual(["after.pdf", "small.png"]);
  expect(partsOf("huge.pdf")).toEqual([]);
  expect(site.rows("select * from uploads where name = 'huge.pdf'")).toEqual([]);
});

test("files are attached while they fit Postmark's 10 MB as base64, and always linked", async () => {
  const client = await openedClient(site);
  const megabyte = 1024 * 1024;
  const answer = await sendStreamed(client, [
    { name: "first.pdf", head: head.pdf, size: 4 * megabyte },
    { name: "second.pdf", head: head.pdf, size: 5 * megabyte },
    { name: "third.pdf", head: head.pdf, size: megabyte },
  ]);
  expect(answer.status).toBe(303);
  expect(answer.location).not.toContain("notified=0");
  const mail = site.sandbox.postmark.mails.at(-1);
  const attached = mail?.Attachments?.map(({ Name }) => Name).sort() ?? [];
  const names = ["first.pdf", "second.pdf", "third.pdf"];
  const all = objectsOf(...names);
  expect(all.map(({ size }) => size / megabyte).sort()).toEqual([1, 4, 5]);
  for (const { key } of all) expect(mail?.TextBody, key).toContain(key);
  // Whichever large file arrived first, it fits together with the small one, but not with the other.
  expect([
    ["first.pdf", "third.pdf"],
    ["second.pdf", "third.pdf"],
  ]).toContainEqual(attached);
  for (const name of names) {
    const note = mail?.TextBody?.match(new RegExp(`${name} \\([^)]*\\)`))?.[0] ?? "";
    expect(note.endsWith(", attached)"), note).toBe(attached.includes(name));
  }
});

const notes = (count: number, from = 0) =>
  Array.from({ length: count }, (_, i) => `note-${from + i}.txt`).map((name) => {
    return { name, bytes: bytesOf(name) };
  });

const tooMany = (slots: number) =>
  `You can only upload 50 files total. You have ${slots} slots remaining.`;

test("a post with more files than slots remain stores none of them and keeps the earlier ones, and a draft of 50 takes none but those that it has", async () => {
  const client = await openedClient(site);
  const begun = await client.send(notes(48), { ...filledIn, intent: "upload" });
  expect(begun.status).toBe(200);
  expect(namesListed(begun.body)).toHaveLength(48);
  const before = client.objects().length;
  const answer = await client.send(notes(3, 100));
  expect(answer.status).toBe(422);
  expect(textOf(answer.body)).toContain(tooMany(2));
  const names = notes(48).map(({ name }) => name);
  expect(namesListed(answer.body)).toEqual(names.sort());
  expect(client.objects()).toHaveLength(before);

  const fitting = await client.send(notes(2, 100), { ...filledIn, intent: "upload" });
  expect(namesListed(fitting.body)).toHaveLength(50);
  const full = await client.send([{ name: "more.png", bytes: png }]);
  expect(full.status).toBe(422);
  expect(textOf(full.body)).toContain(tooMany(0));
  expect(namesListed(full.body)).toHaveLength(50);
  const again = await client.send(notes(1));
  expect(again.status).toBe(303);
  expect(JSON.parse(client.inquiries().at(-1)?.file_urls ?? "")).toHaveLength(50);
});

test("a file sent again is stored under another name, or with other bytes of the same length, and else not", async () => {
  const client = await openedClient(site);
  const text = (name: string, content: string) => ({ name, bytes: bytesOf(content) });
  const upload = { ...filledIn, intent: "upload" };
  await client.send([text("a.txt", "one")], upload);
  const before = client.objects().length;
  const files = [text("b.txt", "one"), text("a.txt", "two"), text("a.txt", "one")];
  const answer = await client.send(files, upload);
  expect(namesListed(answer.body)).toEqual(["a.txt", "a.txt", "b.txt"]);
  expect(client.objects()).toHaveLength(before + 2);
});
