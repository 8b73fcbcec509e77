import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";

export interface StreamedFile {
  name: string;
  bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

const CHUNK = 256 * 1024;

/** A file's first bytes and then zeros, `size` bytes in all, generated while they are read. */
export function* zeroFilled(head: Uint8Array, size: number): Generator<Uint8Array> {
  yield head;
  const zeros = new Uint8Array(CHUNK);
  for (let left = size - head.length; left > 0; left -= CHUNK) {
    yield left < CHUNK ? zeros.subarray(0, left) : zeros;
  }
}

/** A file whose `rest` is sent once `finish` is called. */
export function heldFile(name: string, beginning: Iterable<Uint8Array>, rest = new Uint8Array()) {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  async function* bytes() {
    yield* beginning;
    await finished;
    yield rest;
  }
  return { name, bytes: bytes(), finish };
}

/** The beginning of a multipart body: its fields, and the head of an unfinished file part. */
export function multipartOpening(
  boundary: string,
  fields: Record<string, string>,
  fileName?: string,
): string {
  const start = `--${boundary}\r\nContent-Disposition: form-data`;
  const parts = Object.entries(fields).map(
    ([name, value]) => `${start}; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return parts.join("") + (fileName === undefined ? "" : filePart(boundary, fileName));
}

async function* multipartBody(
  boundary: string,
  fields: Record<string, string>,
  files: readonly StreamedFile[],
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(multipartOpening(boundary, fields));
  for (const { name, bytes } of files) {
    yield Buffer.from(filePart(boundary, name));
    yield* bytes;
    yield Buffer.from("\r\n");
  }
  yield Buffer.from(`--${boundary}--\r\n`);
}

/** A multipart request generated while it is sent, without a declared length. */
export function multipartStream(
  fields: Record<string, string>,
  files: readonly StreamedFile[],
  headers: Record<string, string> = {},
) {
  const boundary = `----${randomUUID()}`;
  return {
    method: "POST",
    headers: { "Content-Type": `multipart/form-data; boundary=${boundary}`, ...headers },
    body: Readable.toWeb(Readable.from(multipartBody(boundary, fields, files))) as ReadableStream,
    duplex: "half",
  } satisfies RequestInit & { duplex: string };
}

export function filePart(boundary: string, name: string): string {
  return (
    `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\n` +
    "Content-Type: application/octet-stream\r\n\r\n"
  );
}
