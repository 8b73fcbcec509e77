import { hash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buckets } from "../credentials";
import { S3Refusal } from "./errors";

export interface StoredObject {
  bucket: string;
  key: string;
  size: number;
  /** In quotes, as in the header. */
  etag: string;
  /** Milliseconds since 1970. */
  modified: number;
  /** Content type, disposition and the like, and metadata. */
  headers: Record<string, string>;
}

/** The bucket's clock, for signatures, the dates of objects and the Date header of responses. */
export interface BucketClock {
  /** Negative when it is behind the machine's clock. */
  aheadMs: number;
}

/** Objects on disk: each a file named by a hash of its key, and a JSON file with its headers. */
export class ObjectStore {
  readonly temporary: string;
  readonly #objects: string;
  readonly #index = new Map<string, StoredObject>();

  constructor(
    folder: string,
    private readonly clock: BucketClock,
  ) {
    this.temporary = path.join(folder, "incoming");
    this.#objects = path.join(folder, "objects");
    // Incomplete bodies of an earlier run.
    rmSync(this.temporary, { recursive: true, force: true });
    mkdirSync(this.temporary, { recursive: true });
    mkdirSync(this.#objects, { recursive: true });
    for (const name of readdirSync(this.#objects)) {
      if (!name.endsWith(".json")) continue;
      const text = readFileSync(path.join(this.#objects, name), "utf8");
      const stored = JSON.parse(text) as StoredObject;
      this.#index.set(nameOf(stored.bucket, stored.key), stored);
    }
  }

  /** In milliseconds since 1970, by the bucket's clock. */
  now(): number {
    return Date.now() + this.clock.aheadMs;
  }

  get(bucket: string, key: string): StoredObject | undefined {
    return this.#index.get(nameOf(bucket, key));
  }

  /** The objects of a bucket, or of all, in the order of their keys' bytes. */
  list(bucket?: string): StoredObject[] {
    return [...this.#index.values()]
      .filter((stored) => bucket === undefined || stored.bucket === bucket)
      .sort((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)));
  }

  fileOf({ bucket, key }: { bucket: string; key: string }) {
    return path.join(this.#objects, nameOf(bucket, key));
  }

  /** Moves a finished file into place in one step; `onlyNew` refuses when the key exists. */
  commit(file: string, stored: StoredObject, { onlyNew }: { onlyNew: boolean }) {
    if (onlyNew && this.get(stored.bucket, stored.key)) {
      rmSync(file, { force: true });
      throw preconditionFailed();
    }
    const target = this.fileOf(stored);
    renameSync(file, target);
    writeFileSync(`${target}.json`, JSON.stringify(stored));
    this.#index.set(nameOf(stored.bucket, stored.key), stored);
  }

  delete(bucket: string, key: string) {
    const name = nameOf(bucket, key);
    if (!this.#index.delete(name)) return;
    rmSync(path.join(this.#objects, name), { force: true });
    rmSync(path.join(this.#objects, `${name}.json`), { force: true });
  }
}

export function preconditionFailed() {
  return new S3Refusal(
    "PreconditionFailed",
    412,
    "At least one of the pre-conditions you specified did not hold",
  );
}

/** Refuses all buckets but the two of ../credentials.ts. */
export function checkBucket(bucket: string) {
  if (bucket !== buckets.public && bucket !== buckets.private) {
    throw new S3Refusal("NoSuchBucket", 404, "The specified bucket does not exist");
  }
}

// Bucket names have no slash, so the name is unique.
function nameOf(bucket: string, key: string) {
  return hash("sha256", `${bucket}/${key}`);
}
