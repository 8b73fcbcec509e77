const taken: string[] = [];

/** Keeps something a reader of the figures must know, such as a peer that could not be measured. */
export function note(text: string): void {
  taken.push(text);
  process.stderr.write(`! ${text}\n`);
}

export const notes: readonly string[] = taken;
