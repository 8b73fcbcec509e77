import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { codingsFor, type Coding } from "./accept-encoding";
import { log } from "./log.server";

/** The answer in one coding. */
interface Form {
  etag: string;
  /** The headers of a 200 and of a 304, names and values by turns. */
  whole: readonly string[];
  unchanged: readonly string[];
  body: Buffer | (() => Promise<Buffer>);
}

/** A 200 that any number of requests are answered with, in each coding it was prepared in. */
export type KeptAnswer = { plain: Form } & Partial<Record<Coding, Form>>;

interface Content {
  type: string;
  /** What every answer carries, and how long this one may be kept. */
  headers: Record<string, string>;
  plain: Buffer;
  coded: Partial<Record<Coding, Buffer>>;
  /** Makes the plain bytes again, so that they need not be held. */
  remake?: () => Promise<Buffer>;
}

/** Prepares an answer with a strong ETag for each coding, made of the bytes in it. */
export function keepAnswer({ type, headers, plain, coded, remake }: Content): KeptAnswer {
  const form = (bytes: Buffer, coding?: Coding, body: Form["body"] = bytes): Form => {
    const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
    const unchanged = Object.entries({ ...headers, ETag: etag }).flat();
    const more = {
      "Content-Type": type,
      "Content-Length": String(bytes.length),
      ...(coding && { "Content-Encoding": coding }),
    };
    return { etag, unchanged, whole: [...unchanged, ...Object.entries(more).flat()], body };
  };
  return {
    plain: form(plain, undefined, remake),
    ...(coded.br && { br: form(coded.br, "br") }),
    ...(coded.gzip && { gzip: form(coded.gzip, "gzip") }),
  };
}

/** Answers a GET or HEAD in the coding it asks for, with 304 where the client holds just that. */
export function sendKept(
  req: IncomingMessage,
  res: ServerResponse,
  kept: KeptAnswer,
  requestId: string,
): void {
  const { "accept-encoding": accept, "if-none-match": held } = req.headers;
  const coding = codingsFor(accept).find((wanted) => wanted in kept);
  const { etag, whole, unchanged, body } = (coding && kept[coding]) ?? kept.plain;
  if (held !== undefined && names(held, etag)) {
    res.writeHead(304, [...unchanged, "X-Request-Id", requestId]).end();
    return;
  }
  res.writeHead(200, [...whole, "X-Request-Id", requestId]);
  if (req.method === "HEAD") res.end();
  else if (Buffer.isBuffer(body)) res.end(body);
  else {
    body().then(
      (bytes) => res.end(bytes),
      (error: unknown) => {
        log.error({ err: error }, "a kept page could not be unpacked");
        res.destroy();
      },
    );
  }
}

/** Whether an If-None-Match names an ETag: by the weak comparison, as RFC 9110, section 13.1.2, wants it. */
function names(held: string, etag: string): boolean {
  return held
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""))
    .some((tag) => tag === etag || tag === "*");
}
