import { setImmediate as nextTurn } from "node:timers/promises";

/** How many rows one statement changes at most: the database answers nobody else meanwhile. */
export const BATCH = 200;

/** The same of rows that hold what people typed: their pages go through the log, for which the disk's reserve must do. */
export const TEXT_BATCH = 10;

/**
 * Repeats work on at most `batch` rows until it finds fewer, letting requests in between.
 * Returns how many rows it was in all.
 */
export async function inBatches(
  stopping: AbortSignal,
  work: () => Promise<number>,
  batch = BATCH,
): Promise<number> {
  let total = 0;
  while (!stopping.aborted) {
    const count = await work();
    total += count;
    if (count < batch) break;
    await nextTurn();
  }
  return total;
}
