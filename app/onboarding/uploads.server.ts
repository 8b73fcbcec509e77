import { randomUUID } from "node:crypto";
import { withDeadline } from "~/concurrency/deadline";
import { db } from "~/database/connection.server";
import { inTransaction } from "~/database/transaction.server";
import { log } from "~/observability/log.server";
import { deleteObject, hashObject, publicUrl } from "~/storage/bucket.server";
import { CLEANUP_TIMEOUT_MS } from "~/storage/client.server";
import * as Drafts from "./drafts.repository.server";
import { objectKey, shownName } from "./file-names";
import { MAX_FILES } from "./file-rules";
import { limitReachedByFile, type ReachedLimit } from "./storage-limits.server";
import * as Uploads from "./uploads.repository.server";
import type { UploadRef } from "./uploads.repository.server";

/** Stored as the hash of a file whose object is missing. */
const NO_HASH = "";

/** A file whose bytes have not arrived yet; `hasNamesake`: its draft already has a file of this name. */
export interface BegunUpload extends UploadRef {
  name: string;
  hasNamesake: boolean;
}

/**
 * Records a file before its first byte goes to the bucket, so that every object there has a row. Takes its name as it
 * was sent and returns the one it is stored under. Undefined when its draft takes no more files.
 */
export async function beginUpload(
  draftId: string,
  sentName: string,
  type: string,
): Promise<BegunUpload | undefined> {
  const id = randomUUID();
  const key = objectKey(id, sentName);
  const name = shownName(sentName);
  return inTransaction(db, async (trx) => {
    if (!(await Drafts.touch(trx, draftId))) return undefined;
    const others = await Uploads.findAllByDraft(trx, draftId);
    await Uploads.insert(trx, { id, draft_id: draftId, key, name, type });
    return { id, key, name, hasNamesake: others.some((file) => file.name === name) };
  });
}

interface ReceivedFile {
  name: string;
  size: number;
  sha256: string | null;
}

type Finished = "stored" | "repeated" | "full" | "late" | ReachedLimit;

/**
 * Marks a file as complete. `repeated`: the draft already has the same file; `full`: it has as many as it may;
 * `late`: the draft was submitted, or the file discarded, while it arrived; else the limit that it exceeds. A
 * file that is not `stored` is discarded. Files of one name and size whose hashes are not known are read from the bucket;
 * throws when the bucket fails.
 */
export async function finishUpload(
  upload: UploadRef,
  draftId: string,
  received: ReceivedFile,
): Promise<Finished> {
  let file = received;
  let outcome = await tryToFinish(upload, draftId, file);
  while (typeof outcome === "object") {
    const [sha256] = await Promise.all([
      // Not stored yet: the same file may be arriving twice at this moment, and a draft takes each only once.
      file.sha256 ?? hashOf(upload),
      ...outcome.toHash.map(storeHash),
    ]);
    file = { ...file, sha256 };
    outcome = await tryToFinish(upload, draftId, file);
  }
  if (outcome !== "stored") await discardUpload(upload);
  return outcome;
}

/** Marks a file as complete, unless some files have to be hashed first to know whether it is one of them. */
function tryToFinish(upload: UploadRef, draftId: string, file: ReceivedFile) {
  return inTransaction(db, async (trx): Promise<Finished | { toHash: UploadRef[] }> => {
    if (!(await Drafts.touch(trx, draftId))) return "late";
    const others = await Uploads.findAllByDraft(trx, draftId);
    const candidates = others.filter(({ name, size }) => name === file.name && size === file.size);
    if (candidates.length > 0) {
      const toHash = candidates.filter(({ sha256 }) => sha256 === null);
      if (file.sha256 === null || toHash.length > 0) return { toHash };
      if (candidates.some(({ sha256 }) => sha256 === file.sha256)) return "repeated";
    }
    if (others.length >= MAX_FILES) return "full";
    const reachedLimit = await limitReachedByFile(trx, draftId, file.size);
    if (reachedLimit) return reachedLimit;
    return (await Uploads.updateToStored(trx, upload.id, file)) ? "stored" : "late";
  });
}

async function hashOf({ key }: Pick<UploadRef, "key">): Promise<string> {
  return (await hashObject(key)) ?? NO_HASH;
}

async function storeHash({ id, key }: UploadRef): Promise<void> {
  await Uploads.updateHash(db, id, await hashOf({ key }));
}

/**
 * Discards a file that no submission has claimed: its draft no longer has it. If the bucket does not delete the object
 * within {@link CLEANUP_TIMEOUT_MS}, retention deletes it later.
 */
export async function discardUpload(upload: UploadRef): Promise<void> {
  await Uploads.discard(db, upload.id);
  // Retention may have deleted the row while the bytes still arrived: the object must be deleted as well.
  if (await Uploads.existsClaimed(db, upload.id)) return;
  await withDeadline(removeDiscarded(upload), CLEANUP_TIMEOUT_MS);
}

/** Removes a discarded file: the object first, then its row. False when either fails; the row stays then. */
export async function removeDiscarded({ id, key }: UploadRef): Promise<boolean> {
  try {
    await deleteObject(key);
    await Uploads.deleteDiscarded(db, id);
    return true;
  } catch (error) {
    log.warn({ err: error, uploadId: id }, "discarded file not removed");
    return false;
  }
}

/** Removes a file of a draft because its visitor asked for it. */
export async function removeUpload(draftId: string, uploadId: string): Promise<void> {
  const upload = await Uploads.findStored(db, draftId, uploadId);
  if (upload) await discardUpload(upload);
}

/** A draft's file as the desk lists it; `size` in bytes, `url` the public URL. */
export interface ListedFile {
  name: string;
  size: number;
  url: string;
}

/** The complete files of a draft, submitted or not, in the order they arrived. */
export async function listFiles(draftId: string): Promise<ListedFile[]> {
  const files = await Uploads.findAllByDraft(db, draftId);
  return files.map(({ name, size, key }) => ({ name, size, url: publicUrl(key) }));
}
