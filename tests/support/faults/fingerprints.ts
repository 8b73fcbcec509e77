import { createHash } from "node:crypto";

interface NamedBytes {
  name: string;
  bytes: Uint8Array;
}

/** Each name with the SHA-256 of its bytes, sorted, to compare two lists of files. */
export function fingerprints(files: readonly NamedBytes[]): string[] {
  return files
    .map(({ name, bytes }) => `${name} ${createHash("sha256").update(bytes).digest("hex")}`)
    .sort();
}
