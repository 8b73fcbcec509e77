import { Semaphore } from "~/platform/semaphore";

/** S3 takes no smaller part but the last one, and some stores want all parts but the last of one size. */
export const PART_BYTES = 5 * 1024 * 1024;
/** 25 MB for the whole process, however many uploads there are: a machine of 256 MB has no more to spare. */
const MOST_PARTS = 5;

/** While others wait for memory, a body that fills its part for longer than this gives way. */
const PATIENCE_MS = 30_000;

/** The body took so long that others would have had to wait for it: a handful of slow senders must not stop all. */
export class CrowdedOut extends Error {
  override name = "CrowdedOut";
}

const places = new Semaphore(MOST_PARTS);
const idle: Buffer[] = [];

/** A part's memory while its bytes come. */
export class Filling {
  readonly memory = idle.pop() ?? Buffer.allocUnsafeSlow(PART_BYTES);
  private readonly since = Date.now();
  private late = false;
  private interrupt = () => {};

  /** Waits for its next bytes; rejects with {@link CrowdedOut} when it has to give way. */
  waitFor<T>(bytes: Promise<T>): Promise<T> {
    // Not a race with one promise for the whole part: that would keep all that was ever waited for.
    return new Promise((resolve, reject) => {
      this.interrupt = () => reject(new CrowdedOut());
      if (this.late) this.interrupt();
      bytes.then(resolve, reject);
    });
  }

  /** To be called once its bytes are there, and nobody needs to hurry it any more. */
  filled(): void {
    fillings.delete(this);
  }

  /** Gives way if it has taken too long. */
  hurry(): void {
    if (Date.now() - this.since < PATIENCE_MS) return;
    fillings.delete(this);
    this.late = true;
    this.interrupt();
  }
}

/** The oldest first. */
const fillings = new Set<Filling>();

/**
 * Memory for one part, {@link PART_BYTES} of it; waits while every part's is in use. Used again and again, because the
 * garbage of large buffers is collected late. Whoever takes it gives it back by {@link givePart} or {@link losePart}.
 */
export async function takePart(): Promise<Filling> {
  const impatience = setInterval(hurrySlowest, PATIENCE_MS);
  await places.enter();
  clearInterval(impatience);
  const filling = new Filling();
  fillings.add(filling);
  return filling;
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

function hurrySlowest(): void {
  const [slowest] = fillings;
  slowest?.hurry();
}
