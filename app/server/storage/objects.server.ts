import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import * as S3 from "@aws-sdk/client-s3";
import { log } from "~/server/log/log.server";

// Reads and writes an object in one request, for the bucket of the files and that of the backups; a write in several
// requests is in multipart-upload.server.ts.

/** The body of an object, to be read to its end or destroyed; undefined when it is missing. Throws when the bucket fails. */
export async function openObject(
  client: S3.S3Client,
  Bucket: string,
  Key: string,
  abortSignal?: AbortSignal,
) {
  try {
    const get = new S3.GetObjectCommand({ Bucket, Key });
    const { Body } = await client.send(get, { abortSignal });
    if (!Body) throw new Error("the bucket answered without a body");
    return Body as Readable;
  } catch (error) {
    if (error instanceof S3.NoSuchKey) return undefined;
    throw error;
  }
}

export type Target = Record<"Bucket" | "Key" | "ContentType" | "ContentDisposition", string>;

/** A write that the bucket never answered: its object may be there, or may yet appear. */
export class WriteInDoubt extends Error {
  override name = "WriteInDoubt";
}

export function failedWrite(error: unknown): unknown {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode ? error : new WriteInDoubt("no answer", { cause: error });
}

export async function putBytes(client: S3.S3Client, target: Target, bytes: Uint8Array) {
  await writeIfNew((condition) =>
    client.send(new S3.PutObjectCommand({ ...target, Body: bytes, ...condition })),
  ).catch((error: unknown) => {
    // The first try had succeeded and only its answer was lost: no other writer has this key.
    const wroteBefore = isPreconditionFailed(error) && (error.$metadata.attempts ?? 1) > 1;
    if (!wroteBefore) throw failedWrite(error);
  });
}

/**
 * Writes a new object of known length in one request, while its body arrives. The body has `size` bytes or throws; where
 * it throws, the request is aborted before its last bytes and there is no object. The bytes are not held in memory, so a
 * failure is not retried.
 */
export async function putStream(
  client: S3.S3Client,
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
  const put = { ...target, Body: stream, ContentLength: size, ...condition };
  try {
    await client.send(new S3.PutObjectCommand(put), { abortSignal: abort.signal });
  } catch (error) {
    throw failure ?? failedWrite(error);
  } finally {
    stream.destroy();
  }
  if (!stream.readableEnded) throw new WriteInDoubt("answered before the last byte");
}

/** Yields each chunk once the next one has arrived, and the last one once the body has ended without an error. */
async function* holdBackLastChunk(body: AsyncIterable<Uint8Array>) {
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

let supported: boolean | undefined;

/** Makes a write that can be repeated, and repeats it without the condition if the store does not support that. */
async function writeIfNew<T>(write: (condition: Condition) => Promise<T>): Promise<T> {
  if (supported === false) return write({});
  try {
    const answer = await write(ifNew);
    supported = true;
    return answer;
  } catch (error) {
    const status = error instanceof S3.S3ServiceException && error.$metadata.httpStatusCode;
    if (supported || status !== 501) throw error;
    supported = false;
    return write({});
  }
}

/** The condition for a write that cannot be repeated; unless known, the store's support is tried with an empty object. */
async function conditionFor(client: S3.S3Client, { Bucket, Key }: Target): Promise<Condition> {
  if (supported === undefined) {
    const probe = { Bucket, Key: Key.replace(/[^/]*$/, `${randomUUID()}-probe`) };
    await writeIfNew((condition) =>
      client.send(new S3.PutObjectCommand({ ...probe, ContentLength: 0, ...condition })),
    ).catch((error: unknown) => {
      // The first try wrote it and its answer was lost: the condition made the second one fail.
      if (!isPreconditionFailed(error)) throw error;
      supported = true;
    });
    void client
      .send(new S3.DeleteObjectCommand(probe))
      .catch((error: unknown) => log.warn({ err: error }, "probe not deleted"));
  }
  return supported ? ifNew : {};
}

function isPreconditionFailed(error: unknown): error is S3.S3ServiceException {
  return error instanceof S3.S3ServiceException && error.name === "PreconditionFailed";
}
