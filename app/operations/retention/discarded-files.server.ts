import { Semaphore } from "~/server/concurrency/locks.server";
import { db } from "~/server/database/connection.server";
import { log } from "~/server/log/log.server";
import * as Uploads from "~/assets/uploads.repository.server";
import type { DiscardedUpload } from "~/assets/uploads.repository.server";
import { removeDiscarded } from "~/assets/uploads.server";
import { abortUploadsOf } from "~/server/storage/multipart-upload.server";
import { BATCH } from "./in-batches";

const FILES_AT_ONCE = 4;
/** After so many failures in a row the sweeper takes the bucket to be unavailable and ends the pass. */
const MAX_FAILURES = 10;

export async function discardInterruptedFiles(ids: readonly string[]): Promise<void> {
  const count = await Uploads.discardAllReceiving(db, ids);
  if (count > 0) log.info({ count }, "interrupted files discarded");
}

/** Deletes discarded files in the bucket, then their rows. One that fails keeps its row. */
export async function removeDiscardedFiles(_now: Date, stopping: AbortSignal): Promise<number> {
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
          const gone = await remove(file);
          removed += gone ? 1 : 0;
          failures = gone ? 0 : failures + 1;
        }),
      ),
    );
    if (isOver() || files.length < BATCH) return removed;
    files = await Uploads.findAllDiscarded(db, BATCH, files.at(-1));
  }
}

async function remove(file: DiscardedUpload): Promise<boolean> {
  try {
    // An upload that was never completed may have left parts in the bucket.
    if (file.size === 0) await abortUploadsOf(file.key);
  } catch (error) {
    log.warn({ err: error, uploadId: file.id }, "parts not aborted");
    return false;
  }
  return removeDiscarded(file);
}
