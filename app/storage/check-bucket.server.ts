import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { config } from "~/platform/config.server";
import { deleteObject, publicUrl, putObject, readObject } from "./bucket.server";

/** What can be done with an object of the bucket; `public`: anybody reads it by its address. */
export type BucketStep = "write" | "read" | "public" | "delete";

/**
 * Writes a small object, reads it back, reads it by its public address without credentials, and deletes it, also when
 * a step failed. Returns the first step that failed, and the object's key where it may still be there.
 */
export async function tryBucket(): Promise<{ failed?: BucketStep; left?: string }> {
  const key = `${randomUUID()}-desk-doctor.txt`;
  const bytes = Buffer.from(`Written by desk doctor to be deleted: ${key}`);
  const failed = await firstFailure([
    ["write", () => write(key, bytes)],
    ["read", async () => expectSame(bytes, await readObject(key))],
    ["public", async () => expectSame(bytes, await readPublicly(key))],
  ]);
  const kept = await firstFailure([["delete", () => deleteObject(key)]]);
  return { failed: failed ?? kept, ...(kept && { left: key }) };
}

/** Whether anybody can read the names of the files, at the bucket itself or where its files are public. */
export async function isListedPublicly(): Promise<boolean> {
  const { url, publicUrl: files } = config.storage;
  const answers = await Promise.all([...new Set([url, files])].map(list));
  return answers.some((answer) => answer.includes("<ListBucketResult"));
}

async function firstFailure(
  steps: readonly (readonly [BucketStep, () => Promise<void>])[],
): Promise<BucketStep | undefined> {
  for (const [step, take] of steps) {
    try {
      await take();
    } catch {
      return step;
    }
  }
  return undefined;
}

function write(key: string, bytes: Buffer): Promise<void> {
  const about = {
    ...{ type: "text/plain", name: "desk-doctor.txt" },
    ...{ size: bytes.length, sender: "desk doctor" },
  };
  return putObject(key, about, Readable.from([bytes]));
}

function expectSame(written: Buffer, read: Buffer | undefined): void {
  if (!read?.equals(written)) throw new Error("the bucket answered with something else");
}

async function readPublicly(key: string): Promise<Buffer> {
  const answer = await get(publicUrl(key));
  return Buffer.from(await answer.arrayBuffer());
}

async function list(address: string): Promise<string> {
  const answer = await get(`${address}/?list-type=2&max-keys=1`);
  return answer.text();
}

function get(address: string): Promise<Response> {
  return fetch(address, { signal: AbortSignal.timeout(config.providerTimeoutMs) });
}
