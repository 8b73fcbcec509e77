import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { cannotWrite } from "~/database/cannot-write.server";
import { log } from "~/platform/log.server";
import { putObject } from "~/storage/bucket.server";
import { fileTypeOf, HEAD_BYTES, MAX_FILE_BYTES } from "./file-rules";
import { beginUpload, discardUpload, finishUpload } from "./uploads.server";

/** What became of one file of a post. */
export type FileOutcome =
  | { kind: "stored"; upload: { id: string; key: string } }
  | { kind: "repeated" | "full" | "too_large" | "type_refused" | "failed" };

class TooLarge extends Error {}

/**
 * Streams one file part into the bucket for a draft, while it is typed by its first bytes, counted and hashed.
 * Always reads the part to its end, so that the parts behind it can be read.
 * Throws only when the database cannot write.
 */
export async function receiveFile(
  draftId: string,
  name: string,
  part: Readable,
): Promise<FileOutcome> {
  try {
    return await store(draftId, name, part);
  } catch (error) {
    if (cannotWrite(error)) throw error;
    log.error({ err: error }, "file not stored");
    return { kind: "failed" };
  } finally {
    part.resume();
  }
}

async function store(draftId: string, name: string, part: Readable): Promise<FileOutcome> {
  const type = fileTypeOf(name);
  if (!type) return { kind: "type_refused" };
  // Leaving the loop must not destroy the part: busboy would wait for its end for ever.
  const chunks: AsyncIterator<Buffer> = part.iterator({ destroyOnReturn: false });
  const head = await readHead(chunks);
  if (!type.matches(head.subarray(0, HEAD_BYTES))) return { kind: "type_refused" };

  const upload = await beginUpload(draftId, name, type.contentType);
  const hash = createHash("sha256");
  let size = 0;
  async function* measured() {
    let chunk: Buffer | undefined = head;
    while (chunk) {
      size += chunk.length;
      if (size > MAX_FILE_BYTES) throw new TooLarge();
      hash.update(chunk);
      yield chunk;
      const next: IteratorResult<Buffer, unknown> = await chunks.next();
      chunk = next.done ? undefined : next.value;
    }
  }
  try {
    await putObject(upload.key, type.contentType, measured());
    const outcome = await finishUpload(upload, draftId, {
      name,
      size,
      sha256: hash.digest("hex"),
    });
    return outcome === "stored" ? { kind: "stored", upload } : { kind: outcome };
  } catch (error) {
    await discardUpload(upload);
    if (error instanceof TooLarge) return { kind: "too_large" };
    throw error;
  }
}

async function readHead(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  const head: Buffer[] = [];
  let size = 0;
  while (size < HEAD_BYTES) {
    const { done, value } = await chunks.next();
    if (done) break;
    head.push(value);
    size += value.length;
  }
  return Buffer.concat(head);
}
