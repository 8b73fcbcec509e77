import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { withDeadline } from "~/concurrency/deadline";
import { db } from "~/database/connection.server";
import type { Connection, UploadsTable } from "~/database/tables";
import { timestamp } from "~/time/time";
import { log } from "~/observability/log.server";
import { deleteObject, hashObject } from "~/storage/bucket.server";
import { TIDY_MS } from "~/storage/client.server";
import { touchDraft } from "./drafts.server";
import { shownName } from "./file-names";
import { MAX_FILES } from "./file-rules";
import { noRoomForFile, type NoRoom } from "./holdings.server";
import { objectKey } from "./object-key";

export type StoredFile = Selectable<UploadsTable>;

/** A file's row and where its bytes are. */
export type Upload = Pick<StoredFile, "id" | "key">;

/** Stands for the hash of a file that was given up, or whose object is not there. */
const GONE = "";
export const unclaimedStates: UploadsTable["state"][] = ["receiving", "stored"];

/** What makes a row discarded; without its hash, the same file can come again. */
export const discarding = { state: "discarded", sha256: null } as const;

/** A draft's files that are whole, in the order they came. */
export function findAllByDraft(draftId: string, on: Connection = db): Promise<StoredFile[]> {
  return on
    .selectFrom("uploads")
    .selectAll()
    .where("draft_id", "=", draftId)
    .where("state", "in", ["stored", "claimed"])
    .orderBy("created_at")
    .orderBy("name")
    .execute();
}

/** A file whose bytes come; `hasNamesake` when its draft holds one of its name already. */
export interface BegunUpload extends Upload {
  name: string;
  hasNamesake: boolean;
}

/**
 * Notes a file before its first byte goes to the bucket, so that nothing there is ever unknown here. Takes its
 * name as it was sent and gives the one it is kept under. Undefined when its draft takes no file any more.
 */
export async function beginUpload(
  draftId: string,
  sentName: string,
  type: string,
): Promise<BegunUpload | undefined> {
  const id = randomUUID();
  const key = objectKey(id, sentName);
  const name = shownName(sentName);
  return db.transaction().execute(async (trx) => {
    if (!(await touchDraft(trx, draftId))) return undefined;
    const held = await findAllByDraft(draftId, trx);
    await trx
      .insertInto("uploads")
      .values({
        id,
        draft_id: draftId,
        state: "receiving",
        key,
        name,
        type,
        size: 0,
        sha256: null,
        created_at: timestamp(),
      })
      .execute();
    return { id, key, name, hasNamesake: held.some((file) => file.name === name) };
  });
}

/**
 * Marks a file as whole. `repeated`: the draft already holds the same file; `full`: it holds all it may;
 * `late`: the draft was submitted, or the file given up, while it came; else who holds too much for it. But for `stored` this copy is dropped.
 * Files of one name and size whose hashes are not known are read in the bucket; throws when it fails.
 */
export async function finishUpload(
  upload: Upload,
  draftId: string,
  file: WholeFile,
): Promise<Finished> {
  let whole = file;
  let outcome = await tryToFinish(upload, draftId, whole);
  while (typeof outcome === "object") {
    const [sha256] = await Promise.all([
      // Not noted yet: the same file may be arriving twice at this moment, and a draft holds each only once.
      whole.sha256 ?? hashOf(upload),
      ...outcome.toHash.map(noteHash),
    ]);
    whole = { ...whole, sha256 };
    outcome = await tryToFinish(upload, draftId, whole);
  }
  if (outcome !== "stored") await discardUpload(upload);
  return outcome;
}

type WholeFile = { name: string; size: number; sha256: string | null };
type Finished = "stored" | "repeated" | "full" | "late" | NoRoom;

/** Marks a file as whole, unless it takes the hashes of some files to tell whether it is one of them. */
function tryToFinish(upload: Upload, draftId: string, file: WholeFile) {
  return db.transaction().execute(async (trx): Promise<Finished | { toHash: Upload[] }> => {
    if (!(await touchDraft(trx, draftId))) return "late";
    const others = await findAllByDraft(draftId, trx);
    const twins = others.filter(({ name, size }) => name === file.name && size === file.size);
    if (twins.length > 0) {
      const toHash = twins.filter(({ sha256 }) => sha256 === null);
      if (file.sha256 === null || toHash.length > 0) return { toHash };
      if (twins.some(({ sha256 }) => sha256 === file.sha256)) return "repeated";
    }
    if (others.length >= MAX_FILES) return "full";
    const full = await noRoomForFile(trx, draftId, file.size);
    if (full) return full;
    const stored = await trx
      .updateTable("uploads")
      .set({ state: "stored", size: file.size, ...(file.sha256 && { sha256: file.sha256 }) })
      .where("id", "=", upload.id)
      .where("state", "=", "receiving")
      .returning("id")
      .executeTakeFirst();
    return stored ? "stored" : "late";
  });
}

async function hashOf({ key }: Pick<Upload, "key">): Promise<string> {
  return (await hashObject(key)) ?? GONE;
}

async function noteHash({ id, key }: Pick<Upload, "id" | "key">): Promise<void> {
  const sha256 = await hashOf({ key });
  await db
    .updateTable("uploads")
    .set({ sha256 })
    .where("id", "=", id)
    .where("state", "in", ["stored", "claimed"])
    .execute();
}

/**
 * Removes a file that no submission has claimed. From then on the draft does not hold it;
 * what the bucket does not delete at once is swept later.
 */
export async function discardUpload(upload: Upload): Promise<void> {
  await discardRow(upload);
  const claimed = await db
    .selectFrom("uploads")
    .select("id")
    .where("id", "=", upload.id)
    .where("state", "=", "claimed")
    .executeTakeFirst();
  // A row that is gone was swept while the bytes still came: they are to go as well.
  if (!claimed) await withDeadline(removeDiscarded(upload), TIDY_MS);
}

/** Discards a file that may yet appear in the bucket: its object is deleted when it is swept. */
export async function discardRow({ id }: Upload): Promise<void> {
  await db
    .updateTable("uploads")
    .set(discarding)
    .where("id", "=", id)
    .where("state", "in", unclaimedStates)
    .execute();
}

/** Removes a discarded file: the object first, then its row. False when either fails; the row stays then. */
export async function removeDiscarded({ id, key }: Upload): Promise<boolean> {
  try {
    await deleteObject(key);
    await db.deleteFrom("uploads").where("id", "=", id).where("state", "=", "discarded").execute();
    return true;
  } catch (error) {
    log.warn({ err: error, uploadId: id }, "discarded file not removed");
    return false;
  }
}

/** Removes one file of a draft at the visitor's wish. */
export async function removeUpload(draftId: string, uploadId: string): Promise<void> {
  const upload = await db
    .selectFrom("uploads")
    .select(["id", "key"])
    .where("id", "=", uploadId)
    .where("draft_id", "=", draftId)
    .where("state", "=", "stored")
    .executeTakeFirst();
  if (upload) await discardUpload(upload);
}
