import { givePart, PART_BYTES, takePart } from "./part-memory.server";

/** A piece of an object, counted from 1. */
export interface Part {
  number: number;
  bytes: Buffer;
  /** What holds its bytes; whoever reads the part gives it back. */
  memory: Buffer;
}

/** Cuts a body into parts of {@link PART_BYTES}, the last one shorter; at least one, that may be empty. */
export async function* cutIntoParts(body: AsyncIterable<Uint8Array>): AsyncGenerator<Part, void> {
  let number = 1;
  let filled = 0;
  let memory: Buffer | undefined = await takePart();
  try {
    for await (const chunk of body) {
      for (let at = 0; at < chunk.length;) {
        memory ??= await takePart();
        const piece = chunk.subarray(at, at + PART_BYTES - filled);
        memory.set(piece, filled);
        at += piece.length;
        filled += piece.length;
        if (filled < PART_BYTES) continue;
        const part = { number, bytes: memory, memory };
        number += 1;
        filled = 0;
        memory = undefined;
        yield part;
      }
    }
    if (memory) {
      const part = { number, bytes: memory.subarray(0, filled), memory };
      memory = undefined;
      yield part;
    }
  } finally {
    if (memory) givePart(memory);
  }
}
