import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { keepAnswer, type KeptAnswer } from "./kept-answer.server";

const PUBLIC = "public";
/** What the build has compressed beforehand (scripts/compress.mjs), under the names in public/. */
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

/**
 * Every file of public/ by the path it is asked at, in memory: some 4 MB. A file of a kind that is not listed here
 * is left to the framework.
 */
export function loadFiles(headers: Record<string, string>): ReadonlyMap<string, KeptAnswer> {
  const files = new Map<string, KeptAnswer>();
  for (const name of readdirSync(PUBLIC, { recursive: true, encoding: "utf8" })) {
    const type = TYPES[extname(name)];
    if (!type) continue;
    const path = `/${name}`;
    const encoded = join(ENCODED, name);
    const coded = { br: read(`${encoded}.br`), gzip: read(`${encoded}.gz`) };
    files.set(
      path,
      keepAnswer({
        type,
        headers: {
          ...headers,
          // The build names its files by their content.
          "Cache-Control": path.startsWith("/build/")
            ? "public, max-age=31536000, immutable"
            : "public, max-age=3600",
          ...((coded.br ?? coded.gzip) && { Vary: "Accept-Encoding" }),
        },
        plain: readFileSync(join(PUBLIC, name)),
        coded,
      }),
    );
  }
  return files;
}

function read(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}
