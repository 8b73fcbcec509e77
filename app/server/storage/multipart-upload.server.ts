import * as S3 from "@aws-sdk/client-s3";
import { withDeadline } from "~/server/time/time";
import type { Sender } from "~/server/concurrency/slot";
import { log } from "~/server/log/log.server";
import { bucket, client, isAws, CLEANUP_TIMEOUT_MS } from "./client.server";
import { cutIntoParts, PART_BYTES, type Part } from "./cut-into-parts.server";
import { failedWrite, putBytes, type Target } from "./objects.server";

const PARTS_IN_FLIGHT = 2;

/**
 * Writes a new object of unknown length while its body arrives: a short one as one request, else as a multipart upload.
 * The first failure aborts the parts in flight and the upload; the client's own helper (lib-storage) would send the rest
 * of the parts first. Throws `Crowded` when there is no memory for it, or it comes so slowly that others wait for its memory.
 */
export async function putInParts(target: Target, body: AsyncIterable<Uint8Array>, sender: Sender) {
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

async function putMultipart(target: Target, first: Part, rest: AsyncGenerator<Part, void>) {
  const create = new S3.CreateMultipartUploadCommand({
    ...target,
    ...(isAws && { ChecksumAlgorithm: "CRC32" }),
  });
  const { UploadId } = await client.send(create).catch((error: unknown) => {
    first.memory.release();
    throw error;
  });
  const parts = (async function* () {
    yield first;
    yield* rest;
  })();
  const upload = { Bucket: target.Bucket, Key: target.Key, UploadId };
  const failing = new AbortController();
  const done: S3.CompletedPart[] = [];

  async function sendParts(): Promise<void> {
    for (let next = await parts.next(); !next.done; next = await parts.next()) {
      done.push(await sendPart(upload, next.value, failing.signal));
    }
  }

  try {
    await Promise.all(Array.from({ length: PARTS_IN_FLIGHT }, sendParts));
    const Parts = done.sort((a, b) => a.PartNumber! - b.PartNumber!);
    const complete = { ...upload, MultipartUpload: { Parts } };
    await client.send(new S3.CompleteMultipartUploadCommand(complete)).catch((error: unknown) => {
      throw failedWrite(error);
    });
  } catch (error) {
    failing.abort();
    await withDeadline(abort(upload), CLEANUP_TIMEOUT_MS);
    throw error;
  }
}

async function sendPart(
  upload: S3.AbortMultipartUploadCommandInput,
  { number, bytes, memory }: Part,
  abortSignal: AbortSignal,
): Promise<S3.CompletedPart> {
  try {
    abortSignal.throwIfAborted();
    const part = new S3.UploadPartCommand({ ...upload, PartNumber: number, Body: bytes });
    const { ETag, ChecksumCRC32 } = await client.send(withUnsignedBody(part), { abortSignal });
    memory.release();
    return { PartNumber: number, ETag, ChecksumCRC32 };
  } catch (error) {
    memory.forfeit();
    throw error;
  }
}

/** Signing hashes the body, which costs more than all else that is done with it. */
function withUnsignedBody(command: S3.UploadPartCommand): S3.UploadPartCommand {
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

/** Aborts the uploads of one object. Throws when the bucket fails; not where it cannot (501) or must not (403) list them. */
export async function abortUploadsOf(key: string): Promise<void> {
  // A listing by prefix also has the longer keys that begin with this one.
  const list = new S3.ListMultipartUploadsCommand({ Bucket: bucket, Prefix: key });
  const { Uploads = [] } = await client.send(list).catch((error: unknown) => {
    const status = error instanceof S3.S3ServiceException && error.$metadata.httpStatusCode;
    if (status !== 403 && status !== 501) throw error;
    return { Uploads: [] };
  });
  const begun = Uploads.filter(({ Key }) => Key === key);
  await Promise.all(begun.map(({ Key, UploadId }) => abort({ Bucket: bucket, Key, UploadId })));
}

/** Aborts the site's uploads begun before a moment; returns how many. Throws when the bucket fails. */
export async function abortStaleUploads(
  before: Date,
  isOwnKey: (key: string) => boolean,
  stopping: AbortSignal,
): Promise<number> {
  const isStale = ({ Key, Initiated }: S3.MultipartUpload) =>
    Key !== undefined && Initiated !== undefined && Initiated < before && isOwnKey(Key);
  let aborted = 0;
  let markers: { KeyMarker?: string; UploadIdMarker?: string } = {};
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const list = new S3.ListMultipartUploadsCommand({ Bucket: bucket, ...markers });
    const listing = await client.send(list);
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

async function abort(upload: S3.AbortMultipartUploadCommandInput): Promise<void> {
  try {
    await client.send(new S3.AbortMultipartUploadCommand(upload));
  } catch (error) {
    // Retention aborts it later: it finds it in the bucket's list.
    log.warn({ err: error }, "multipart upload not aborted");
  }
}
