/** Bundles what runs beside the Remix build in production into build/: the start script with the sandbox. */
import { build } from "esbuild";

await build({
  entryPoints: { start: "scripts/start.ts" },
  outdir: "build",
  bundle: true,
  splitting: true,
  chunkNames: "sandbox-[hash]",
  platform: "node",
  target: "node20",
  format: "esm",
  packages: "external",
  logLevel: "warning",
});
