import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { Crowded, type Sender } from "~/server/concurrency/slot";
import { cannotWrite } from "~/server/database/cannot-write.server";
import { db, plainDb } from "~/server/database/connection.server";
import { log } from "~/server/log/log.server";
import { counter } from "~/server/log/metrics.server";
import { putObject } from "~/server/storage/bucket.server";
import { WriteInDoubt } from "~/server/storage/objects.server";
import { beginsAs, tailBufferFor, endsAs, HEAD_BYTES } from "./file-contents.server";
import { fileTypeOf, MAX_FILE_BYTES, type FileType } from "./file-rules";
import { limitReachedByFile, type ReachedLimit } from "./asset-limits.server";
import * as Uploads from "./uploads.repository.server";
import {
  beginUpload,
  discardUnfinished,
  finishUpload,
  type BegunUpload,
  type SentTo,
} from "./uploads.server";

const receivedBytes = counter(
  "sitewright_upload_bytes_total",
  "Bytes of files that were received for the bucket.",
);

export type FileOutcome =
  | { kind: "stored"; upload: Uploads.UploadRef }
  /** The draft has the same file as this upload. */
  | { kind: "repeated"; upload: Pick<Uploads.UploadRef, "id"> }
  | { kind: "limit_reached"; limit: ReachedLimit }
  | { kind: "too_large" | "type_refused" | "not_as_announced" }
  | { kind: "full" | "crowded" | "not_taken" | "failed" };

interface IncomingFile {
  name: string;
  sender: Sender;
  /** Where the draft takes no more files: its order was readdressed, or it was submitted. */
  reopenDraft: () => Promise<SentTo | undefined>;
  /** Announced by the scripts, in bytes: a file of another size is not stored. */
  size: number | undefined;
  /** The length of the post that it comes with. */
  atMost?: number;
}

/** Reads the part to its end, so that the parser can go on. Throws only when the database cannot write. */
export async function receiveFile(
  draft: SentTo,
  file: IncomingFile,
  part: Readable,
): Promise<FileOutcome> {
  const chunks: AsyncIterator<Buffer> = part.iterator();
  try {
    return await checkAndStore(draft, file, chunks);
  } catch (error) {
    if (cannotWrite(error)) throw error;
    // A body that breaks off is the sender's doing, not an error of the site.
    if (!part.errored) log.error({ err: error }, "file not stored");
    return { kind: "failed" };
  } finally {
    // It rejects where the sender is gone: nothing is left to read.
    readToEnd(chunks).catch(() => undefined);
  }
}

/** Uses the iterator, not `resume`: a stream does not flow while one of its iterators waits. */
async function readToEnd(chunks: AsyncIterator<Buffer>): Promise<void> {
  while (!(await chunks.next()).done);
}

async function checkAndStore(
  draft: SentTo,
  file: IncomingFile,
  chunks: AsyncIterator<Buffer>,
): Promise<FileOutcome> {
  const type = fileTypeOf(file.name);
  if (!type) return { kind: "type_refused" };
  const head = await readHead(chunks);
  if (!beginsAs(type, head)) return { kind: "type_refused" };

  // finishUpload checks the exact size; this earlier check avoids storing bytes that would be refused.
  const reachedLimit = await limitReachedByFile(plainDb, draft.network, file.size ?? head.length);
  if (reachedLimit) return { kind: "limit_reached", limit: reachedLimit };
  const begin = (to: SentTo) => beginUpload(to, file.name, type.contentType);
  const beginAgain = async () => {
    const reopened = await file.reopenDraft();
    return reopened && begin(reopened);
  };
  const upload = (await begin(draft)) ?? (await beginAgain());
  if (!upload) return { kind: "not_taken" };
  return store(draft, upload, { ...file, type, head }, chunks);
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

class Refused extends Error {
  constructor(readonly kind: "too_large" | "type_refused" | "not_as_announced") {
    super();
  }
}

async function store(
  draft: SentTo,
  upload: BegunUpload,
  {
    size,
    atMost,
    sender,
    reopenDraft,
    type,
    head,
  }: IncomingFile & { type: FileType; head: Buffer },
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
      if (end.size > MAX_FILE_BYTES) throw new Refused("too_large");
      if (size !== undefined && end.size > size) throw new Refused("not_as_announced");
      hash?.update(chunk);
      yield chunk;
      const next: IteratorResult<Buffer, unknown> = await chunks.next();
      chunk = next.done ? undefined : next.value;
    }
    // Thrown before the last bytes are sent: the write is aborted.
    if (size !== undefined && end.size < size) throw new Refused("not_as_announced");
    if (!endsAs(type, end)) throw new Refused("type_refused");
  };
  try {
    const about = { type: type.contentType, name: upload.name, size, atMost, sender };
    await putObject(upload.key, about, checkedBytes());
    const sha256 = hash?.digest("hex") ?? null;
    const received = { name: upload.name, size: end.size, sha256 };
    const outcome = await finishUpload(upload, draft, sender, received, reopenDraft);
    if (outcome === "stored") return { kind: "stored", upload };
    if (typeof outcome === "object") return { kind: "repeated", upload: { id: outcome.repeats } };
    if (outcome === "network" || outcome === "site")
      return { kind: "limit_reached", limit: outcome };
    return { kind: outcome === "late" ? "not_taken" : outcome };
  } catch (error) {
    if (error instanceof WriteInDoubt) await Uploads.discard(db, upload.id);
    else await discardUnfinished(upload);
    if (error instanceof Refused) return { kind: error.kind };
    if (error instanceof Crowded) return { kind: "crowded" };
    throw error;
  }
}
