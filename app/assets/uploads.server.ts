import { randomUUID } from "node:crypto";
import { FairSemaphore } from "~/server/concurrency/fair-semaphore";
import type { Sender } from "~/server/concurrency/slot";
import { withDeadline } from "~/server/time/time";
import { db, plainDb } from "~/server/database/connection.server";
import type { Actor } from "~/server/database/states";
import type { Trx } from "~/server/database/tables";
import { inTransaction } from "~/server/database/transaction.server";
import { log } from "~/server/log/log.server";
import { deleteObject, hashObject, publicUrl } from "~/server/storage/bucket.server";
import { CLEANUP_TIMEOUT_MS } from "~/server/storage/client.server";
import type { Draft } from "./draft-row.server";
import * as Drafts from "./drafts.repository.server";
import { objectKey, shownName } from "./file-names";
import { MAX_FILES } from "./file-rules";
import * as Inquiries from "./inquiries.repository.server";
import { limitReachedByFile, whileStoredIsLocked, type ReachedLimit } from "./asset-limits.server";
import * as Uploads from "./uploads.repository.server";
import type { UploadRef } from "./uploads.repository.server";

/**
 * `page`: one that has submitted the draft may add to it; `replaces`: an upload that needs no slot beside the new file;
 * `sentBy`: who of the team sends in the client's stead; `besideSent`: only files that were sent take a slot, because what a
 * post that broke off has left is shown nowhere.
 */
export interface SentTo extends Pick<Draft, "id" | "network"> {
  page?: string;
  replaces?: string;
  sentBy?: Actor;
  besideSent?: boolean;
}

type Slots = Pick<SentTo, "replaces" | "besideSent">;

export const countSlots = (files: readonly Uploads.Upload[], { replaces, besideSent }: Slots) =>
  files.filter(({ id, state }) => id !== replaces && (!besideSent || state === "claimed")).length;

async function lockIfItTakesFiles(trx: Trx, id: string, page: string | undefined) {
  const draft = await Drafts.touch(trx, id);
  if (draft?.state !== "submitted") return draft;
  // Retention has cleared the network of an old submission: its files would count for nobody.
  if (!draft.order_id && !draft.network) return undefined;
  const isOfPage = page !== undefined && (await Inquiries.findById(trx, page))?.draft_id === id;
  return isOfPage ? draft : undefined;
}

/**
 * The draft that a file is in by now, locked; undefined when it takes no more files, or has moved because its order was
 * readdressed: whether this sender may go on there is not known here. One without an order may have been adopted by one, and
 * that readdressed since.
 */
async function lockDraftOf(trx: Trx, upload: UploadRef, draft: SentTo) {
  const locked = await lockIfItTakesFiles(trx, draft.id, draft.page);
  const moved = await Uploads.findById(trx, upload.id);
  if (moved?.draft_id === draft.id) return locked;
  if (!moved || moved.readdressed_at || !draft.network) return undefined;
  return lockIfItTakesFiles(trx, moved.draft_id, draft.page);
}

/** `hasNamesake`: its draft already has a file of this name. */
export interface BegunUpload extends UploadRef {
  name: string;
  hasNamesake: boolean;
}

/** Before the first byte goes to the bucket, so that every object has a row. Undefined when the draft takes no files. */
export async function beginUpload(draft: SentTo, sentName: string, type: string) {
  const id = randomUUID();
  const key = objectKey(id, sentName);
  const name = shownName(sentName);
  return inTransaction(plainDb, async (trx) => {
    if (!(await lockIfItTakesFiles(trx, draft.id, draft.page))) return undefined;
    const others = await Uploads.findAllByDraft(trx, draft.id);
    const sent = { sent_by: draft.sentBy ?? null, page: draft.page ?? null };
    await Uploads.insert(trx, { id, draft_id: draft.id, key, name, type, ...sent });
    return { id, key, name, hasNamesake: others.some((file) => file.name === name) };
  });
}

type ReceivedFile = Pick<Uploads.Upload, "name" | "size" | "sha256">;

type Finished = "stored" | { repeats: string } | "full" | "late" | ReachedLimit;
type Unhashed = { toHash: UploadRef };

/** Files that are read back, on 4 of the client's 50 connections: 2 of them are for paid orders. */
const comparisons = new FairSemaphore(4, 2);

/**
 * Discards a file that is not `stored`. `repeats`: the draft has it, by this id. Of a draft that was submitted meanwhile, it
 * goes to the one that `reopenDraft` finds; `late`: there is none, or the file is gone. Throws `Crowded`.
 */
