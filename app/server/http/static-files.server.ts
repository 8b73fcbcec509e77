import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { cachedResponse, sendCached, type CachedResponse } from "./cached-response";
import { isGetOrHead, type Middleware } from "./middleware";
import { SECURITY_HEADERS } from "./security-headers.server";

const PUBLIC = "public";
/** What the build has compressed beforehand (scripts/compile.mjs), under the names in public/. */
const ENCODED = "build/encoded";

const TYPES: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Files of types that are not listed here are left to the framework. */
export function staticFiles(): Middleware {
  const files = readFiles();
  return (req, res, next) => {
    const file = isGetOrHead(req) ? files.get(req.target!.url.pathname) : undefined;
    if (file) sendCached(req, res, file);
    else next();
  };
}

function readFiles(): ReadonlyMap<string, CachedResponse> {
  const files = new Map<string, CachedResponse>();
  for (const name of readdirSync(PUBLIC, { recursive: true, encoding: "utf8" })) {
    const type = TYPES[extname(name)];
    if (!type) continue;
    const path = `/${name}`;
    const encoded = join(ENCODED, name);
    const coded = { br: read(`${encoded}.br`), gzip: read(`${encoded}.gz`) };
    files.set(
      path,
      cachedResponse({
        type,
        headers: {
          ...SECURITY_HEADERS,
          // The build puts a hash of the content into its files' names.
          "Cache-Control": path.startsWith("/build/")
            ? "public, max-age=31536000, immutable"
            : "public, max-age=3600",
          ...((coded.br ?? coded.gzip) && { Vary: "Accept-Encoding" }),
        },
        body: readFileSync(join(PUBLIC, name)),
        coded,
      }),
    );
  }
  return files;
}

function read(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}
