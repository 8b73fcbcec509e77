/** Bundles what production runs besides the Remix build: the start script with the sandbox, and the desk. */
import { rmSync } from "node:fs";
import { build } from "esbuild";

rmSync("build/chunks", { recursive: true, force: true });
await build({
  entryPoints: { start: "scripts/start.ts", desk: "scripts/desk.ts" },
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
