import { PART_BYTES, takePart, type PartMemory } from "./part-memory.server";

/** A piece of an object, counted from 1. */
export interface Part {
  number: number;
  bytes: Buffer;
  /** What holds its bytes; whoever reads the part gives it back. */
  memory: PartMemory;
}

/**
 * Cuts a sender's body into parts of {@link PART_BYTES}, the last one shorter; at least one, that may be empty.
 * Throws `CrowdedOut` when the body comes so slowly that others wait for its memory.
 */
export async function* cutIntoParts(
  body: AsyncIterable<Uint8Array>,
  sender: string,
): AsyncGenerator<Part, void> {
  const chunks = body[Symbol.asyncIterator]();
  let number = 1;
  let filled = 0;
  let filling: PartMemory | undefined = await takePart(sender);
  try {
    for (;;) {
      const coming = chunks.next();
      const { done, value } = await (filling ? filling.slot.waitFor(coming) : coming);
      if (done) break;
      const chunk = value as Uint8Array;
      for (let at = 0; at < chunk.length;) {
        filling ??= await takePart(sender);
        const memory: PartMemory = filling;
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
    filling?.give();
  }
}
