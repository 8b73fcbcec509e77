import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";

/** One answer as it came over the wire, its body decoded. */
export interface Answer {
  status: number;
  /** Names in lower case; what comes several times is joined by commas. */
  headers: Record<string, string>;
  body: string;
}

/** How long a connection may stay open that the server ought to close. */
const PATIENCE_MS = 20_000;

/**
 * Sends bytes over a connection of their own, piece by piece, and gives every answer that came on it before it was
 * closed. With `hangUpMs` our side is ended so long after all was sent. Throws when the connection stays open.
 */
export function exchange(
  url: string,
  pieces: readonly Uint8Array[],
  hangUpMs?: number,
): Promise<Answer[]> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const received: Buffer[] = [];
    let hangUp: NodeJS.Timeout | undefined;
    const socket = connect(Number(port), hostname, () => void write());
    const impatience = setTimeout(() => {
      reject(new Error(`left open after ${JSON.stringify(bytes().toString("latin1", 0, 200))}`));
      socket.destroy();
    }, PATIENCE_MS);
    const bytes = () => Buffer.concat(received);

    async function write() {
      socket.setNoDelay(true);
      for (const piece of pieces) {
        if (socket.destroyed) return;
        if (!socket.write(piece)) await new Promise((taken) => socket.once("drain", taken));
        // Else the kernel would join small pieces before the server sees them.
        else if (pieces.length > 1) await new Promise(setImmediate);
      }
      if (hangUpMs !== undefined) hangUp = setTimeout(() => socket.end(), hangUpMs);
    }

    socket.on("data", (chunk: Buffer) => received.push(chunk));
    // A reset is an answer too: what came before it is what counts.
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearTimeout(impatience);
      clearTimeout(hangUp);
      try {
        resolve(answersIn(bytes()));
      } catch (error) {
        reject(error as Error);
      }
    });
  });
}

function answersIn(bytes: Buffer): Answer[] {
  const answers: Answer[] = [];
  for (let rest = bytes; rest.length > 0;) {
    const end = rest.indexOf("\r\n\r\n");
    const [line = "", ...lines] = rest.toString("latin1", 0, end).split("\r\n");
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(line)?.[1]);
    if (end < 0 || !status)
      throw new Error(`no answer of HTTP: ${rest.toString("latin1", 0, 200)}`);
    const headers = headersIn(lines);
    const { body, length } = bodyIn(rest.subarray(end + 4), status, headers);
    rest = rest.subarray(end + 4 + length);
    if (status >= 200) answers.push({ status, headers, body: decoded(body, headers) });
  }
  return answers;
}

function headersIn(lines: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  }
  return headers;
}

/** A body and how many bytes it took on the wire; the answer to a HEAD has fewer than it declares. */
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

function decoded(body: Buffer, headers: Record<string, string>): string {
  const encoding = headers["content-encoding"] ?? "identity";
  const decode = { gzip: gunzipSync, deflate: inflateSync, br: brotliDecompressSync }[encoding];
  return (decode && body.length > 0 ? decode(body) : body).toString("utf8");
}
