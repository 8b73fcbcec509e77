/** Bundles what production runs besides the Remix build: the start script with the sandbox, the desk, and the process
 * that makes small pictures. */
import { rmSync } from "node:fs";
import { build } from "esbuild";

rmSync("build/chunks", { recursive: true, force: true });
await build({
  entryPoints: {
    start: "scripts/start.ts",
    desk: "scripts/desk.ts",
    "thumbnail-process": "app/server/pictures/thumbnail-process.mjs",
  },
  outdir: "build",
  bundle: true,
  splitting: true,
  chunkNames: "chunks/[name]-[hash]",
  platform: "node",
  target: "node22",
  format: "esm",
  packages: "external",
  logLevel: "warning",
});
