/** Whoever causes a load, as limits count it: `senderOf` in orders/sender.server.ts makes one. */
export interface Sender {
  /** A paid order: it has slots of its own, is served first, and loses a slot to another paid order alone. */
  paid: boolean;
  /** The order, or the networks around an IP address, the widest first. */
  owners: readonly string[];
}

/** A sender got no slot in time, or its body arrived so slowly that it lost the slot to others that waited. */
export class Crowded extends Error {
  override name = "Crowded";
}

/** Begins the owner of a paid order, which no network's name does. */
export const PAID_OWNER = "order ";

export class Slot {
  arrived = 0;
  private interrupt: (() => void) | undefined;

  constructor(
    readonly sender: Sender,
    readonly release: () => void,
  ) {}

  /** Whether its body's next bytes are waited for, and not what becomes of them. */
  get isWaiting(): boolean {
    return this.interrupt !== undefined;
  }

  async waitFor(coming: Promise<IteratorResult<Uint8Array, unknown>>) {
    // Promise.race with one promise for the whole body would keep every chunk in memory.
    const next = await new Promise<IteratorResult<Uint8Array, unknown>>((resolve, reject) => {
      this.interrupt = () => reject(new Crowded());
      coming.then(resolve, reject);
    }).finally(() => (this.interrupt = undefined));
    if (!next.done) this.arrived += next.value.length;
    return next;
  }

  async *read(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
    const chunks = body[Symbol.asyncIterator]();
    for (;;) {
      const next = await this.waitFor(chunks.next());
      if (next.done) return;
      yield next.value;
    }
  }

  interruptBelow(bytes: number): void {
    if (this.arrived < bytes) this.interrupt?.();
  }
}
