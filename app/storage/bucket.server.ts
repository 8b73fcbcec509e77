import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { DeleteObjectCommand, HeadObjectCommand, NotFound } from "@aws-sdk/client-s3";
import { FairSemaphore } from "~/concurrency/fair-semaphore";
import { config } from "~/config/config.server";
import { attachmentClient, bucket, client } from "./client.server";
import { putInParts } from "./multipart-upload.server";
import { openObject, putBytes, putStream, type Target } from "./objects.server";

// The bucket of the visitors' files, for the features; backup-objects.server.ts is for the backups. Both write through
// objects.server.ts, files of unknown length through multipart.server.ts.

/** Bodies up to this length are buffered, so that a write that failed can be retried. */
const BUFFERED_BYTES = 1024 * 1024;

/** Buffered bodies: 16 MB for the whole process. */
const buffered = new FairSemaphore(16);
/** Streamed bodies: 40 of the client's 50 connections; the others are for short requests. */
const streamed = new FairSemaphore(40);

interface About {
  type: string;
  name: string;
  /** Memory and connections are shared fairly between senders. */
  sender: string;
  /** In bytes, where it is known beforehand: the body then has exactly that many, or throws. */
  size?: number;
}

/**
 * Streams a new object into the bucket, in bounded memory: as one request where its length is known, else in parts. While
 * other uploads wait for memory, its body has to arrive at 1 kB/s at least. The bucket serves it with its type, as a
 * download under its name.
 * Throws when the body does, or when the bucket fails, within STORAGE_STALL_MS of the last byte that moved; the write
 * is aborted then. After a `WriteInDoubt` the object may exist nevertheless.
 */
export async function putObject(
  key: string,
  { type, name, size, sender }: About,
  body: AsyncIterable<Uint8Array>,
): Promise<void> {
  const target = {
    Bucket: bucket,
    Key: key,
    ContentType: type,
    // User files are only ever downloaded, never shown on the bucket's origin.
    ContentDisposition: attachment(name),
  };
  if (size === undefined) return putInParts(target, body, sender);
  if (size > BUFFERED_BYTES) return putStreamed(target, size, body, sender);
  return putBuffered(target, size, body, sender);
}

async function putBuffered(
  target: Target,
  size: number,
  body: AsyncIterable<Uint8Array>,
  sender: string,
): Promise<void> {
  const slot = await buffered.acquire(sender);
  try {
    // One buffer, not a list of chunks: a tiny chunk takes more memory than its bytes.
    const bytes = Buffer.allocUnsafeSlow(size);
    let at = 0;
    for await (const chunk of slot.read(body)) {
      bytes.set(chunk, at);
      at += chunk.length;
    }
    await putBytes(client, target, bytes);
  } finally {
    slot.release();
  }
}

async function putStreamed(
  target: Target,
  size: number,
  body: AsyncIterable<Uint8Array>,
  sender: string,
): Promise<void> {
  const slot = await streamed.acquire(sender);
  try {
    await putStream(client, target, size, slot.read(body));
  } finally {
    slot.release();
  }
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

/**
 * The SHA-256 of an object's bytes, in hex; undefined when it is missing. Reads all of it, in chunks.
 * Throws when the bucket fails.
 */
export async function hashObject(key: string): Promise<string | undefined> {
  const body = await openObject(client, bucket, key);
  if (!body) return undefined;
  const hash = createHash("sha256");
  for await (const chunk of body) hash.update(chunk);
  return hash.digest("hex");
}

/** When an object was written, by the bucket's clock; undefined when it is missing. Throws when the bucket fails. */
export async function findWrittenAt(key: string): Promise<Date | undefined> {
  try {
    const { LastModified } = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }));
    if (!LastModified) throw new Error("the bucket answered with something else");
    return LastModified;
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
}

/** Deletes an object, which may be missing. */
export async function deleteObject(key: string): Promise<void> {
  await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
}

/** The URL under which anyone who knows the key can read the object. */
export function publicUrl(key: string): string {
  return `${config.storage.publicUrl}/${key.split("/").map(encodeURIComponent).join("/")}`;
}
