import { setImmediate as nextTurn } from "node:timers/promises";

/** How many rows one statement changes at most: the database answers nobody else meanwhile. */
export const BATCH = 200;

/**
 * Repeats work on at most {@link BATCH} rows until it finds fewer, letting requests in between.
 * Returns how many rows it was in all.
 */
export async function inBatches(
  stopping: AbortSignal,
  work: () => Promise<number>,
): Promise<number> {
  let total = 0;
  while (!stopping.aborted) {
    const count = await work();
    total += count;
    if (count < BATCH) break;
    await nextTurn();
  }
  return total;
}
