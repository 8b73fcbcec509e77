import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { cannotWrite } from "~/database/cannot-write.server";
import { db } from "~/database/connection.server";
import { log } from "~/observability/log.server";
import { counter } from "~/observability/metrics.server";
import { putObject } from "~/storage/bucket.server";
import { WriteInDoubt } from "~/storage/objects.server";
import { beginsAs, tailBufferFor, endsAs, HEAD_BYTES } from "./file-contents.server";
import { fileTypeOf, MAX_FILE_BYTES, type FileType } from "./file-rules";
import { limitReachedByFile, type ReachedLimit } from "./storage-limits.server";
import * as Uploads from "./uploads.repository.server";
import type { UploadRef } from "./uploads.repository.server";
import { beginUpload, discardUpload, finishUpload, type BegunUpload } from "./uploads.server";

const receivedBytes = counter(
  "sitewright_upload_bytes_total",
  "Bytes of files that were received for the bucket.",
);

/** The outcome of one file of a post. */
export type FileOutcome =
  | { kind: "stored"; upload: UploadRef }
  | { kind: "limit_reached"; limit: ReachedLimit }
  | { kind: "repeated" | "full" | "too_large" | "type_refused" | "not_as_announced" | "failed" };

interface IncomingFile {
  /** As it was sent. */
  name: string;
  /** The network it comes from. */
  sender: string;
  /** The size in bytes that the scripts announced, if they did: a file of another size is not stored. */
  size: number | undefined;
}

/**
 * Streams one file part into the bucket for a draft, while it counts the bytes and checks the type by the first and last
 * ones: a file whose last bytes are refused never becomes an object.
 * Always reads the part to its end, so that the parser can go on to the next part.
 * Throws only when the database cannot write.
 */
export async function receiveFile(
  draftId: string,
  file: IncomingFile,
  part: Readable,
): Promise<FileOutcome> {
  const chunks: AsyncIterator<Buffer> = part.iterator();
  try {
    return await checkAndStore(draftId, file, chunks);
  } catch (error) {
    if (cannotWrite(error)) throw error;
    // A body that breaks off is the sender's doing, not an error of the site.
    if (!part.errored) log.error({ err: error }, "file not stored");
    return { kind: "failed" };
  } finally {
    void readToEnd(chunks);
  }
}

/** Uses the iterator, not `resume`: a stream does not flow while one of its iterators waits. */
async function readToEnd(chunks: AsyncIterator<Buffer>): Promise<void> {
  try {
    while (!(await chunks.next()).done);
  } catch {
    // The sender is gone: nothing is left to read.
  }
}

/** Refuses by name, first bytes and storage limits before anything goes to the bucket. */
async function checkAndStore(
  draftId: string,
  file: IncomingFile,
  chunks: AsyncIterator<Buffer>,
): Promise<FileOutcome> {
  const type = fileTypeOf(file.name);
  if (!type) return { kind: "type_refused" };
  const head = await readHead(chunks);
  if (!beginsAs(type, head)) return { kind: "type_refused" };

  // finishUpload checks the exact size; this earlier check avoids storing bytes that would be refused.
  const reachedLimit = await limitReachedByFile(db, draftId, file.size ?? head.length);
  if (reachedLimit) return { kind: "limit_reached", limit: reachedLimit };
  const upload = await beginUpload(draftId, file.name, type.contentType);
  if (!upload) return { kind: "failed" };
  return store(draftId, upload, { ...file, type, head }, chunks);
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

class TooLarge extends Error {}
class TypeRefused extends Error {}
class NotAsAnnounced extends Error {}

async function store(
  draftId: string,
  upload: BegunUpload,
  { size, sender, type, head }: IncomingFile & { type: FileType; head: Buffer },
  chunks: AsyncIterator<Buffer>,
): Promise<FileOutcome> {
  // Only where a file of the same name is there to compare: hashing would cost more than a quarter of the upload.
  const hash = upload.hasNamesake ? createHash("sha256") : undefined;
  const end = tailBufferFor(type);
  const checkedBytes = async function* () {
    let chunk: Buffer | undefined = head;
    while (chunk) {
      receivedBytes?.inc(chunk.length);
      end.push(chunk);
      if (end.size > MAX_FILE_BYTES) throw new TooLarge();
      if (size !== undefined && end.size > size) throw new NotAsAnnounced();
      hash?.update(chunk);
      yield chunk;
      const next: IteratorResult<Buffer, unknown> = await chunks.next();
      chunk = next.done ? undefined : next.value;
    }
    // Thrown before the last bytes are sent: the write is aborted.
    if (size !== undefined && end.size < size) throw new NotAsAnnounced();
    if (!endsAs(type, end)) throw new TypeRefused();
  };
  try {
    const about = { type: type.contentType, name: upload.name, size, sender };
    await putObject(upload.key, about, checkedBytes());
    const outcome = await finishUpload(upload, draftId, {
      name: upload.name,
      size: end.size,
      sha256: hash?.digest("hex") ?? null,
    });
    if (outcome === "stored") return { kind: "stored", upload };
    if (outcome === "network" || outcome === "site")
      return { kind: "limit_reached", limit: outcome };
    return { kind: outcome === "late" ? "failed" : outcome };
  } catch (error) {
    if (error instanceof WriteInDoubt) await Uploads.discard(db, upload.id);
    else await discardUpload(upload);
    if (error instanceof TooLarge) return { kind: "too_large" };
    if (error instanceof TypeRefused) return { kind: "type_refused" };
    if (error instanceof NotAsAnnounced) return { kind: "not_as_announced" };
    throw error;
  }
}
