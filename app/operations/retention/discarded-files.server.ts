import { Semaphore } from "~/server/concurrency/locks.server";
import { db } from "~/server/database/connection.server";
import { log } from "~/server/log/log.server";
import * as Uploads from "~/assets/uploads.repository.server";
import { removeDiscarded } from "~/assets/uploads.server";
import { HOUR_MS, timestampAfter } from "~/server/time/time";
import { deleteObject } from "~/server/storage/bucket.server";
import { abortUploadsOf } from "~/server/storage/multipart-upload.server";
import { BATCH } from "./in-batches";

const FILES_AT_ONCE = 4;
/** After so many failures in a row the sweeper takes the bucket to be unavailable and ends the pass. */
const MAX_FAILURES = 10;

/** How long the bucket may go on with a write of a process that is gone: S3 joins the parts of an upload in minutes. */
const LATE_WRITE_MS = HOUR_MS;

export async function discardInterruptedFiles(ids: readonly string[]): Promise<void> {
  const count = await Uploads.discardAllReceiving(db, ids);
  if (count > 0) log.info({ count }, "interrupted files discarded");
}

/**
 * Deletes discarded files in the bucket, then their rows. One that fails keeps its row, and so does one that was not complete
 * when it was discarded less than an hour ago: its object may yet appear.
 */
export async function removeDiscardedFiles(now: Date, stopping: AbortSignal): Promise<number> {
  const slots = new Semaphore(FILES_AT_ONCE);
  let removed = 0;
  let failures = 0;
  const isOver = () => stopping.aborted || failures >= MAX_FAILURES;
  let files = await Uploads.findAllDiscarded(db, BATCH);
  for (;;) {
    await Promise.all(
      files.map((file) =>
        slots.run(async () => {
          if (isOver()) return;
          const gone = await remove(file, now);
          removed += gone ? 1 : 0;
          failures = gone ? 0 : failures + 1;
        }),
      ),
    );
    if (isOver() || files.length < BATCH) return removed;
    files = await Uploads.findAllDiscarded(db, BATCH, files.at(-1));
  }
}

async function remove(file: Uploads.DiscardedUpload, now: Date): Promise<boolean> {
  const { id, key, size, created_at } = file;
  if (size > 0) return removeDiscarded({ id, key });
  try {
    // An upload that was never completed may have left parts in the bucket.
    await abortUploadsOf(key);
    if (created_at <= timestampAfter(-LATE_WRITE_MS, now)) return removeDiscarded({ id, key });
    await deleteObject(key);
    return true;
  } catch (error) {
    log.warn({ err: error, uploadId: id }, "what an interrupted upload left was not removed");
    return false;
  }
}
