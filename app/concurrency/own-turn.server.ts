let last: Promise<void> = Promise.resolve();

/**
 * Resolves in a turn of the event loop that no other caller gets. What costs tens of milliseconds asks for one first:
 * however many come at the same time, other requests are answered in between.
 */
export function ownTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}
