import { hash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";
import type { Page } from "~/content/pages";
import { Semaphore } from "~/server/concurrency/locks.server";
import {
  acceptsCoding,
  cachedResponse,
  type CachedResponse,
  sendCached,
  sendInserted,
} from "./cached-response";
import { isGetOrHead, type Middleware } from "./middleware";
import { turnOf } from "./request-context.server";
import { contentPolicy, SECURITY_HEADERS } from "./security-headers.server";

/** One variant of a page, the same for every visitor who gets it. No part is copied from a request. */
export interface Variant {
  key: string;
  url: string;
  cookie: string;
  /** With a visitor's name or choices, of which there are many: it displaces no other page, and is compressed fast. */
  rare: boolean;
  /** A visitor's text, which replaces its marker in the HTML of a response that is for this visitor alone. */
  insert?: { marker: string; text: string };
}

/** The variant of a page that answers a request; undefined where the response is made for this request alone. */
export type VariantOf = (page: Page, url: URL, cookies: string) => Variant | undefined;

/**
 * Answers pages that are the same for many visitors from memory. On a miss the request is passed on as one for its
 * variant, without the visitor's headers, and a 200 without cookies is cached: at most `max` of each kind.
 */
export function responseCache(
  variantOf: VariantOf,
  host: string,
  max = { common: 500, rare: 1_500 },
): Middleware {
  const common = new Map<string, CachedResponse>();
  const rare = new Map<string, CachedResponse>();
  const rendering = new Map<string, Promise<unknown>>();

  const handle: Middleware = (req, res, next) => {
    const { url, page, isCanonical } = req.target!;
    const isPage = page && isCanonical && isGetOrHead(req);
    const variant = isPage && variantOf(page, url, req.headers.cookie ?? "");
    if (!variant) return next();
    const { key } = variant;
    const answer = async (isTurn: boolean): Promise<void> => {
      const response = (variant.rare ? rare : common).get(key);
      if (response) return send(req, res, response, variant);
      const first = rendering.get(key);
      if (first) return first.then(() => answer(false));
      if (!isTurn) {
        // Rendering blocks for tens of milliseconds: the common pages are answered in between.
        await turnOf(req);
        return answer(true);
      }
      const filled = fill(variant, req, res, next);
      // Others wait for what is rendered, not until this visitor has it.
      const rendered = filled.catch(() => undefined).finally(() => rendering.delete(key));
      rendering.set(key, rendered);
      const made = await filled;
      if (made) await send(req, res, made, variant);
    };
    answer(!variant.rare).catch(next);
  };

  async function fill(
    variant: Variant,
    req: IncomingMessage,
    res: ServerResponse,
    next: () => void,
  ): Promise<CachedResponse | undefined> {
    const { key, url, cookie } = variant;
    const { method, headers } = req;
    req.method = "GET";
    req.url = url;
    req.headers = { host, ...(cookie && { cookie }) };
    req.forCache = true;
    const headersBefore = res.getHeaders();
    const recorded = bufferResponse(res);
    next();
    const body = await recorded;
    if (!body) return undefined;
    const type = String(res.getHeader("Content-Type") ?? "");
    const scripts = type.startsWith("text/html") ? scriptHashes(body.toString()) : [];
    const policy = contentPolicy(scripts);
    if (res.statusCode !== 200 || res.hasHeader("Set-Cookie")) {
      res.setHeader("Content-Security-Policy", policy);
      res.end(body);
      return undefined;
    }
    const coded = variant.rare
      ? { gzip: await promisify(gzip)(body) }
      : await compressing.run(() => compress(body));
    const response = cachedResponse({
      type,
      headers: {
        ...SECURITY_HEADERS,
        "Content-Security-Policy": policy,
        "Cache-Control": "private, no-cache",
        Vary: "Cookie, Accept-Encoding",
      },
      ...{ body, coded },
      // The uncoded body is the largest, and few clients ask for it: it is unpacked when one does.
      unpack: () => unpack(coded.gzip),
    });
    for (const name of res.getHeaderNames()) if (!(name in headersBefore)) res.removeHeader(name);
    const [responses, most] = variant.rare ? [rare, max.rare] : [common, max.common];
    const [oldest] = responses.keys();
    if (oldest !== undefined && responses.size >= most) responses.delete(oldest);
    responses.set(key, response);
    Object.assign(req, { method, headers });
    return response;
  }

  return handle;
}

async function send(
  req: IncomingMessage,
  res: ServerResponse,
  response: CachedResponse,
  { insert }: Variant,
): Promise<void> {
  // Without a coding it is unpacked; with a visitor's text it is changed and packed as well.
  if (insert || !acceptsCoding(req, response)) await turnOf(req);
  if (res.destroyed) return;
  await (insert ? sendInserted(req, res, response, insert) : sendCached(req, res, response));
}

/** The pages that were unpacked last: hundreds of responses that nobody reads share the bytes of one. */
const unpacked = new Map<Buffer, Buffer>();
const MOST_UNPACKED = 20;

function unpack(gzipped: Buffer): Buffer {
  const body = unpacked.get(gzipped) ?? gunzipSync(gzipped);
  unpacked.delete(gzipped);
  unpacked.set(gzipped, body);
  if (unpacked.size > MOST_UNPACKED) unpacked.delete(unpacked.keys().next().value!);
  return body;
}

/** One page at a time: after a start many are asked for at once, and their compression would take all of Node's threads. */
const compressing = new Semaphore(1);

async function compress(body: Buffer) {
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { br, gzip: gzipped };
}

/** Buffers a response instead of sending it; undefined when the client disconnects before its end. */
function bufferResponse(res: ServerResponse): Promise<Buffer | undefined> {
  const { write, end, writeHead } = res;
  const chunks: Buffer[] = [];
  const add = (chunk: unknown) => {
    if (typeof chunk === "string" || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  return new Promise((resolve) => {
    res.once("close", () => resolve(undefined));
    Object.assign(res, {
      writeHead(status: number, headers: OutgoingHttpHeaders = {}) {
        res.statusCode = status;
        for (const [name, value] of Object.entries(headers)) res.setHeader(name, value!);
        return res;
      },
      write(chunk: unknown) {
        add(chunk);
        return true;
      },
      end(chunk: unknown) {
        add(chunk);
        Object.assign(res, { write, end, writeHead });
        resolve(Buffer.concat(chunks));
        return res;
      },
    });
  });
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
/** A script of any other type is a data block, to which no policy applies. */
const EXECUTABLE = /^(module|text\/javascript|application\/javascript)?$/i;

/** The hash sources of a Content-Security-Policy that allow exactly the inline scripts of a page. */
export function scriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = ""]) => !/\ssrc\s*=/i.test(attributes) && isExecutable(attributes))
    .map(([, , text = ""]) => `'sha256-${hash("sha256", text, "base64")}'`);
  return [...new Set(hashes)];
}

function isExecutable(attributes: string): boolean {
  const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? "";
  return EXECUTABLE.test(type);
}
