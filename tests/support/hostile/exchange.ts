import { once } from "node:events";
import { withDeadline } from "~/server/time/time";
import { decoded } from "../http/raw-get";
import { openClient } from "../http/slow-client";

export interface Answer {
  status: number;
  /** Names in lower case; repeated ones are joined by commas. */
  headers: Record<string, string>;
  /** Decoded. */
  body: string;
}

const TIMEOUT_MS = 20_000;

/**
 * Sends bytes over a new connection, piece by piece, and returns every response that came before it was closed.
 * With `hangUpMs` the client closes its side that long after sending.
 */
export async function exchange(url: string, pieces: readonly Uint8Array[], hangUpMs?: number) {
  const { socket, answer } = openClient(url);
  await once(socket, "connect");
  socket.setNoDelay(true);
  for (const piece of pieces) {
    await new Promise((flushed) => socket.write(piece, flushed));
    // Otherwise the kernel would join small pieces.
    if (pieces.length > 1) await new Promise(setImmediate);
  }
  if (hangUpMs !== undefined) setTimeout(() => socket.end(), hangUpMs);
  const received = await withDeadline(answer, TIMEOUT_MS);
  socket.destroy();
  if (received === "late") throw new Error("The server left the connection open");
  return answersIn(Buffer.from(received, "latin1"));
}

function answersIn(bytes: Buffer): Answer[] {
  const answers: Answer[] = [];
  for (let rest = bytes; rest.length > 0;) {
    const end = rest.indexOf("\r\n\r\n");
    const [line = "", ...lines] = rest.toString("latin1", 0, end).split("\r\n");
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(line)?.[1]);
    if (end < 0 || !status)
      throw new Error(`no answer of HTTP: ${rest.toString("latin1", 0, 200)}`);
    const fields = new Headers(lines.map((one) => one.split(/:(.*)/s, 2) as [string, string]));
    const headers = Object.fromEntries([...fields.keys()].map((name) => [name, fields.get(name)!]));
    const { body, length } = bodyIn(rest.subarray(end + 4), status, headers);
    rest = rest.subarray(end + 4 + length);
    const text = body.length > 0 ? decoded({ headers, body }).toString() : "";
    if (status >= 200) answers.push({ status, headers, body: text });
  }
  return answers;
}

/** A body and its bytes on the wire; the response to a HEAD has fewer than it declares. */
function bodyIn(bytes: Buffer, status: number, headers: Record<string, string>) {
  if (status < 200 || status === 204 || status === 304) return { body: Buffer.alloc(0), length: 0 };
  if (headers["transfer-encoding"] === "chunked") return unchunked(bytes);
  const body = bytes.subarray(0, Number(headers["content-length"] ?? bytes.length));
  return { body, length: body.length };
}

function unchunked(bytes: Buffer) {
  const chunks: Buffer[] = [];
  for (let at = 0; ;) {
    const lineEnd = bytes.indexOf("\r\n", at);
    const size = parseInt(bytes.toString("latin1", at, lineEnd), 16);
    if (lineEnd < 0 || Number.isNaN(size)) throw new Error("a chunked answer was cut");
    at = lineEnd + 2 + size + 2;
    if (size === 0) return { body: Buffer.concat(chunks), length: at };
    chunks.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
  }
}
