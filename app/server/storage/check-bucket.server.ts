import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { S3ServiceException } from "@aws-sdk/client-s3";
import { config } from "~/server/config/config.server";
import { deleteBackupObject, openBackupObject, putBackupObject } from "./backup-objects.server";
import { deleteObject, publicUrl, putObject, readObject } from "./bucket.server";
import { PART_BYTES } from "./cut-into-parts.server";

/** A step of the check of a bucket; `public` reads an object by its URL, without credentials; `parts` writes a large one. */
export type BucketStep = "write" | "read" | "public" | "parts" | "delete";

export type BucketTrial = Awaited<ReturnType<typeof tryOut>>;

/** Writes, reads, reads publicly and deletes a small object; then the same, but for its URL, with one of two parts. */
export async function tryBucket() {
  const key = newKey();
  const bytes = Buffer.from(`Written by desk doctor to be deleted: ${key}`);
  const small = await tryOut(key, [
    ["write", () => write(key, bytes, bytes.length)],
    ["read", async () => expectSame(bytes, await readObject(key))],
    ["public", async () => expectSame(bytes, await readByUrl(publicUrl(key)))],
    ["delete", () => deleteObject(key)],
  ]);
  if (small.failed) return small;
  // Without scripts, no browser says how large a file is: it is written in parts.
  const largeKey = newKey();
  const large = Buffer.alloc(PART_BYTES + 1, "x");
  return tryOut(largeKey, [
    ["parts", () => write(largeKey, large)],
    ["read", async () => expectSame(large, await readObject(largeKey))],
    ["delete", () => deleteObject(largeKey)],
  ]);
}

function newKey(): string {
  return `${randomUUID()}-desk-doctor.txt`;
}

/** As {@link tryBucket}, for the bucket of the backups, whose objects are not public. */
export function tryBackups() {
  return tryBackup("read", readBackup);
}

/** Whether anybody can read an object of the backups' bucket by its URL, or list that bucket. */
export async function areBackupsPublic(): Promise<boolean> {
  const { url } = config.backup;
  const { failed } = await tryBackup("public", (key) => readByUrl(`${url}/${key}`));
  return failed === undefined || isListed(url);
}

function tryBackup(step: BucketStep, read: (key: string) => Promise<Buffer | undefined>) {
  const key = `backups/desk-doctor-${randomUUID()}.txt`;
  const bytes = Buffer.from(`Written by desk doctor to be deleted: ${key}`);
  return tryOut(key, [
    ["write", () => putBackupObject(key, bytes.length, Readable.from([bytes]))],
    [step, async () => expectSame(bytes, await read(key))],
    ["delete", () => deleteBackupObject(key)],
  ]);
}

type Step = readonly [BucketStep, () => Promise<void>];

async function tryOut(key: string, steps: readonly Step[]) {
  const failed = await firstFailure(steps.slice(0, -1));
  const undeleted = await firstFailure(steps.slice(-1));
  return { failed: failed ?? undeleted, left: undeleted && key };
}

async function readBackup(key: string): Promise<Buffer | undefined> {
  const body = await openBackupObject(key);
  return body && buffer(body);
}

/** Whether anybody can list the names of the files, at the bucket's own URL or at the public URL of its files. */
export async function isListedPublicly(): Promise<boolean> {
  const { url, publicUrl: files } = config.storage;
  return (await Promise.all([...new Set([url, files])].map(isListed))).includes(true);
}

async function isListed(bucketUrl: string): Promise<boolean> {
  const answer = await get(`${bucketUrl}/?list-type=2&max-keys=1`);
  return (await answer.text()).includes("<ListBucketResult");
}

async function firstFailure(steps: readonly Step[]) {
  for (const [step, take] of steps) {
    try {
      await take();
    } catch (error) {
      return { step, reason: reasonOf(error) };
    }
  }
  return undefined;
}

/** Not the message of another's error, which may quote what was sent. */
function reasonOf(error: unknown): string {
  if (error instanceof WrongAnswer) return error.message;
  if (error instanceof S3ServiceException) {
    return `${error.name}, status ${error.$metadata.httpStatusCode}`;
  }
  return "no answer";
}

function write(key: string, bytes: Buffer, size?: number): Promise<void> {
  const sender = { paid: false, owners: ["desk doctor"] };
  const about = { type: "text/plain", name: "desk-doctor.txt", sender, size };
  return putObject(key, about, Readable.from([bytes]));
}

class WrongAnswer extends Error {}

function expectSame(written: Buffer, read: Buffer | undefined): void {
  if (!read?.equals(written)) throw new WrongAnswer("what was written does not come back");
}

async function readByUrl(url: string): Promise<Buffer> {
  const answer = await get(url);
  if (!answer.ok) throw new WrongAnswer(`status ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

function get(url: string): Promise<Response> {
  return fetch(url, { signal: AbortSignal.timeout(config.providerTimeoutMs) });
}
