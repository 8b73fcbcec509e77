import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import * as S3 from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { FairSemaphore } from "~/server/concurrency/fair-semaphore";
import type { Sender } from "~/server/concurrency/slot";
import { config } from "~/server/config/config.server";
import { attachmentClient, bucket, client, linkClient } from "./client.server";
import { putInParts } from "./multipart-upload.server";
import { openObject, putBytes, putStream } from "./objects.server";

// The bucket of the visitors' files; backup-objects.server.ts is for the backups.

/** Bodies up to this length are buffered, so that a write that failed can be retried. */
const BUFFERED_BYTES = 1024 * 1024;

/** Buffered bodies: 16 MB for the whole process, 4 of them for paid orders. */
const buffered = new FairSemaphore(16, 4);
/** Streamed bodies: 40 of the client's 50 connections, 10 of them for paid orders; the others are for short requests. */
const streamed = new FairSemaphore(40, 10);

interface About {
  type: string;
  name: string;
  sender: Sender;
  /** In bytes, where it is known beforehand: the body then has exactly that many, or throws. */
  size?: number;
  /** In bytes, no less than the body has. */
  atMost?: number;
}

/**
 * Streams a new object into the bucket, as a download under its name: one request where its length is known, else parts.
 * Throws `Crowded` when others wait too, and when body or bucket fail, within STORAGE_STALL_MS of the last byte; the write
 * is aborted then. After a `WriteInDoubt` the object may exist nevertheless.
 */
export async function putObject(
  key: string,
  { type, name, size, atMost = Infinity, sender }: About,
  body: AsyncIterable<Uint8Array>,
): Promise<void> {
  const target = {
    Bucket: bucket,
    Key: key,
    ContentType: type,
    // User files are only ever downloaded, never shown on the bucket's origin.
    ContentDisposition: attachment(name),
  };
  const most = size ?? atMost;
  if (size === undefined && most > BUFFERED_BYTES) return putInParts(target, body, sender);
  const slot = await (most > BUFFERED_BYTES ? streamed : buffered).acquire(sender);
  try {
    if (most > BUFFERED_BYTES) await putStream(client, target, most, slot.read(body));
    else await putBytes(client, target, await readAll(slot.read(body), most));
  } finally {
    slot.release();
  }
}

/** Into one buffer, not a list of chunks: a tiny chunk takes more memory than its bytes. */
async function readAll(body: AsyncIterable<Uint8Array>, atMost: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafeSlow(atMost);
  let at = 0;
  for await (const chunk of body) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes.subarray(0, at);
}

/** RFC 6266, the extended parameter alone, which every browser knows; other clients name the file after the key. */
function attachment(name: string): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename*=UTF-8''${encoded}`;
}

/** The bytes of an object, undefined when it is missing; for email attachments, a few megabytes at most. */
export async function readObject(key: string): Promise<Buffer | undefined> {
  const body = await openObject(attachmentClient, bucket, key);
  return body && buffer(body);
}

/** The bytes of an object as they arrive, to be read to their end or destroyed; undefined when it is missing. Throws when the bucket fails. */
export function openFile(key: string, gone?: AbortSignal) {
  return openObject(client, bucket, key, gone);
}

/** Of an object of `size` bytes; undefined when it is missing. Throws when the bucket fails, or answers with something else. */
export async function hashObject(key: string, size: number): Promise<string | undefined> {
  const body = await openFile(key);
  if (!body) return undefined;
  const hash = createHash("sha256");
  let read = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    hash.update(chunk);
    read += chunk.length;
  }
  // With 200 and a page of a proxy's, any two files would have the same hash, and the second one would be discarded.
  if (read !== size) throw new Error("the bucket answered with something else");
  return hash.digest("hex");
}

/** When an object was written, by the bucket's clock; undefined when it is missing. Throws when the bucket fails. */
export async function findWrittenAt(key: string): Promise<Date | undefined> {
  try {
    const { LastModified } = await client.send(
      new S3.HeadObjectCommand({ Bucket: bucket, Key: key }),
    );
    if (!LastModified) throw new Error("the bucket answered with something else");
    return LastModified;
  } catch (error) {
    if (error instanceof S3.NotFound) return undefined;
    throw error;
  }
}

export async function deleteObject(key: string): Promise<void> {
  await client.send(new S3.DeleteObjectCommand({ Bucket: bucket, Key: key }));
}

export function publicUrl(key: string): string {
  return `${config.storage.publicUrl}/${key.split("/").map(encodeURIComponent).join("/")}`;
}

const LINK_SECONDS = 60;

/** A URL that downloads an object under a name, for the minute after it was made; it is not looked up in the bucket. */
export function downloadUrl(key: string, name: string): Promise<string> {
  const get = new S3.GetObjectCommand({
    ...{ Bucket: bucket, Key: key },
    ResponseContentDisposition: attachment(name),
  });
  return getSignedUrl(linkClient, get, { expiresIn: LINK_SECONDS });
}

/** The bucket's clock, to the second; undefined without an answer. Refusals have a date too. */
export async function readBucketClock(): Promise<Date | undefined> {
  let header: string | undefined;
  const request = new S3.HeadBucketCommand({ Bucket: bucket });
  request.middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args);
      header = (result.response as { headers: Record<string, string> }).headers.date;
      return result;
    },
    { step: "deserialize", priority: "low" },
  );
  await client.send(request).catch(() => undefined);
  const date = new Date(header ?? NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
