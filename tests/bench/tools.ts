import { createHash } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "./process-group";

const INSTALL_TIMEOUT_MS = 300_000;

/** What the benchmark uses and the project does not: exact versions, by what they are installed for. */
const dependencies = {
  load: { autocannon: "9.0.0" },
  files: { sirv: "3.0.2" },
  lighthouse: { lighthouse: "13.5.0" },
  react: {
    "@vitejs/plugin-react": "6.3.0",
    react: "19.3.1",
    "react-dom": "19.3.1",
    vite: "8.3.8",
  },
  // The last that runs on Node 20; what it writes for a static page is the page.
  astro: { astro: "5.18.2" },
  next: { next: "16.4.6", react: "19.3.1", "react-dom": "19.3.1" },
} as const;

/** Installs a tool into a temporary folder, once per version, and returns the folder. */
export async function install(tool: keyof typeof dependencies): Promise<string> {
  const manifest = JSON.stringify({ private: true, dependencies: dependencies[tool] });
  const hash = createHash("sha256").update(manifest).digest("hex").slice(0, 12);
  const folder = join(tmpdir(), `sitewright-bench-${hash}`);
  const installed = join(folder, "installed");
  if (existsSync(installed)) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), manifest);
  const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  await run("npm", ["install", ...quiet], INSTALL_TIMEOUT_MS, { cwd: folder });
  writeFileSync(installed, "");
  return folder;
}
