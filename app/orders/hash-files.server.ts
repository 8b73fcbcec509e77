import { Semaphore } from "~/server/concurrency/locks.server";
import { log } from "~/server/log/log.server";
import { hashObject } from "~/server/storage/bucket.server";

interface StoredFile {
  id: string;
  key: string;
  size: number;
  sha256: string | null;
}

/** By its id, what is in a file. Of one that the bucket does not give, what is in no other. */
export type Contents = ReadonlyMap<string, string>;

/** How many are read back at once, of all that ask: each may take seconds and a connection to the bucket. */
const reading = new Semaphore(2);

/** Compares files of one name and size by their contents; reads those of which nobody has stored a hash. */
export async function hashFiles(files: readonly StoredFile[]): Promise<Contents> {
  const contents = new Map<string, string>();
  for (const { id, key, size, sha256 } of files) {
    if (contents.has(id)) continue;
    const read = () => hashObject(key, size).catch(unknown(key));
    contents.set(id, sha256 ?? (await reading.run(read)) ?? id);
  }
  return contents;
}

const unknown = (key: string) => (err: unknown) => {
  log.warn({ err, key }, "a file could not be compared");
  return undefined;
};
