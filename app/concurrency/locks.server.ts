/** Lets a fixed number of tasks run at once; the others wait in the order they came. */
export class Semaphore {
  private readonly waiting: (() => void)[] = [];

  constructor(private free: number) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  /** Takes a slot, for work that ends elsewhere; the caller must {@link leave} once. */
  async enter(): Promise<void> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.free += 1;
  }
}

const lastOfKey = new Map<string, Promise<unknown>>();

/** Runs work of the same key one after another: two posts of one form never overlap. */
export async function withLock<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = lastOfKey.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  lastOfKey.set(key, mine);
  try {
    return await mine;
  } finally {
    if (lastOfKey.get(key) === mine) lastOfKey.delete(key);
  }
}

let lastTurn: Promise<void> = Promise.resolve();

/**
 * Resolves in a turn of the event loop that no other caller shares. Work that blocks for tens of milliseconds awaits it
 * first, so that other requests are answered between two such pieces of work.
 */
export function nextEventLoopTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => new Promise((resolve) => setImmediate(resolve)));
  return lastTurn;
}
