import { randomUUID } from "node:crypto";
import type { Kysely, Selectable, Transaction } from "kysely";
import { db } from "~/database/connection.server";
import type { Database, UploadsTable } from "~/database/tables";
import { timestamp } from "~/database/time";
import { log } from "~/platform/log.server";
import { deleteObject } from "~/storage/bucket.server";
import { keyName, MAX_FILES } from "./file-rules";

export type StoredFile = Selectable<UploadsTable>;
type Connection = Kysely<Database> | Transaction<Database>;

/** A draft's files that are whole, in the order they came. */
export function findAllByDraft(draftId: string, on: Connection = db): Promise<StoredFile[]> {
  return on
    .selectFrom("uploads")
    .selectAll()
    .where("draft_id", "=", draftId)
    .where("state", "!=", "receiving")
    .orderBy("created_at")
    .orderBy("name")
    .execute();
}

/** Notes a file before its first byte goes to the bucket, so that nothing there is ever unknown here. */
export async function beginUpload(draftId: string, name: string, type: string) {
  const id = randomUUID();
  const key = `${id}-${keyName(name)}`;
  await db
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
  return { id, key };
}

/**
 * Marks a file as whole. `repeated`: the draft already holds the same file; `full`: it holds all it may;
 * in both cases this copy is dropped.
 */
export async function finishUpload(
  upload: { id: string; key: string },
  draftId: string,
  file: { name: string; size: number; sha256: string },
): Promise<"stored" | "repeated" | "full"> {
  const outcome = await db.transaction().execute(async (trx) => {
    const others = await findAllByDraft(draftId, trx);
    const isSame = (other: StoredFile) =>
      other.sha256 === file.sha256 && other.size === file.size && other.name === file.name;
    if (others.some(isSame)) return "repeated" as const;
    if (others.length >= MAX_FILES) return "full" as const;
    await trx
      .updateTable("uploads")
      .set({ state: "stored", size: file.size, sha256: file.sha256 })
      .where("id", "=", upload.id)
      .execute();
    return "stored" as const;
  });
  if (outcome !== "stored") await discardUpload(upload);
  return outcome;
}

/** Removes a file that no submission has claimed: the object first, then its row. */
export async function discardUpload(upload: { id: string; key: string }): Promise<void> {
  try {
    await deleteObject(upload.key);
  } catch (error) {
    // The row stays and names the object, so that a later sweep can delete it.
    log.warn({ err: error, uploadId: upload.id }, "object not deleted");
    await db
      .updateTable("uploads")
      .set({ state: "receiving", sha256: null })
      .where("id", "=", upload.id)
      .where("state", "!=", "claimed")
      .execute();
    return;
  }
  await db
    .deleteFrom("uploads")
    .where("id", "=", upload.id)
    .where("state", "!=", "claimed")
    .execute();
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
