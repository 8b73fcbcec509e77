import { open } from "node:fs/promises";
import type { Reply } from "../http/reply";
import { S3Refusal } from "./errors";
import type { ObjectStore } from "./object-store";

/** Answers GET and HEAD with the complete object: ranges and conditions are ignored. */
export async function readObject(store: ObjectStore, bucket: string, key: string): Promise<Reply> {
  const stored = store.get(bucket, key);
  if (!stored) throw new S3Refusal("NoSuchKey", 404, "The specified key does not exist.");
  const headers = {
    ...stored.headers,
    etag: stored.etag,
    "last-modified": new Date(stored.modified).toUTCString(),
    "content-length": String(stored.size),
  };
  if (stored.size === 0) return { status: 200, headers, body: "" };
  const file = await open(store.fileOf(stored));
  return { status: 200, headers, body: file.createReadStream({ highWaterMark: 256 * 1024 }) };
}
