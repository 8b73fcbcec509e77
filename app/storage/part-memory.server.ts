import { Semaphore } from "~/platform/semaphore";

/** S3 takes no smaller part but the last one, and some stores want all parts but the last of one size. */
export const PART_BYTES = 5 * 1024 * 1024;
/** 25 MB for the whole process, however many uploads there are: a machine of 256 MB has no more to spare. */
const MOST_PARTS = 5;

const places = new Semaphore(MOST_PARTS);
const idle: Buffer[] = [];

/**
 * Memory for one part, {@link PART_BYTES} of it; waits while every part's is in use. Used again and again, because the
 * garbage of large buffers is collected late. Whoever takes it gives it back by {@link givePart} or {@link losePart}.
 */
export async function takePart(): Promise<Buffer> {
  await places.enter();
  return idle.pop() ?? Buffer.allocUnsafeSlow(PART_BYTES);
}

/** Gives back a part's memory that nobody reads any more. */
export function givePart(memory: Buffer): void {
  idle.push(memory);
  places.leave();
}

/** Gives back the place of memory that a request which was broken off may still be reading. */
export function losePart(): void {
  places.leave();
}
