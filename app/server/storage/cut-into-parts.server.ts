import { FairSemaphore } from "~/server/concurrency/fair-semaphore";
import type { Sender, Slot } from "~/server/concurrency/slot";

/** S3 takes no smaller part but the last one, and some stores want all parts but the last of one size. */
export const PART_BYTES = 5 * 1024 * 1024;

export interface Part {
  number: number;
  bytes: Buffer;
  /** The memory of its bytes; the consumer of the part releases or forfeits it. */
  memory: PartBuffer;
}

/** Cuts a body into parts of {@link PART_BYTES}, the last one shorter or empty. Throws `Crowded` for want of memory. */
export async function* cutIntoParts(
  body: AsyncIterable<Uint8Array>,
  sender: Sender,
): AsyncGenerator<Part, void> {
  const chunks = body[Symbol.asyncIterator]();
  let number = 1;
  let filled = 0;
  let filling: PartBuffer | undefined = await acquire(sender);
  try {
    for (;;) {
      const coming = chunks.next();
      const { done, value } = await (filling ? filling.slot.waitFor(coming) : coming);
      if (done) break;
      const chunk = value as Uint8Array;
      for (let at = 0; at < chunk.length;) {
        filling ??= await acquire(sender);
        const memory: PartBuffer = filling;
        const piece = chunk.subarray(at, at + PART_BYTES - filled);
        memory.buffer.set(piece, filled);
        at += piece.length;
        filled += piece.length;
        if (filled < PART_BYTES) continue;
        const part = { number, bytes: memory.buffer, memory };
        number += 1;
        filled = 0;
        filling = undefined;
        yield part;
      }
    }
    if (filling) {
      const memory = filling;
      filling = undefined;
      yield { number, bytes: memory.buffer.subarray(0, filled), memory };
    }
  } finally {
    filling?.release();
  }
}

/** 25 MB for the whole process, however many uploads there are: a machine of 256 MB has no more to spare. */
const MAX_PARTS = 5;

/** Where somebody has waited for three windows, a buffer has to fill in two: slow senders would keep it for ten minutes. */
const slots = new FairSemaphore(MAX_PARTS, 1, PART_BYTES / 16);
/** Reused, because the garbage of large buffers is collected late. */
const idle: Buffer[] = [];

/** Memory for one part, {@link PART_BYTES} of it. Its owner calls {@link release} or {@link forfeit} once. */
class PartBuffer {
  readonly buffer = idle.pop() ?? Buffer.allocUnsafeSlow(PART_BYTES);

  constructor(readonly slot: Slot) {}

  release(): void {
    idle.push(this.buffer);
    this.slot.release();
  }

  /** For memory that an aborted request may still be reading: it is not reused. */
  forfeit(): void {
    this.slot.release();
  }
}

/** Memory for one part of a sender's; waits while all of it is in use, or the sender has its share. */
async function acquire(sender: Sender): Promise<PartBuffer> {
  return new PartBuffer(await slots.acquire(sender));
}
