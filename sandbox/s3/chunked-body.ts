import { createHash, type Hash, timingSafeEqual } from "node:crypto";
import { hmac, sha256Hex } from "./canonical-request";
import { S3Refusal } from "./errors";
import type { VerifiedSignature } from "./signature";

/** The bytes of an aws-chunked body, and its trailers once it has ended. */
export interface ChunkedBody {
  bytes: AsyncIterable<Buffer>;
  trailers: Map<string, string>;
}

const longestLine = 16 * 1024;

/** Takes off the aws-chunked framing; with `signed`, every chunk's signature and the trailer's are verified. */
export function decodeChunkedBody(
  source: AsyncIterable<Buffer>,
  signed?: VerifiedSignature,
): ChunkedBody {
  const trailers = new Map<string, string>();
  return { trailers, bytes: decode(new Reader(source), trailers, signed) };
}

async function* decode(
  reader: Reader,
  trailers: Map<string, string>,
  signed: VerifiedSignature | undefined,
): AsyncGenerator<Buffer> {
  let previous = signed?.signature ?? "";
  for (;;) {
    const [, size = "", signature = ""] =
      /^([0-9a-f]{1,8})(?:;chunk-signature=([0-9a-f]{64}))?$/i.exec(await reader.line()) ?? [];
    if (size === "" || (signed && signature === "")) throw badFraming("a chunk's header");
    const length = parseInt(size, 16);
    const hash: Hash | undefined = signed && createHash("sha256");
    for await (const piece of reader.take(length)) {
      hash?.update(piece);
      yield piece;
    }
    if (signed && hash) {
      const text = [
        "AWS4-HMAC-SHA256-PAYLOAD",
        signed.date,
        signed.scope,
        previous,
        sha256Hex(""),
        hash.digest("hex"),
      ].join("\n");
      checkSignature(hmac(signed.key, text), signature);
      previous = signature;
    }
    if (length === 0) break;
    if ((await reader.line()) !== "") throw badFraming("the end of a chunk");
  }
  await readTrailers(reader, trailers, signed, previous);
}

async function readTrailers(
  reader: Reader,
  trailers: Map<string, string>,
  signed: VerifiedSignature | undefined,
  previous: string,
) {
  let canonical = "";
  for (let line = await reader.line(); line !== ""; line = await reader.line()) {
    const at = line.indexOf(":");
    if (at < 1) throw badFraming("a trailer");
    const name = line.slice(0, at).toLowerCase().trim();
    const value = line.slice(at + 1).trim();
    trailers.set(name, value);
    if (name !== "x-amz-trailer-signature") canonical += `${name}:${value}\n`;
  }
  if (signed && canonical !== "") {
    const text = [
      "AWS4-HMAC-SHA256-TRAILER",
      signed.date,
      signed.scope,
      previous,
      sha256Hex(canonical),
    ].join("\n");
    checkSignature(hmac(signed.key, text), trailers.get("x-amz-trailer-signature") ?? "");
  }
}

function checkSignature(expected: Buffer, given: string) {
  const bytes = Buffer.from(given, "hex");
  if (bytes.length !== expected.length || !timingSafeEqual(bytes, expected)) {
    throw new S3Refusal(
      "SignatureDoesNotMatch",
      403,
      "The signature of a chunk does not match the one we calculated.",
    );
  }
}

function badFraming(where: string) {
  return new S3Refusal("InvalidRequest", 400, `The aws-chunked body is malformed at ${where}.`);
}

/** Lines and counted bytes out of a stream, without holding more than one piece of it. */
class Reader {
  readonly #source: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async #more() {
    const next = await this.#source.next();
    if (next.done) {
      throw new S3Refusal(
        "IncompleteBody",
        400,
        "The request body terminated unexpectedly, before its last chunk.",
      );
    }
    return next.value;
  }

  async line(): Promise<string> {
    for (;;) {
      const end = this.#rest.indexOf("\r\n");
      if (end >= 0) {
        const line = this.#rest.toString("latin1", 0, end);
        this.#rest = this.#rest.subarray(end + 2);
        return line;
      }
      if (this.#rest.length > longestLine) throw badFraming("a line that is too long");
      this.#rest = Buffer.concat([this.#rest, await this.#more()]);
    }
  }

  async *take(length: number): AsyncGenerator<Buffer> {
    let left = length;
    while (left > 0) {
      if (this.#rest.length === 0) this.#rest = await this.#more();
      const piece = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
  }
}
