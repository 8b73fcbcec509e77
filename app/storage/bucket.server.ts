import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import {
  DeleteObjectCommand,
  HeadObjectCommand,
  NotFound,
  PutObjectCommand,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { FairSemaphore } from "~/concurrency/fair-semaphore";
import { config } from "~/config/config.server";
import { attachmentClient, bucket, client } from "./client.server";
import { writeIfNew } from "./conditional-writes.server";
import { cutIntoParts, type Part } from "./cut-into-parts.server";
import { putParts, type Target } from "./multipart.server";
import { openObject } from "./open-object.server";
import { PART_BYTES } from "./part-memory.server";
import { putStream } from "./put-stream.server";
import { failedWrite } from "./write-in-doubt";

/** Objects up to this length are held whole, so that a write that failed can be tried again. */
const WHOLE_BYTES = 1024 * 1024;

/** Bodies that are held whole: 16 MB for the whole process. */
const wholes = new FairSemaphore(16);
/** Bodies that are passed on while they come; the other connections to the bucket are for what is short. */
const streams = new FairSemaphore(40);

interface About {
  type: string;
  name: string;
  /** Among whom what there is to share is shared. */
  sender: string;
  /** In bytes, where it is known beforehand; the body holds as many or throws. */
  size?: number;
}

/**
 * Streams an object into the bucket, never overwriting one, in a fixed memory: as one request where its length is
 * known, else with parts. While others wait for what it holds, its body has to bring 1 kB/s. It is served with its type, and downloaded under its name.
 * Throws when the body does or the bucket fails, within STORAGE_STALL_MS of the last byte that moved; what was begun
 * is aborted then. A `WriteInDoubt` may have written the object all the same.
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
  if (size === undefined) return putUnmeasured(target, body, sender);
  if (size > WHOLE_BYTES) return putMeasured(target, size, body, sender);
  return putSmall(target, size, body, sender);
}

async function putSmall(
  target: Target,
  size: number,
  body: AsyncIterable<Uint8Array>,
  sender: string,
): Promise<void> {
  const slot = await wholes.enter(sender);
  try {
    // Not a list of chunks: tiny ones would each cost more than they hold.
    const bytes = Buffer.allocUnsafeSlow(size);
    let at = 0;
    for await (const chunk of slot.hurried(body)) {
      bytes.set(chunk, at);
      at += chunk.length;
    }
    await putWhole(target, bytes);
  } finally {
    slot.leave();
  }
}

async function putMeasured(
  target: Target,
  size: number,
  body: AsyncIterable<Uint8Array>,
  sender: string,
): Promise<void> {
  const slot = await streams.enter(sender);
  try {
    await putStream(client, target, size, slot.hurried(body));
  } finally {
    slot.leave();
  }
}

async function putUnmeasured(
  target: Target,
  body: AsyncIterable<Uint8Array>,
  sender: string,
): Promise<void> {
  const parts = cutIntoParts(body, sender);
  const first = (await parts.next()).value as Part;
  if (first.bytes.length === PART_BYTES) return putParts(target, first, parts);
  try {
    await putWhole(target, first.bytes);
    first.memory.give();
  } catch (error) {
    first.memory.lose();
    throw error;
  }
}

async function putWhole(target: Target, bytes: Uint8Array): Promise<void> {
  // On a multipart completion even stores that know conditions answer 501, so there the key's random part alone keeps
  // objects apart.
  await writeIfNew((condition) =>
    client.send(new PutObjectCommand({ ...target, Body: bytes, ...condition })),
  ).catch((error: unknown) => {
    if (!wroteBefore(error)) throw failedWrite(error);
  });
}

/** RFC 6266 by its extended parameter alone, which every browser knows; without it a client takes the key's name. */
function attachment(name: string): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename*=UTF-8''${encoded}`;
}

/** Whether the first try of a write had succeeded and only its answer was lost: the key is ours alone. */
function wroteBefore(error: unknown): boolean {
  return (
    error instanceof S3ServiceException &&
    error.name === "PreconditionFailed" &&
    (error.$metadata.attempts ?? 1) > 1
  );
}

/** The whole of one object, undefined when there is none; for mail attachments, a few megabytes at most. */
export async function readObject(key: string): Promise<Buffer | undefined> {
  const body = await openObject(attachmentClient, bucket, key);
  return body && buffer(body);
}

/**
 * The SHA-256 of one object's bytes, in hex; undefined when there is none. Reads it whole, in pieces.
 * Throws when the bucket fails.
 */
export async function hashObject(key: string): Promise<string | undefined> {
  const body = await openObject(client, bucket, key);
  if (!body) return undefined;
  const hash = createHash("sha256");
  for await (const chunk of body) hash.update(chunk);
  return hash.digest("hex");
}

/** When an object was written, by the bucket's clock; undefined when there is none. Throws when the bucket fails. */
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

/** Deletes an object; one that is not there is fine. */
export async function deleteObject(key: string): Promise<void> {
  await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
}

/** The address under which anyone who knows the key can read the object. */
export function publicUrl(key: string): string {
  return `${config.storage.publicUrl}/${key.split("/").map(encodeURIComponent).join("/")}`;
}
