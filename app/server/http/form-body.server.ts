import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";

const FORM_TYPE = "application/x-www-form-urlencoded";

export type FormBody<Name extends string> =
  { ok: true; values: Record<Name, string> } | { ok: false; status: 400 | 413 | 415 };

/** Drops other fields than the named: the form library expands names as paths, and a hostile one makes it run or crash. */
export async function readFormBody<Name extends string>(
  request: Request,
  names: readonly Name[],
  maxBytes: number,
): Promise<FormBody<Name>> {
  if (mediaType(request) !== FORM_TYPE) {
    discardBody(request);
    return { ok: false, status: 415 };
  }
  const bytes = await readBytes(request, maxBytes);
  if (!bytes) return { ok: false, status: 413 };
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return { ok: false, status: 400 };
  }
  const sent = new URLSearchParams(text);
  const values = Object.fromEntries(names.map((name) => [name, cleanText(sent.get(name) ?? "")]));
  return { ok: true, values: values as Record<Name, string> };
}

/** LF for line ends, no control characters but tab and LF, trimmed; halves of surrogate pairs become U+FFFD. */
export function cleanText(value: string): string {
  // Engines do this faster, and with less garbage, than they replace /\p{Cs}/gu or /\r\n?/g.
  return Buffer.from(value)
    .toString()
    .split("\r\n")
    .join("\n")
    .split("\r")
    .join("\n")
    .replace(/(?![\n\t])\p{Cc}/gu, "")
    .trim();
}

/** The bytes of a body, or undefined when it is larger than `maxBytes`; then the rest is discarded. */
export async function readBytes(request: Request, maxBytes: number): Promise<Buffer | undefined> {
  if (!request.body) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > maxBytes) {
      reader.releaseLock();
      discardBody(request);
      return undefined;
    }
    chunks.push(value);
  }
}

const DISCARD_BYTES = 64 * 1024 * 1024;
const DISCARD_MS = 60_000;

/** As {@link discardRest}, for a body of which the rest, or all, is unread. */
export function discardBody(request: Request): void {
  if (!request.body || request.body.locked) return;
  discardRest(Readable.fromWeb(request.body as NodeReadableStream));
}

/** Reads the rest of a refused body, for otherwise a browser would show a connection error; a long or slow one is cut off. */
export function discardRest(body: Readable): void {
  // Its sender has gone, and it would be held for nothing.
  if (body.destroyed) return;
  let size = 0;
  const cutOff = () => body.destroy();
  const timer = setTimeout(cutOff, DISCARD_MS).unref();
  body.on("data", (chunk: Uint8Array) => {
    size += chunk.byteLength;
    if (size > DISCARD_BYTES) cutOff();
  });
  // The sender is gone: nothing is left to discard.
  body.on("error", () => undefined);
  body.once("close", () => clearTimeout(timer));
  body.resume();
}

export function mediaType(request: Request): string {
  return (request.headers.get("Content-Type") ?? "").split(";", 1)[0]!.trim().toLowerCase();
}
