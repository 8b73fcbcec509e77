const queues = new Map<string, Promise<unknown>>();

/** Runs work of the same key one after another: two posts of one form never overlap. */
export async function withLock<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = queues.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  queues.set(key, mine);
  try {
    return await mine;
  } finally {
    if (queues.get(key) === mine) queues.delete(key);
  }
}
