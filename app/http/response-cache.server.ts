import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";
import type { Page } from "~/content/pages";
import { cachedResponse, sendCached, sendInserted, type CachedResponse } from "./cached-response";
import { isGetOrHead, type Middleware } from "./middleware";
import { bufferResponse } from "./buffer-response";
import { scriptHashes } from "./script-hashes";
import { contentPolicy, SECURITY_HEADERS } from "./security-headers.server";

/** One variant of a page, the same for every visitor who gets it. No part is copied from a request. */
export interface Variant {
  key: string;
  /** Its path with the query that the page depends on. */
  url: string;
  /** The one cookie that the page depends on, or an empty string. */
  cookie: string;
  /** A visitor's text, which replaces its marker in the HTML of a response that is for this visitor alone. */
  insert?: { marker: string; text: string };
}

/** The variant of a page that answers a request; undefined where the response is made for this request alone. */
export type VariantOf = (page: Page, url: URL, cookies: string) => Variant | undefined;

/**
 * Answers pages that are the same for many visitors from memory. On a miss the request is passed on as one for its
 * variant, without the visitor's headers, and the response is cached when it is a 200 without cookies. Requests for a
 * variant that is being rendered wait for it.
 * @param host the host that a variant's request names
 * @param maxResponses one more evicts the oldest
 */
export function responseCache(variantOf: VariantOf, host: string, maxResponses = 500): Middleware {
  const responses = new Map<string, CachedResponse>();
  const rendering = new Map<string, Promise<void>>();

  const handle: Middleware = (req, res, next) => {
    const { url, page } = req.target!;
    const variant = page && isGetOrHead(req) && variantOf(page, url, req.headers.cookie ?? "");
    if (!variant) {
      next();
      return;
    }
    const { key } = variant;
    const response = responses.get(key);
    if (response) {
      send(req, res, response, variant).catch(next);
      return;
    }
    const first = rendering.get(key);
    if (first) {
      first.then(() => handle(req, res, next)).catch(next);
      return;
    }
    const filled = fill(variant, req, res, next)
      .catch(next)
      .finally(() => rendering.delete(key));
    rendering.set(key, filled);
  };

  async function fill(
    variant: Variant,
    req: IncomingMessage,
    res: ServerResponse,
    next: () => void,
  ): Promise<void> {
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
    if (!body) return;
    const type = String(res.getHeader("Content-Type") ?? "");
    const scripts = type.startsWith("text/html") ? scriptHashes(body.toString()) : [];
    const policy = contentPolicy(scripts);
    if (res.statusCode !== 200 || res.hasHeader("Set-Cookie")) {
      res.setHeader("Content-Security-Policy", policy);
      res.end(body);
      return;
    }
    const coded = await compress(body);
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
      unpack: () => gunzipSync(coded.gzip),
    });
    for (const name of res.getHeaderNames()) if (!(name in headersBefore)) res.removeHeader(name);
    const [oldest] = responses.keys();
    if (oldest !== undefined && responses.size >= maxResponses) responses.delete(oldest);
    responses.set(key, response);
    Object.assign(req, { method, headers });
    await send(req, res, response, variant);
  }

  return handle;
}

async function send(
  req: IncomingMessage,
  res: ServerResponse,
  response: CachedResponse,
  { insert }: Variant,
): Promise<void> {
  if (insert) await sendInserted(req, res, response, insert);
  else sendCached(req, res, response);
}

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
