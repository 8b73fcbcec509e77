import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  S3ServiceException,
  UploadPartCommand,
  type CompletedPart,
  type MultipartUpload,
} from "@aws-sdk/client-s3";
import { withDeadline } from "~/concurrency/deadline";
import { log } from "~/observability/log.server";
import { bucket, client, isAws, CLEANUP_TIMEOUT_MS } from "./client.server";
import { cutIntoParts, PART_BYTES, type Part } from "./cut-into-parts.server";
import { failedWrite, putBytes, type Target } from "./objects.server";

/** How many parts of one object are sent at the same time. */
const PARTS_IN_FLIGHT = 2;

/**
 * Writes a new object of unknown length while its body arrives: a short one as one request, else as a multipart upload.
 * The first failure aborts the parts in flight and the upload; the client's own helper (lib-storage) would send the rest
 * of the parts first. Throws `TooSlow` when the body comes so slowly that others wait for its memory.
 */
export async function putInParts(
  target: Target,
  body: AsyncIterable<Uint8Array>,
  sender: string,
): Promise<void> {
  const parts = cutIntoParts(body, sender);
  const first = (await parts.next()).value as Part;
  if (first.bytes.length === PART_BYTES) return putMultipart(target, first, parts);
  try {
    await putBytes(client, target, first.bytes);
    first.memory.release();
  } catch (error) {
    first.memory.forfeit();
    throw error;
  }
}

async function putMultipart(
  target: Target,
  first: Part,
  rest: AsyncGenerator<Part, void>,
): Promise<void> {
  const create = new CreateMultipartUploadCommand({
    ...target,
    ...(isAws && { ChecksumAlgorithm: "CRC32" }),
  });
  const { UploadId } = await client.send(create).catch((error: unknown) => {
    first.memory.release();
    throw error;
  });
  const parts = concat(first, rest);
  const upload = { Bucket: target.Bucket, Key: target.Key, UploadId };
  const failing = new AbortController();
  const done: CompletedPart[] = [];

  async function sendParts(): Promise<void> {
    for (let next = await parts.next(); !next.done; next = await parts.next()) {
      done.push(await sendPart(upload, next.value, failing.signal));
    }
  }

  try {
    await Promise.all(Array.from({ length: PARTS_IN_FLIGHT }, sendParts));
    const Parts = done.sort((a, b) => a.PartNumber! - b.PartNumber!);
    const complete = new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } });
    await client.send(complete).catch((error: unknown) => {
      throw failedWrite(error);
    });
  } catch (error) {
    failing.abort();
    await withDeadline(abort(upload), CLEANUP_TIMEOUT_MS);
    throw error;
  }
}

async function* concat<T>(first: T, rest: AsyncGenerator<T, void>): AsyncGenerator<T, void> {
  yield first;
  yield* rest;
}

async function sendPart(
  upload: { Bucket: string; Key: string; UploadId: string | undefined },
  { number, bytes, memory }: Part,
  abortSignal: AbortSignal,
): Promise<CompletedPart> {
  try {
    abortSignal.throwIfAborted();
    const part = new UploadPartCommand({ ...upload, PartNumber: number, Body: bytes });
    const { ETag, ChecksumCRC32 } = await client.send(withUnsignedBody(part), { abortSignal });
    memory.release();
    return { PartNumber: number, ETag, ChecksumCRC32 };
  } catch (error) {
    memory.forfeit();
    throw error;
  }
}

/** Signing hashes the body, which costs more than all else that is done with it. */
function withUnsignedBody(command: UploadPartCommand): UploadPartCommand {
  command.middlewareStack.add(
    (next) => (args) => {
      const { headers } = args.request as { headers: Record<string, string> };
      headers["x-amz-content-sha256"] = "UNSIGNED-PAYLOAD";
      return next(args);
    },
    { step: "build" },
  );
  return command;
}

/** A page of a listing has at most 1,000 uploads; further pages are left to the next pass of retention. */
const MAX_PAGES = 20;

/**
 * Aborts the multipart uploads of one object that were never completed. Throws when the bucket fails;
 * does nothing where it cannot list such uploads (501) or forbids it (403).
 */
export async function abortUploadsOf(key: string): Promise<void> {
  // A listing by prefix also has the longer keys that begin with this one.
  const list = new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: key });
  const { Uploads = [] } = await client.send(list).catch((error: unknown) => {
    const status = error instanceof S3ServiceException && error.$metadata.httpStatusCode;
    if (status !== 403 && status !== 501) throw error;
    return { Uploads: [] };
  });
  const begun = Uploads.filter(({ Key }) => Key === key);
  await Promise.all(begun.map(({ Key, UploadId }) => abort({ Bucket: bucket, Key, UploadId })));
}

/**
 * Aborts the multipart uploads begun before a moment whose key is one of the site's, and returns how many.
 * Throws when the bucket fails.
 */
export async function abortStaleUploads(
  before: Date,
  isOwnKey: (key: string) => boolean,
  stopping: AbortSignal,
): Promise<number> {
  const isStale = ({ Key, Initiated }: MultipartUpload) =>
    Key !== undefined && Initiated !== undefined && Initiated < before && isOwnKey(Key);
  let aborted = 0;
  let markers: { KeyMarker?: string; UploadIdMarker?: string } = {};
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const listing = await client.send(
      new ListMultipartUploadsCommand({ Bucket: bucket, ...markers }),
    );
    for (const { Key, UploadId } of (listing.Uploads ?? []).filter(isStale)) {
      if (stopping.aborted) return aborted;
      await abort({ Bucket: bucket, Key, UploadId });
      aborted += 1;
    }
    if (!listing.IsTruncated) break;
    markers = { KeyMarker: listing.NextKeyMarker, UploadIdMarker: listing.NextUploadIdMarker };
  }
  return aborted;
}

async function abort(upload: {
  Bucket: string;
  Key: string | undefined;
  UploadId: string | undefined;
}): Promise<void> {
  try {
    await client.send(new AbortMultipartUploadCommand(upload));
  } catch (error) {
    // Retention aborts it later: it finds it in the bucket's list.
    log.warn({ err: error }, "multipart upload not aborted");
  }
}
