import { config } from "~/config/config.server";

const BYTES_PER_MS = 1;
/** How much of a body must arrive in each window while others wait for a slot: 1 kB/s. */
const WINDOW_BYTES = BYTES_PER_MS * config.bodyWindowMs;

/** The body arrived so slowly that it lost its slot to others that waited. */
export class TooSlow extends Error {
  override name = "TooSlow";
}

interface Waiter {
  owner: string;
  take: (slot: Slot) => void;
}

/**
 * Shares slots between owners. An owner gets another slot while more are free than it holds, so that a single owner
 * takes half of all and some are always left for the next ("dynamic threshold": Choudhury and Hahne, 1998). The others
 * wait; the owner with the fewest slots is next. While an owner waits, a body that arrives too slowly loses its slot.
 */
export class FairSemaphore {
  private readonly waiting: Waiter[] = [];
  private readonly slots = new Set<Slot>();
  /** The slots that were held at the start of this window. */
  private watched = new Set<Slot>();
  private watch: NodeJS.Timeout | undefined;

  constructor(private readonly size: number) {}

  /** Resolves once the owner has a slot; it must {@link Slot.release} it once. */
  acquire(owner: string): Promise<Slot> {
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

  /** The waiter whose owner holds the fewest slots, if one is left for it. */
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
      for (const slot of this.watched) slot.interruptIfSlow();
      this.beginWindow();
    }, config.bodyWindowMs);
  }

  private stopWatching(): void {
    clearInterval(this.watch);
    this.watch = undefined;
  }

  private beginWindow(): void {
    this.watched = new Set(this.slots);
    for (const slot of this.slots) slot.arrived = 0;
  }
}

/** One of the slots of a {@link FairSemaphore}, held while a body arrives. */
export class Slot {
  /** Bytes that arrived in this window. */
  arrived = 0;
  private interrupt: (() => void) | undefined;

  constructor(
    readonly owner: string,
    readonly release: () => void,
  ) {}

  /** Waits for the body's next bytes; rejects with {@link TooSlow} when it loses its slot. */
  async waitFor(
    coming: Promise<IteratorResult<Uint8Array, unknown>>,
  ): Promise<IteratorResult<Uint8Array, unknown>> {
    // Promise.race with one promise for the whole body would keep every chunk in memory.
    const next = await new Promise<IteratorResult<Uint8Array, unknown>>((resolve, reject) => {
      this.interrupt = () => reject(new TooSlow());
      coming.then(resolve, reject);
    }).finally(() => (this.interrupt = undefined));
    if (!next.done) this.arrived += next.value.length;
    return next;
  }

  /** The body, until it loses its slot. */
  async *read(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
    const chunks = body[Symbol.asyncIterator]();
    for (;;) {
      const next = await this.waitFor(chunks.next());
      if (next.done) return;
      yield next.value;
    }
  }

  /** Interrupts a body of which too few bytes arrived in this window. */
  interruptIfSlow(): void {
    if (this.arrived < WINDOW_BYTES) this.interrupt?.();
  }
}
