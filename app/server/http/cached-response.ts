import { hash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { REQUEST_ID_HEADER } from "./middleware";

interface Representation {
  etag: string;
  /** The headers of a 200 and of a 304, names and values alternating: the form that `writeHead` takes fastest. */
  headers: readonly string[];
  notModified: readonly string[];
  body: Buffer | (() => Buffer);
}

/** A 200 for any number of requests, prepared in one or more codings. */
export type CachedResponse = { identity: Representation } & Partial<Record<Coding, Representation>>;

interface Content {
  type: string;
  headers: Record<string, string>;
  body: Buffer;
  coded: Partial<Record<Coding, Buffer>>;
  unpack?: () => Buffer;
}

/** Prepares a response, with a strong ETag for each coding: the hash of its bytes. */
export function cachedResponse(content: Content): CachedResponse {
  const { type, headers, coded } = content;
  const represent = (bytes: Buffer, coding?: Coding): Representation => {
    const etag = `"${hash("sha256", bytes, "base64url").slice(0, 22)}"`;
    const notModified = Object.entries({ ...headers, ETag: etag }).flat();
    const contentHeaders = {
      "Content-Type": type,
      "Content-Length": String(bytes.length),
      ...(coding && { "Content-Encoding": coding }),
    };
    return {
      etag,
      notModified,
      headers: [...notModified, ...Object.entries(contentHeaders).flat()],
      body: bytes,
    };
  };
  return {
    identity: { ...represent(content.body), body: content.unpack ?? content.body },
    ...(coded.br && { br: represent(coded.br, "br") }),
    ...(coded.gzip && { gzip: represent(coded.gzip, "gzip") }),
  };
}

/** Whether a client takes one of the codings in which a response was prepared. */
export function acceptsCoding({ headers }: IncomingMessage, cached: CachedResponse): boolean {
  return codingsFor(headers["accept-encoding"]).some((coding) => coding in cached);
}

/** Answers a GET or HEAD in a coding that the client accepts, with 304 where the client has that representation. */
export function sendCached(req: IncomingMessage, res: ServerResponse, cached: CachedResponse) {
  const { "accept-encoding": accept, "if-none-match": ifNoneMatch } = req.headers;
  const coding = codingsFor(accept).find((wanted) => wanted in cached);
  const { etag, headers, notModified, body } = (coding && cached[coding]) ?? cached.identity;
  if (ifNoneMatch !== undefined && matches(ifNoneMatch, etag)) {
    res.writeHead(304, [...notModified, REQUEST_ID_HEADER, req.id]).end();
    return;
  }
  // Node leaves the body out of the answer to a HEAD.
  res
    .writeHead(200, [...headers, REQUEST_ID_HEADER, req.id])
    .end(typeof body === "function" ? body() : body);
}

/** Answers with the page after a visitor's text has replaced its marker, for this visitor alone: neither stored nor listed. */
export async function sendInserted(
  req: IncomingMessage,
  res: ServerResponse,
  { identity }: CachedResponse,
  { marker, text }: { marker: string; text: string },
): Promise<void> {
  const cached = typeof identity.body === "function" ? identity.body() : identity.body;
  const inQuery = `=${new URLSearchParams([["", text]]).toString().slice(1)}`;
  const html = cached.toString().replaceAll(`=${marker}`, () => inQuery);
  const body = Buffer.from(html.replaceAll(marker, () => escapeHtml(text)));
  const isGzipped = codingsFor(req.headers["accept-encoding"]).includes("gzip");
  const sent = isGzipped ? await promisify(gzip)(body) : body;
  const headers = identity.headers.filter((_, i) => !DROPPED.has(identity.headers[i - (i % 2)]!));
  res
    .writeHead(200, [
      ...headers,
      ...Object.entries({
        "Content-Length": String(sent.length),
        "Cache-Control": "no-store",
        "X-Robots-Tag": "noindex",
        ...(isGzipped && { "Content-Encoding": "gzip" }),
      }).flat(),
      REQUEST_ID_HEADER,
      req.id,
    ])
    .end(sent);
}

const DROPPED = new Set(["Content-Length", "Cache-Control", "ETag"]);

function escapeHtml(text: string): string {
  return text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");
}

/** By the weak comparison, as RFC 9110, section 13.1.2, requires. */
function matches(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""))
    .some((tag) => tag === etag || tag === "*");
}

type Coding = "br" | "gzip";
const BR_FIRST: readonly Coding[] = ["br", "gzip"];
const GZIP_FIRST: readonly Coding[] = ["gzip", "br"];

/** The codings that an Accept-Encoding prefers to an uncoded response, of equal ones the smallest first (RFC 9110, 12.5.3). */
export function codingsFor(accept: string | undefined): readonly Coding[] {
  if (!accept) return [];
  const any = weightIn(accept, MEMBERS["*"]) ?? 0;
  // A client that names codings prefers them to an uncoded response, unless it gives `identity` a weight.
  const identity = weightIn(accept, MEMBERS.identity) ?? 0;
  const br = weightIn(accept, MEMBERS.br) ?? any;
  const gzip = weightIn(accept, MEMBERS.gzip) ?? any;
  const wanted = gzip > br ? GZIP_FIRST : BR_FIRST;
  const isWanted = (weight: number) => weight > 0 && weight >= identity;
  return wanted.filter((coding) => isWanted(coding === "br" ? br : gzip));
}

const member = (name: string) => new RegExp(`(?:^|,)\\s*${name}\\s*(?:;([^,]*))?(?=,|$)`, "i");
const MEMBERS = {
  br: member("br"),
  gzip: member("gzip"),
  identity: member("identity"),
  "*": member("[*]"),
};

const WEIGHT = /^\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*$/i;

/** Undefined where a member is not listed; a malformed weight is a refusal: every client can read an uncoded response. */
function weightIn(accept: string, member: RegExp): number | undefined {
  const found = member.exec(accept);
  if (!found) return undefined;
  const [, parameters] = found;
  return parameters === undefined ? 1 : Number(WEIGHT.exec(parameters)?.[1] ?? 0);
}
