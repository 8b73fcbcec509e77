import { Semaphore } from "~/concurrency/locks.server";
import { db } from "~/database/connection.server";
import { log } from "~/observability/log.server";
import * as Uploads from "~/onboarding/uploads.repository.server";
import type { DiscardedUpload } from "~/onboarding/uploads.repository.server";
import { removeDiscarded } from "~/onboarding/uploads.server";
import { abortUploadsOf } from "~/storage/multipart-upload.server";
import { BATCH } from "./in-batches";

const FILES_AT_ONCE = 4;
/** After so many failures in a row the sweeper takes the bucket to be unavailable and ends the pass. */
const MAX_FAILURES = 10;

/** The files that an earlier process was receiving; call it before this process receives a file. */
export function findReceiving(): Promise<string[]> {
  return Uploads.findAllReceiving(db);
}

/** Discards files whose process ended while they arrived. */
export async function discardInterruptedFiles(ids: readonly string[]): Promise<void> {
  const count = await Uploads.discardAllReceiving(db, ids);
  if (count > 0) log.info({ count }, "interrupted files discarded");
}

/**
 * Deletes what the bucket holds of discarded files, and then their rows. A file whose deletion fails keeps its row
 * for the next pass. Returns how many were deleted.
 */
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
