import { givePart, PART_BYTES, takePart, type Filling } from "./part-memory.server";

/** A piece of an object, counted from 1. */
export interface Part {
  number: number;
  bytes: Buffer;
  /** What holds its bytes; whoever reads the part gives it back. */
  memory: Buffer;
}

/**
 * Cuts a body into parts of {@link PART_BYTES}, the last one shorter; at least one, that may be empty.
 * Throws `CrowdedOut` when the body comes so slowly that others wait for its memory.
 */
export async function* cutIntoParts(body: AsyncIterable<Uint8Array>): AsyncGenerator<Part, void> {
  const chunks = body[Symbol.asyncIterator]();
  let number = 1;
  let filled = 0;
  let filling: Filling | undefined = await takePart();
  try {
    for (;;) {
      const coming = chunks.next();
      const { done, value } = await (filling ? filling.waitFor(coming) : coming);
      if (done) break;
      for (let at = 0; at < value.length;) {
        filling ??= await takePart();
        const { memory } = filling;
        const piece = value.subarray(at, at + PART_BYTES - filled);
        memory.set(piece, filled);
        at += piece.length;
        filled += piece.length;
        if (filled < PART_BYTES) continue;
        filling.filled();
        const part = { number, bytes: memory, memory };
        number += 1;
        filled = 0;
        filling = undefined;
        yield part;
      }
    }
    if (filling) {
      const { memory } = filling;
      filling.filled();
      filling = undefined;
      yield { number, bytes: memory.subarray(0, filled), memory };
    }
  } finally {
    filling?.filled();
    if (filling) givePart(filling.memory);
  }
}
