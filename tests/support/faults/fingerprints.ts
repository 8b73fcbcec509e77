import { createHash } from "node:crypto";

interface NamedBytes {
  name: string;
  bytes: Uint8Array;
}

/** What tells whether two lists hold the same files: each name with the SHA-256 of its bytes, in any order. */
export function fingerprints(files: readonly NamedBytes[]): string[] {
  return files
    .map(({ name, bytes }) => `${name} ${createHash("sha256").update(bytes).digest("hex")}`)
    .sort();
}
