import { createReadStream, openSync } from "node:fs";
import type { Reply } from "../http/reply";
import { S3Refusal } from "./errors";
import type { ObjectStore } from "./object-store";

/** Answers GET and HEAD with the complete object: ranges and conditions are ignored. */
export function readObject(store: ObjectStore, bucket: string, key: string): Reply {
  const stored = store.get(bucket, key);
  if (!stored) throw new S3Refusal("NoSuchKey", 404, "The specified key does not exist.");
  const headers = {
    ...stored.headers,
    etag: stored.etag,
    "last-modified": new Date(stored.modified).toUTCString(),
    "content-length": String(stored.size),
  };
  if (stored.size === 0) return { status: 200, headers, body: "" };
  // Opened at once: the object may be deleted before the stream is read, or dropped.
  const fd = openSync(store.fileOf(stored), "r");
  const body = createReadStream("", { fd, highWaterMark: 256 * 1024 });
  return { status: 200, headers, body };
}
