import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { S3ServiceException } from "@aws-sdk/client-s3";
import { config } from "~/config/config.server";
import { deleteBackupObject, openBackupObject, putBackupObject } from "./backup-objects.server";
import { deleteObject, publicUrl, putObject, readObject } from "./bucket.server";

/** A step of the check of a bucket; `public` reads an object by its URL, without credentials. */
export type BucketStep = "write" | "read" | "public" | "delete";

/** The step that failed, and the bucket's code and status for it, or the kind of error. */
export interface BucketFailure {
  step: BucketStep;
  reason: string;
}

/** The first step that failed, and the key of the check's object where it could not be deleted. */
interface BucketTrial {
  failed?: BucketFailure;
  left?: string;
}

/**
 * Writes a small object, reads it back, reads it by its public URL without credentials, and deletes it, also when
 * a step failed.
 */
export function tryBucket(): Promise<BucketTrial> {
  const key = `${randomUUID()}-desk-doctor.txt`;
  const bytes = Buffer.from(`Written by desk doctor to be deleted: ${key}`);
  return tryOut(key, [
    ["write", () => write(key, bytes)],
    ["read", async () => expectSame(bytes, await readObject(key))],
    ["public", async () => expectSame(bytes, await readPublicly(key))],
    ["delete", () => deleteObject(key)],
  ]);
}

/** As {@link tryBucket}, for the bucket of the backups, whose objects are not public. */
export function tryBackups(): Promise<BucketTrial> {
  const key = `backups/desk-doctor-${randomUUID()}.txt`;
  const bytes = Buffer.from(`Written by desk doctor to be deleted: ${key}`);
  return tryOut(key, [
    ["write", () => putBackupObject(key, bytes.length, Readable.from([bytes]))],
    ["read", async () => expectSame(bytes, await readBackup(key))],
    ["delete", () => deleteBackupObject(key)],
  ]);
}

type Step = readonly [BucketStep, () => Promise<void>];

/** Runs the steps until one fails, and always the last one, which deletes. */
async function tryOut(key: string, steps: readonly Step[]): Promise<BucketTrial> {
  const failed = await firstFailure(steps.slice(0, -1));
  const undeleted = await firstFailure(steps.slice(-1));
  return { failed: failed ?? undeleted, ...(undeleted && { left: key }) };
}

async function readBackup(key: string): Promise<Buffer | undefined> {
  const body = await openBackupObject(key);
  return body && buffer(body);
}

/** Whether anybody can list the names of the files, at the bucket's own URL or at the public URL of its files. */
export async function isListedPublicly(): Promise<boolean> {
  const { url, publicUrl: files } = config.storage;
  const answers = await Promise.all([...new Set([url, files])].map(list));
  return answers.some((answer) => answer.includes("<ListBucketResult"));
}

async function firstFailure(steps: readonly Step[]): Promise<BucketFailure | undefined> {
  for (const [step, take] of steps) {
    try {
      await take();
    } catch (error) {
      return { step, reason: reasonOf(error) };
    }
  }
  return undefined;
}

/** Not the error's message, which may quote what was sent. */
function reasonOf(error: unknown): string {
  if (error instanceof S3ServiceException) {
    return `${error.name}, status ${error.$metadata.httpStatusCode}`;
  }
  return error instanceof Error ? error.name : "unknown error";
}

function write(key: string, bytes: Buffer): Promise<void> {
  const about = {
    ...{ type: "text/plain", name: "desk-doctor.txt" },
    ...{ size: bytes.length, sender: "desk doctor" },
  };
  return putObject(key, about, Readable.from([bytes]));
}

/** The bucket's answer was not what was written. */
class SomethingElse extends Error {
  override name = "SomethingElse";
}

function expectSame(written: Buffer, read: Buffer | undefined): void {
  if (!read?.equals(written)) throw new SomethingElse();
}

async function readPublicly(key: string): Promise<Buffer> {
  const answer = await get(publicUrl(key));
  return Buffer.from(await answer.arrayBuffer());
}

async function list(url: string): Promise<string> {
  const answer = await get(`${url}/?list-type=2&max-keys=1`);
  return answer.text();
}

function get(url: string): Promise<Response> {
  return fetch(url, { signal: AbortSignal.timeout(config.providerTimeoutMs) });
}
