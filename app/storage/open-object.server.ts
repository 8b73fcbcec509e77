import type { Readable } from "node:stream";
import { GetObjectCommand, NoSuchKey, type S3Client } from "@aws-sdk/client-s3";

/** The body of one object, to be read to its end or destroyed; undefined when there is none. Throws when the bucket fails. */
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
