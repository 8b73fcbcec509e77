import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import type { S3Client } from "@aws-sdk/client-s3";
import { log } from "~/observability/log.server";

// Reads and writes an object in one request, for the bucket of the files and that of the backups; a write in several
// requests is in multipart.server.ts.

/** The body of an object, to be read to its end or destroyed; undefined when it is missing. Throws when the bucket fails. */
export async function openObject(
  client: S3Client,
  Bucket: string,
  Key: string,
): Promise<Readable | undefined> {
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
    if (!Body) throw new Error("the bucket answered without a body");
    return Body as Readable;
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
}

/** What an object is stored with. */
export interface Target {
  Bucket: string;
  Key: string;
  ContentType: string;
  ContentDisposition: string;
}

/** A write that the bucket never answered: its object may be there, or may yet appear. */
export class WriteInDoubt extends Error {
  override name = "WriteInDoubt";
}

/** The error to throw for a write that failed: without an answer it is a {@link WriteInDoubt}. */
export function failedWrite(error: unknown): unknown {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode ? error : new WriteInDoubt("no answer", { cause: error });
}

/** Writes a new object from bytes in memory; the client retries once. */
export async function putBytes(client: S3Client, target: Target, bytes: Uint8Array): Promise<void> {
  await writeIfNew((condition) =>
    client.send(new PutObjectCommand({ ...target, Body: bytes, ...condition })),
  ).catch((error: unknown) => {
    if (!wroteBefore(error)) throw failedWrite(error);
  });
}

/** Whether the first try of a write had succeeded and only its answer was lost: no other writer has this key. */
function wroteBefore(error: unknown): boolean {
  return isPreconditionFailed(error) && (error.$metadata.attempts ?? 1) > 1;
}

/**
 * Writes a new object of known length in one request, while its body arrives. The body has `size` bytes or throws; where
 * it throws, the request is aborted before its last bytes and there is no object. The bytes are not held in memory, so a
 * failure is not retried.
 */
export async function putStream(
  client: S3Client,
  target: Target,
  size: number,
  body: AsyncIterable<Uint8Array>,
): Promise<void> {
  const condition = await conditionFor(client, target);
  const abort = new AbortController();
  let failure: unknown;
  const stream = Readable.from(holdBackLastChunk(body), { highWaterMark: 1 });
  // The client pipes the stream, which does not pass on its error: it would wait for the rest.
  stream.once("error", (error) => {
    failure = error;
    abort.abort();
  });
  const put = new PutObjectCommand({
    ...target,
    Body: stream,
    ContentLength: size,
    ...condition,
  });
  try {
    await client.send(put, { abortSignal: abort.signal });
  } catch (error) {
    throw failure ?? failedWrite(error);
  } finally {
    stream.destroy();
  }
  if (!stream.readableEnded) throw new WriteInDoubt("answered before the last byte");
}

/** Yields each chunk once the next one has arrived, and the last one once the body has ended without an error. */
async function* holdBackLastChunk(
  body: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  let last: Uint8Array | undefined;
  for await (const chunk of body) {
    if (last) yield last;
    last = chunk;
  }
  if (last) yield last;
}

// A write is made under the condition that its key is new. Some stores answer 501 to If-None-Match on a write, OpenStack
// Swift for instance; on a multipart completion most do. There, the random part of the key alone keeps objects apart.

type Condition = { IfNoneMatch?: "*" };

const ifNew: Condition = { IfNoneMatch: "*" };

/** Whether the store supports the condition; undefined before the first answer. */
let supported: boolean | undefined;

/** Makes a write that can be repeated, and repeats it without the condition if the store does not support that. */
async function writeIfNew<T>(write: (condition: Condition) => Promise<T>): Promise<T> {
  if (supported === false) return write({});
  try {
    const answer = await write(ifNew);
    supported = true;
    return answer;
  } catch (error) {
    if (supported || !isUnsupported(error)) throw error;
    supported = false;
    return write({});
  }
}

/**
 * The condition for a write that cannot be repeated. Before the store's support is known, it is tested by writing an
 * empty object beside the one to be written; throws when that fails.
 */
async function conditionFor(client: S3Client, { Bucket, Key }: Target): Promise<Condition> {
  if (supported === undefined) {
    const probe = { Bucket, Key: Key.replace(/[^/]*$/, `${randomUUID()}-probe`) };
    await writeIfNew((condition) =>
      client.send(new PutObjectCommand({ ...probe, ContentLength: 0, ...condition })),
    ).catch((error: unknown) => {
      // The first try wrote it and its answer was lost: the condition made the second one fail.
      if (!isPreconditionFailed(error)) throw error;
      supported = true;
    });
    void client
      .send(new DeleteObjectCommand(probe))
      .catch((error: unknown) => log.warn({ err: error }, "probe not deleted"));
  }
  return supported ? ifNew : {};
}

function isUnsupported(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 501;
}

function isPreconditionFailed(error: unknown): error is S3ServiceException {
  return error instanceof S3ServiceException && error.name === "PreconditionFailed";
}
