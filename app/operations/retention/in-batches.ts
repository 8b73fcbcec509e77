import { setImmediate as nextTurn } from "node:timers/promises";

/** The most rows that one statement changes, because it blocks the process meanwhile. */
export const BATCH = 200;

/** The same for rows that hold typed text: their pages go through the write-ahead log, and must fit the disk's reserve. */
export const TEXT_BATCH = 10;

/** Repeats work on at most `batch` rows until it finds fewer; requests are served in between. Returns the total. */
export async function inBatches(stopping: AbortSignal, work: () => Promise<number>, batch = BATCH) {
  let total = 0;
  while (!stopping.aborted) {
    const count = await work();
    total += count;
    if (count < batch) break;
    await nextTurn();
  }
  return total;
}
