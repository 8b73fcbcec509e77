import { config } from "~/config/config.server";

/** What a body has to bring in each window while others wait for its slot: 1 kB/s. */
const WINDOW_BYTES = config.bodyWindowMs;

/** The body came so slowly that others would have had to wait for it: slow senders must not stop all. */
export class CrowdedOut extends Error {
  override name = "CrowdedOut";
}

interface Waiter {
  owner: string;
  take: (slot: Slot) => void;
}

/**
 * Shares slots between owners. An owner gets another one as long as more are free than it holds, so that one alone
 * has half of all and some are always left for the next ("dynamic threshold": Choudhury and Hahne, 1998). The rest
 * wait, and whoever holds least is next. While somebody waits, a body that hardly comes loses its slot.
 */
export class FairSemaphore {
  private readonly waiting: Waiter[] = [];
  private readonly slots = new Set<Slot>();
  /** Those that were held for the whole of this window. */
  private watched = new Set<Slot>();
  private watch: NodeJS.Timeout | undefined;

  constructor(private readonly size: number) {}

  /** Resolves once the owner has a slot, which it must {@link Slot.leave} once. */
  enter(owner: string): Promise<Slot> {
    const entered = new Promise<Slot>((take) => this.waiting.push({ owner, take }));
    this.handOut();
    return entered;
  }

  private handOut(): void {
    for (let next = this.next(); next; next = this.next()) {
      this.waiting.splice(this.waiting.indexOf(next), 1);
      const slot = new Slot(next.owner, () => {
        this.slots.delete(slot);
        this.watched.delete(slot);
        this.handOut();
      });
      this.slots.add(slot);
      next.take(slot);
    }
    if (this.waiting.length === 0) this.stopWatching();
    else if (!this.watch) this.startWatching();
  }

  /** Of those who wait, who holds least, if there is one more for it. */
  private next(): Waiter | undefined {
    const held = new Map<string, number>();
    for (const { owner } of this.slots) held.set(owner, (held.get(owner) ?? 0) + 1);
    let least = this.size - this.slots.size;
    let next: Waiter | undefined;
    for (const waiter of this.waiting) {
      const own = held.get(waiter.owner) ?? 0;
      if (own >= least) continue;
      least = own;
      next = waiter;
    }
    return next;
  }

  private startWatching(): void {
    this.beginWindow();
    this.watch = setInterval(() => {
      for (const slot of this.watched) slot.hurry();
      this.beginWindow();
    }, config.bodyWindowMs);
  }

  private stopWatching(): void {
    clearInterval(this.watch);
    this.watch = undefined;
  }

  private beginWindow(): void {
    this.watched = new Set(this.slots);
    for (const slot of this.slots) slot.came = 0;
  }
}

/** One of the places of a {@link FairSemaphore}, held by a body that comes. */
export class Slot {
  /** Bytes in this window. */
  came = 0;
  private interrupt: (() => void) | undefined;

  constructor(
    readonly owner: string,
    readonly leave: () => void,
  ) {}

  /** Waits for the body's next bytes; rejects with {@link CrowdedOut} when it has to give way. */
  async waitFor(
    coming: Promise<IteratorResult<Uint8Array, unknown>>,
  ): Promise<IteratorResult<Uint8Array, unknown>> {
    // Not a race with one promise for the whole body: that would keep all that was ever waited for.
    const next = await new Promise<IteratorResult<Uint8Array, unknown>>((resolve, reject) => {
      this.interrupt = () => reject(new CrowdedOut());
      coming.then(resolve, reject);
    }).finally(() => (this.interrupt = undefined));
    if (!next.done) this.came += next.value.length;
    return next;
  }

  /** The body, as long as it need not give way. */
  async *hurried(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
    const chunks = body[Symbol.asyncIterator]();
    for (;;) {
      const next = await this.waitFor(chunks.next());
      if (next.done) return;
      yield next.value;
    }
  }

  /** Makes a body give way that is waited for and brought too little. */
  hurry(): void {
    if (this.came < WINDOW_BYTES) this.interrupt?.();
  }
}
