/**
 * The Remix build, tried twice, because esbuild's Go process may deadlock on a busy machine; then makes its output smaller:
 * the browser scripts, whose license texts move into one file beside them, and compressed copies of the text files of
 * public/ for app/server/http/static-files.server.ts.
 */
import "./check-node.mjs";
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { transform } from "esbuild";
import { minify } from "terser";

const SCRIPTS = "public/build";
const TEXTS = [".css", ".js", ".json", ".svg", ".txt"];
const ENCODED = "build/encoded";

const remix = ["node_modules/@remix-run/dev/dist/cli.js", "build"];
const succeeds = () => spawnSync(process.execPath, remix, { stdio: "inherit" }).status === 0;
if (!succeeds() && !succeeds()) process.exit(1);
checkImports();
await shrinkScripts();
compressTexts();

/** The compiler takes a path that it cannot find, such as ~/x.css?url, for a package, and Node would look for it at the start. */
function checkImports() {
  const unknown = readFileSync("build/index.js", "utf8").match(/^import .*"~\/.*$/gm) ?? [];
  for (const line of unknown) {
    process.stderr.write(
      `The compiler did not find what this names; write a relative path: ${line}\n`,
    );
  }
  if (unknown.length > 0) process.exit(1);
}

async function shrinkScripts() {
  const compress = {
    passes: 3,
    // As in remix.config.js: without this the browser would load code for what the site does not use.
    global_defs: {
      "globalThis.isBrowsersBuild": true,
      "window.__remixContext.future.v3_singleFetch": false,
      "window.__remixContext.isSpaMode": false,
    },
  };
  const licenses = new Set();
  for (const name of readdirSync(SCRIPTS, { recursive: true })) {
    if (!name.endsWith(".js")) continue;
    const file = join(SCRIPTS, name);
    const { code, legalComments = "" } = await transform(readFileSync(file, "utf8"), {
      format: "esm",
      legalComments: "external",
    });
    for (const text of legalComments.split(/(?<=\*\/)\s*/)) licenses.add(text.trim());
    const small = await minify(code, { module: true, ecma: 2022, compress });
    writeFileSync(file, small.code);
  }
  licenses.delete("");
  writeFileSync(join(SCRIPTS, "licenses.txt"), `${[...licenses].join("\n\n")}\n`);
}

function compressTexts() {
  rmSync(ENCODED, { recursive: true, force: true });
  for (const name of readdirSync("public", { recursive: true })) {
    if (!TEXTS.includes(extname(name))) continue;
    const bytes = readFileSync(join("public", name));
    const out = join(ENCODED, name);
    mkdirSync(dirname(out), { recursive: true });
    const write = (file, compressed) => {
      if (compressed.length < bytes.length) writeFileSync(file, compressed);
    };
    write(`${out}.br`, brotliCompressSync(bytes, brotli(bytes)));
    write(`${out}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
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
