import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { Readable } from "node:stream";
import { config } from "~/platform/config.server";
import { singleton } from "~/platform/singleton.server";

/** Objects up to this size go out as one PUT; larger ones as a multipart upload of parts this large. */
const PART_BYTES = 8 * 1024 * 1024;
const PARTS_IN_FLIGHT = 2;

const { bucket } = config.storage;

const client = singleton(
  "s3",
  () =>
    new S3Client({
      region: config.storage.region,
      credentials: {
        accessKeyId: config.storage.accessKeyId,
        secretAccessKey: config.storage.secretAccessKey,
      },
      // Stores that are not AWS know neither virtual-host buckets nor the newer checksums.
      ...(config.storage.endpoint && {
        endpoint: config.storage.endpoint,
        forcePathStyle: true,
        requestChecksumCalculation: "WHEN_REQUIRED" as const,
        responseChecksumValidation: "WHEN_REQUIRED" as const,
      }),
      maxAttempts: 2,
      requestHandler: {
        connectionTimeout: Math.min(5_000, config.storage.stallMs),
        // Counts silence on the socket, so a slow upload lives and a stalled one ends.
        socketTimeout: config.storage.stallMs,
      },
    }),
);

/**
 * Streams an object of unknown length into the bucket, never overwriting one, with at most
 * {@link PART_BYTES} x ({@link PARTS_IN_FLIGHT} + 1) in memory. Throws when the body does or the bucket fails;
 * what was begun is aborted then.
 */
export async function putObject(
  key: string,
  type: string,
  body: AsyncIterable<Uint8Array>,
): Promise<void> {
  const target = {
    Bucket: bucket,
    Key: key,
    ContentType: type,
    // User files are only ever downloaded, never shown on the bucket's origin.
    ContentDisposition: "attachment",
  };
  const chunks = body[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let size = 0;
  while (size <= PART_BYTES) {
    const { done, value } = await chunks.next();
    if (done) {
      // If-None-Match on a plain PUT is what every store knows; on a multipart completion some answer 501,
      // so there the key's random part alone keeps objects apart.
      const put = new PutObjectCommand({ ...target, Body: Buffer.concat(first), IfNoneMatch: "*" });
      await client.send(put).catch((error: unknown) => {
        if (!wroteBefore(error)) throw error;
      });
      return;
    }
    first.push(value);
    size += value.byteLength;
  }
  await new Upload({
    client,
    params: { ...target, Body: Readable.from(resume(first, chunks), { objectMode: false }) },
    partSize: PART_BYTES,
    queueSize: PARTS_IN_FLIGHT,
  }).done();
}

/** Whether the first try of a write had succeeded and only its answer was lost: the key is ours alone. */
function wroteBefore(error: unknown): boolean {
  return (
    error instanceof S3ServiceException &&
    error.name === "PreconditionFailed" &&
    (error.$metadata.attempts ?? 1) > 1
  );
}

async function* resume(first: Uint8Array[], rest: AsyncIterator<Uint8Array>) {
  yield* first.splice(0);
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** The whole of one object; for mail attachments, which Postmark limits to a few megabytes. */
export async function readObject(key: string): Promise<Buffer> {
  const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
  if (!Body) throw new Error("the bucket answered without a body");
  return Buffer.from(await Body.transformToByteArray());
}

/** Deletes an object; one that is not there is fine. */
export async function deleteObject(key: string): Promise<void> {
  await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
}

/** The address under which anyone who knows the key can read the object. */
export function publicUrl(key: string): string {
  return `${config.storage.publicUrl}/${key.split("/").map(encodeURIComponent).join("/")}`;
}
