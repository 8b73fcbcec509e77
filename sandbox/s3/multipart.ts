import { createHash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { invalidArgument, S3Refusal } from "./errors";
import type { ObjectStore, StoredObject } from "./object-store";
import { preconditionFailed } from "./object-store";
import type { ReceivedBody } from "./receive-body";
import { childText, parseXml } from "./xml";

export interface Part {
  number: number;
  file: string;
  size: number;
  md5: Buffer;
  etag: string;
  modified: number;
}

export interface OpenUpload {
  id: string;
  bucket: string;
  key: string;
  headers: Record<string, string>;
  begun: number;
  parts: Map<number, Part>;
}

const smallestPart = 5 * 1024 * 1024;

/** The multipart uploads that are neither completed nor aborted. */
export class MultipartUploads {
  readonly #open = new Map<string, OpenUpload>();

  constructor(private readonly store: ObjectStore) {}

  create(bucket: string, key: string, headers: Record<string, string>): OpenUpload {
    const id = randomUUID().replaceAll("-", "");
    const upload = {
      id,
      bucket,
      key,
      headers,
      begun: this.store.now(),
      parts: new Map<number, Part>(),
    };
    this.#open.set(id, upload);
    return upload;
  }

  list(bucket?: string): OpenUpload[] {
    return [...this.#open.values()].filter(
      (upload) => bucket === undefined || upload.bucket === bucket,
    );
  }

  get(bucket: string, key: string, id: string): OpenUpload {
    const upload = this.#open.get(id);
    if (!upload || upload.bucket !== bucket || upload.key !== key) throw noSuchUpload();
    return upload;
  }

  /** Stores a part's file in place of an earlier part of the same number. */
  async addPart(upload: OpenUpload, number: number, body: ReceivedBody): Promise<Part> {
    const { file, size, md5 } = body;
    if (!this.#open.has(upload.id)) {
      await rm(file, { force: true });
      throw noSuchUpload();
    }
    const replaced = upload.parts.get(number);
    const etag = `"${md5.toString("hex")}"`;
    const part = { number, file, size, md5, etag, modified: this.store.now() };
    upload.parts.set(number, part);
    if (replaced) await rm(replaced.file, { force: true });
    return part;
  }

  async abort(upload: OpenUpload) {
    this.#open.delete(upload.id);
    await this.#removeParts(upload);
  }

  /** Joins the parts that the document names into the object. */
  async complete(
    upload: OpenUpload,
    source: string,
    { onlyNew }: { onlyNew: boolean },
  ): Promise<StoredObject> {
    const parts = chosenParts(upload, source);
    if (onlyNew && this.store.get(upload.bucket, upload.key)) throw preconditionFailed();
    this.#open.delete(upload.id);
    const file = path.join(this.store.temporary, randomUUID());
    try {
      await pipeline(async function* () {
        for (const part of parts) yield* createReadStream(part.file, { highWaterMark: 256 * 1024 });
      }, createWriteStream(file));
      const digest = createHash("md5").update(Buffer.concat(parts.map(({ md5 }) => md5)));
      const stored: StoredObject = {
        bucket: upload.bucket,
        key: upload.key,
        size: (await stat(file)).size,
        etag: `"${digest.digest("hex")}-${parts.length}"`,
        modified: this.store.now(),
        headers: upload.headers,
      };
      this.store.commit(file, stored, { onlyNew });
      await this.#removeParts(upload);
      return stored;
    } catch (error) {
      // The parts are still there: the upload can be completed again, or aborted.
      this.#open.set(upload.id, upload);
      await rm(file, { force: true });
      throw error;
    }
  }

  async #removeParts(upload: OpenUpload) {
    for (const { file } of upload.parts.values()) await rm(file, { force: true });
  }
}

function noSuchUpload() {
  return new S3Refusal(
    "NoSuchUpload",
    404,
    "The specified upload does not exist. The upload ID may be invalid, or the upload may have been aborted or completed.",
  );
}

/** A part's number from the query: 1 to 10000. */
export function partNumber(text: string | null): number {
  const number = Number(text);
  if (!/^\d{1,5}$/.test(text ?? "") || number < 1 || number > 10_000) {
    throw invalidArgument("Part number must be an integer between 1 and 10000, inclusive");
  }
  return number;
}

function chosenParts(upload: OpenUpload, source: string): Part[] {
  const root = parseXml(source);
  const named = (root?.children ?? []).filter(({ name }) => name === "Part");
  if (root?.name !== "CompleteMultipartUpload" || named.length === 0) {
    throw new S3Refusal(
      "MalformedXML",
      400,
      "The XML you provided was not well-formed or did not validate against our published schema",
    );
  }
  let last = 0;
  const parts = named.map((node) => {
    const number = partNumber(childText(node, "PartNumber") ?? null);
    if (number <= last) {
      throw new S3Refusal("InvalidPartOrder", 400, "The list of parts was not in ascending order.");
    }
    last = number;
    const part = upload.parts.get(number);
    const etag = (childText(node, "ETag") ?? "").replaceAll('"', "");
    if (!part || part.etag !== `"${etag}"`) {
      throw new S3Refusal(
        "InvalidPart",
        400,
        "One or more of the specified parts could not be found. The part might not have been uploaded, or the specified entity tag might not have matched.",
      );
    }
    return part;
  });
  if (parts.slice(0, -1).some(({ size }) => size < smallestPart)) {
    throw new S3Refusal(
      "EntityTooSmall",
      400,
      "Your proposed upload is smaller than the minimum allowed size",
    );
  }
  return parts;
}
