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
import { withDeadline } from "~/platform/deadline";
import { log } from "~/platform/log.server";
import { bucket, client, isAws, TIDY_MS } from "./client.server";
import { failedWrite } from "./write-in-doubt";

/** Larger objects go up in parts of this size, this many at a time. */
export const PART_BYTES = 8 * 1024 * 1024;
const PARTS_IN_FLIGHT = 2;

/** A page of a listing holds at most 1,000 uploads; more pages than this are left to the next sweep. */
const MOST_PAGES = 20;

/** What an object is stored with. */
interface Target {
  Bucket: string;
  Key: string;
  ContentType: string;
  ContentDisposition: string;
}

/** A piece of an object, counted from 1. */
export interface Part {
  number: number;
  bytes: Buffer;
}

/** Cuts a body into parts of {@link PART_BYTES}, the last one shorter; at least one, that may be empty. */
export async function* cutIntoParts(body: AsyncIterable<Uint8Array>): AsyncGenerator<Part, void> {
  let held: Uint8Array[] = [];
  let size = 0;
  let number = 1;
  for await (const chunk of body) {
    held.push(chunk);
    size += chunk.byteLength;
    while (size >= PART_BYTES) {
      const bytes = Buffer.concat(held, size);
      held = [Buffer.from(bytes.subarray(PART_BYTES))];
      size -= PART_BYTES;
      // Some stores want all parts but the last of one size.
      yield { number: number++, bytes: bytes.subarray(0, PART_BYTES) };
    }
  }
  if (size > 0 || number === 1) yield { number, bytes: Buffer.concat(held, size) };
}

/**
 * Uploads parts as one object. The first failure ends the parts in flight and aborts the upload; the client's own
 * helper (lib-storage) would send the rest of the parts first.
 */
export async function putParts(target: Target, parts: AsyncGenerator<Part, void>): Promise<void> {
  const { UploadId } = await client.send(
    new CreateMultipartUploadCommand({ ...target, ...(isAws && { ChecksumAlgorithm: "CRC32" }) }),
  );
  const upload = { Bucket: target.Bucket, Key: target.Key, UploadId };
  const failing = new AbortController();
  const done: CompletedPart[] = [];

  async function sendParts(): Promise<void> {
    for (let next = await parts.next(); !next.done; next = await parts.next()) {
      if (failing.signal.aborted) return;
      const part = { ...upload, PartNumber: next.value.number, Body: next.value.bytes };
      const { ETag, ChecksumCRC32 } = await client.send(new UploadPartCommand(part), {
        abortSignal: failing.signal,
      });
      done.push({ PartNumber: next.value.number, ETag, ChecksumCRC32 });
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
    await withDeadline(abort(upload), TIDY_MS);
    throw error;
  }
}

/**
 * Aborts what was begun of one object and never completed. Throws when the bucket fails;
 * where it does not list such uploads (501), or not to us (403), there is nothing to be done.
 */
export async function abortPartsOf(key: string): Promise<void> {
  // A listing by prefix also holds the keys that go on after it.
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
 * Aborts the multipart uploads begun before a moment whose key is one of ours, and returns how many.
 * Throws when the bucket fails.
 */
export async function abortForgottenParts(
  before: Date,
  isOurs: (key: string) => boolean,
  stopping: AbortSignal,
): Promise<number> {
  const isForgotten = ({ Key, Initiated }: MultipartUpload) =>
    Key !== undefined && Initiated !== undefined && Initiated < before && isOurs(Key);
  let aborted = 0;
  let place: { KeyMarker?: string; UploadIdMarker?: string } = {};
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const listing = await client.send(
      new ListMultipartUploadsCommand({ Bucket: bucket, ...place }),
    );
    for (const { Key, UploadId } of (listing.Uploads ?? []).filter(isForgotten)) {
      if (stopping.aborted) return aborted;
      await abort({ Bucket: bucket, Key, UploadId });
      aborted += 1;
    }
    if (!listing.IsTruncated) break;
    place = { KeyMarker: listing.NextKeyMarker, UploadIdMarker: listing.NextUploadIdMarker };
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
    // Sweeping finds it in the bucket's list.
    log.warn({ err: error }, "multipart upload not aborted");
  }
}
