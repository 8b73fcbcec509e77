/**
 * Compresses the text files of public/ into build/encoded/, for app/http/static-files.server.ts. Runs after the Remix
 * build, which writes public/build.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TEXTS = [".css", ".js", ".json", ".svg", ".txt"];
const OUT = "build/encoded";

rmSync(OUT, { recursive: true, force: true });
for (const name of readdirSync("public", { recursive: true })) {
  if (!TEXTS.includes(extname(name))) continue;
  const bytes = readFileSync(join("public", name));
  const out = join(OUT, name);
  mkdirSync(dirname(out), { recursive: true });
  write(`${out}.br`, brotliCompressSync(bytes, brotli(bytes)));
  write(`${out}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));

  function write(file, compressed) {
    if (compressed.length < bytes.length) writeFileSync(file, compressed);
  }
}

function brotli(bytes) {
  return {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  };
}
