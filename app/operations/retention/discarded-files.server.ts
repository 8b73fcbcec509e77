import { sql } from "kysely";
import { Semaphore } from "~/concurrency/locks.server";
import { anyOf } from "~/database/statements.server";
import { db } from "~/database/connection.server";
import { log } from "~/observability/log.server";
import { discarding, removeDiscarded, type StoredFile } from "~/onboarding/uploads.server";
import { abortPartsOf } from "~/storage/multipart.server";
import { BATCH } from "./in-batches";

const FILES_AT_ONCE = 4;
/** After this many failures without a success the bucket is away, and further files would only wait for it too. */
const MOST_FAILURES = 10;

/** The files that a former process was receiving, as long as this one receives none. */
export async function findReceiving(): Promise<string[]> {
  const files = await db
    .selectFrom("uploads")
    .select("id")
    .where("state", "=", "receiving")
    .execute();
  return files.map(({ id }) => id);
}

/** Gives up files that nobody receives any more. */
export async function discardInterruptedFiles(ids: readonly string[]): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("uploads")
    .set(discarding)
    .where("id", "in", anyOf(ids))
    .where("state", "=", "receiving")
    .executeTakeFirst();
  if (numUpdatedRows > 0)
    log.info({ count: Number(numUpdatedRows) }, "interrupted files discarded");
}

/**
 * Deletes what the bucket holds of discarded files, and then their rows. A file whose deletion fails keeps its row
 * for the next pass. Returns how many were deleted.
 */
export async function removeDiscardedFiles(_now: Date, stopping: AbortSignal): Promise<number> {
  const lanes = new Semaphore(FILES_AT_ONCE);
  let removed = 0;
  let failures = 0;
  const isOver = () => stopping.aborted || failures >= MOST_FAILURES;
  for (
    let files = await discardedAfter(BEFORE_ALL);
    ;
    files = await discardedAfter(files.at(-1)!)
  ) {
    await Promise.all(
      files.map((file) =>
        lanes.run(async () => {
          if (isOver()) return;
          const gone = await remove(file);
          removed += gone ? 1 : 0;
          failures = gone ? 0 : failures + 1;
        }),
      ),
    );
    if (isOver() || files.length < BATCH) return removed;
  }
}

type DiscardedFile = Pick<StoredFile, "id" | "key" | "size" | "created_at">;

/** A place ahead of every stored file. */
const BEFORE_ALL = { created_at: "", id: "" };

function discardedAfter({ created_at, id }: typeof BEFORE_ALL): Promise<DiscardedFile[]> {
  return db
    .selectFrom("uploads")
    .select(["id", "key", "size", "created_at"])
    .where("state", "=", "discarded")
    .where(sql<boolean>`(created_at, id) > (${created_at}, ${id})`)
    .orderBy("created_at")
    .orderBy("id")
    .limit(BATCH)
    .execute();
}

async function remove(file: DiscardedFile): Promise<boolean> {
  try {
    // A file that was never whole may have left parts behind.
    if (file.size === 0) await abortPartsOf(file.key);
  } catch (error) {
    log.warn({ err: error, uploadId: file.id }, "parts not aborted");
    return false;
  }
  return removeDiscarded(file);
}
