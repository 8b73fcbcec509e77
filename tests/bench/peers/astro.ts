import { join } from "node:path";
import { run } from "../process-group";
import { install } from "../tools";
import { compressFiles, newProject } from "./public-folder";

const BUILD_TIMEOUT_MS = 120_000;

/** Builds a page's HTML, which holds no script, into static files by Astro. Returns the folder to serve. */
export async function buildAstro(html: string): Promise<string> {
  const installed = await install("astro");
  const folder = newProject(installed, {
    "src/page.html": html,
    "src/pages/index.astro":
      '---\nimport html from "../page.html?raw";\n---\n<Fragment set:html={html} />\n',
    "package.json": JSON.stringify({ type: "module" }),
  });
  const astro = join(installed, "node_modules/astro/astro.js");
  const env = { ASTRO_TELEMETRY_DISABLED: "1" };
  await run(process.execPath, [astro, "build"], BUILD_TIMEOUT_MS, { cwd: folder, env });
  compressFiles(join(folder, "dist"));
  return join(folder, "dist");
}
