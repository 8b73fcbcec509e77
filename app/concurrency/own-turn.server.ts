let last: Promise<void> = Promise.resolve();

/**
 * Resolves in a turn of the event loop that no other caller gets. Work that blocks for tens of milliseconds waits for
 * one first, so that other requests are answered between two such pieces of work.
 */
export function ownTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}
