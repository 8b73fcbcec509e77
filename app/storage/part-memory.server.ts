import { FairSemaphore, type Slot } from "~/concurrency/fair-semaphore";

/** S3 takes no smaller part but the last one, and some stores want all parts but the last of one size. */
export const PART_BYTES = 5 * 1024 * 1024;
/** 25 MB for the whole process, however many uploads there are: a machine of 256 MB has no more to spare. */
const MOST_PARTS = 5;

const slots = new FairSemaphore(MOST_PARTS);
const idle: Buffer[] = [];

/** Memory for one part, {@link PART_BYTES} of it. Whoever has it gives it back by {@link give} or {@link lose}. */
export class PartMemory {
  readonly buffer = idle.pop() ?? Buffer.allocUnsafeSlow(PART_BYTES);

  constructor(readonly slot: Slot) {}

  /** For memory that nobody reads any more. */
  give(): void {
    idle.push(this.buffer);
    this.slot.leave();
  }

  /** For memory that a request which was broken off may still be reading. */
  lose(): void {
    this.slot.leave();
  }
}

/**
 * Memory for one part of a sender's; waits while every part's is in use, or too many are the sender's. Used again and
 * again, because the garbage of large buffers is collected late.
 */
export async function takePart(sender: string): Promise<PartMemory> {
  return new PartMemory(await slots.enter(sender));
}
