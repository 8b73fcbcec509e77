/** Shares a fixed number of slots between tasks; the others wait, and of those that fit, the first to come is the next. */
export class Semaphore {
  private readonly waiting: { slots: number; start: () => void }[] = [];

  constructor(private free: number) {}

  hasRoom(slots: number): boolean {
    return slots <= this.free;
  }

  async run<T>(work: () => Promise<T>, slots = 1): Promise<T> {
    if (this.hasRoom(slots)) this.free -= slots;
    else await new Promise<void>((start) => this.waiting.push({ slots, start }));
    try {
      return await work();
    } finally {
      this.free += slots;
      for (;;) {
        const place = this.waiting.findIndex((next) => next.slots <= this.free);
        if (place < 0) break;
        const [next] = this.waiting.splice(place, 1);
        this.free -= next!.slots;
        next!.start();
      }
    }
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