export async function finishUpload(
  upload: UploadRef,
  draft: SentTo,
  sender: Sender,
  file: ReceivedFile,
  reopenDraft: () => Promise<SentTo | undefined>,
): Promise<Finished> {
  let outcome = await tryToFinish(upload, draft, file);
  if (isUnhashed(outcome)) {
    const slot = await comparisons.acquire(sender);
    outcome = await compareAndFinish(upload, draft, file).finally(slot.release);
  }
  const next = outcome === "late" ? await reopenDraft() : undefined;
  if (next && (next.id !== draft.id || next.page !== draft.page)) {
    await Uploads.updateDraft(db, upload.id, next.id);
    return finishUpload(upload, next, sender, file, reopenDraft);
  }
  if (outcome !== "stored") await discardUpload(upload);
  return outcome;
}

/** Hashes what the database has no hash of by now: the file that had the slot before may have had the same namesake. */
async function compareAndFinish(
  upload: UploadRef,
  draft: SentTo,
  file: ReceivedFile,
): Promise<Finished> {
  const outcome = await tryToFinish(upload, draft, file);
  if (!isUnhashed(outcome)) return outcome;
  const { id, key } = outcome.toHash;
  // Empty where the object is missing. All that are compared have one size.
  const sha256 = (await hashObject(key, file.size)) ?? "";
  if (id === upload.id) return compareAndFinish(upload, draft, { ...file, sha256 });
  await Uploads.updateHash(db, id, sha256);
  return compareAndFinish(upload, draft, file);
}

const isUnhashed = (outcome: Finished | Unhashed): outcome is Unhashed =>
  typeof outcome === "object" && "toHash" in outcome;

function tryToFinish(upload: UploadRef, draft: SentTo, file: ReceivedFile) {
  const finish = async (trx: Trx): Promise<Finished | Unhashed> => {
    const locked = await lockDraftOf(trx, upload, draft);
    if (!locked) return "late";
    const others = await Uploads.findAllByDraft(trx, locked.id);
    const candidates = others.filter(({ name, size }) => name === file.name && size === file.size);
    if (candidates.length > 0) {
      // Not stored yet: the same file may be arriving twice at this moment, and a draft takes each only once.
      const toHash = [{ ...upload, ...file }, ...candidates].find(({ sha256 }) => sha256 === null);
      if (toHash) return { toHash };
      const same = candidates.find(({ sha256 }) => sha256 === file.sha256);
      if (same) return { repeats: same.id };
    }
    if (countSlots(others, draft) >= MAX_FILES) return "full";
    // Its order may have been paid while the file arrived.
    const { network } = locked;
    const reachedLimit = await limitReachedByFile(trx, network, file.size);
    if (reachedLimit) return reachedLimit;
    const stored = await Uploads.updateToStored(trx, upload.id, { ...file, network });
    return stored ? "stored" : "late";
  };
  return draft.network ? whileStoredIsLocked(finish) : inTransaction(plainDb, finish);
}

/** If the bucket does not delete the object within {@link CLEANUP_TIMEOUT_MS}, retention deletes it later. */
export async function discardUpload(upload: UploadRef): Promise<void> {
  await Uploads.discard(db, upload.id);
  await removeUnlessStored(upload);
}

/** After an error. It may be that of a commit that was done: a stored file stays, as its sender may have seen it since. */
export async function discardUnfinished(upload: UploadRef): Promise<void> {
  await Uploads.discardAllReceiving(db, [upload.id]);
  await removeUnlessStored(upload);
}

async function removeUnlessStored(upload: UploadRef): Promise<void> {
  // Retention may have deleted the row while the bytes still arrived: the object must be deleted as well.
  const state = (await Uploads.findById(db, upload.id))?.state;
  if (state === "stored" || state === "claimed") return;
  await withDeadline(removeDiscarded(upload), CLEANUP_TIMEOUT_MS);
}

/** Its object first, then its row. False when either fails; the row stays then. */
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

export async function removeUpload(draftId: string, uploadId: string): Promise<void> {
  const upload = await Uploads.findById(db, uploadId);
  if (upload?.draft_id === draftId && upload.state === "stored") await discardUpload(upload);
}

type ListedColumn =
  "id" | "draft_id" | "name" | "type" | "size" | "removed_at" | "sent_by" | "created_at";
export type ListedFile = Pick<Uploads.Upload, ListedColumn> & { url: string };

/** Submitted or not, in the order they arrived. */
export async function listFiles(draftId: string): Promise<ListedFile[]> {
  return (await Uploads.findAllByDraft(db, draftId)).map(listed);
}

/** All that the buyer of an order sent, also what was removed and can be put back, in the order they arrived. */
export async function listSentFiles(orderId: string): Promise<ListedFile[]> {
  return (await Uploads.findAllSent(db, orderId)).map(listed);
}

function listed({ key, ...upload }: Uploads.Upload): ListedFile {
  const { id, draft_id, name, type, size, removed_at, sent_by, created_at } = upload;
  const about = { id, draft_id, name, type, size, removed_at, sent_by, created_at };
  return { ...about, url: publicUrl(key) };
}
