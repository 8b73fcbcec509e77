const FORM_TYPE = "application/x-www-form-urlencoded";

export type FormBody<Name extends string> =
  { ok: true; values: Record<Name, string> } | { ok: false; status: 400 | 413 | 415 };

/**
 * Reads an urlencoded form of at most `maxBytes` and keeps the named fields only (absent ones as ""),
 * each cleaned by {@link cleanText}. Drops fields of other names: the form library expands names as paths,
 * and a hostile name can make it run for seconds or crash.
 */
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

/** Turns line ends into LF, removes control characters other than tab and LF, and trims the text. */
export function cleanText(value: string): string {
  return value
    .replace(/\r\n?/g, "\n")
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

/**
 * Reads the rest of a refused body, so that the answer reaches a browser that is still sending: it would stall if the
 * body were not read, and show a connection error if it were closed. An endless body is cut off.
 */
export function discardBody(request: Request): void {
  if (!request.body || request.body.locked) return;
  void discard(request.body.getReader());
}

async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    for (let size = 0; size <= DISCARD_BYTES;) {
      const { done, value } = await reader.read();
      if (done) return;
      size += value.byteLength;
    }
    await reader.cancel();
  } catch {
    // The sender is gone: nothing is left to discard.
  }
}

/** A request's media type in lower case, without parameters. */
export function mediaType(request: Request): string {
  return (request.headers.get("Content-Type") ?? "").split(";", 1)[0]!.trim().toLowerCase();
}
