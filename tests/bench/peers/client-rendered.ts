import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "../process-group";
import { install } from "../tools";
import { compressFiles, newProject } from "./public-folder";
import type { PageSource } from "./page-source";

const BUILD_TIMEOUT_MS = 120_000;

/** Builds pages as Vite's React template does, rendered in the browser only. Returns the folder to serve. */
export async function buildClientRendered(
  pages: Record<"index" | "contact", PageSource>,
): Promise<string> {
  const installed = await install("react");
  const files = Object.entries(pages).flatMap(([name, page]) => [
    [`${name}.html`, html(name, page)],
    [`src/${name}.jsx`, script(page)],
  ]);
  const folder = newProject(installed, {
    ...Object.fromEntries(files),
    "package.json": JSON.stringify({ type: "module" }),
    "vite.config.js": config(Object.keys(pages)),
  });
  const vite = join(installed, "node_modules/vite/bin/vite.js");
  await run(process.execPath, [vite, "build"], BUILD_TIMEOUT_MS, { cwd: folder });
  compressFiles(join(folder, "dist"));
  return join(folder, "dist");
}

/** Serves a folder by sirv. */
export async function filesServer(folder: string): Promise<string[]> {
  const installed = await install("files");
  return [fileURLToPath(new URL("../servers/files.mjs", import.meta.url)), installed, folder];
}

const config = (names: string[]) => `
import { defineConfig } from "vite";
import react from "@vitejs/plugin-react";
export default defineConfig({
  plugins: [react()],
  build: { rollupOptions: { input: ${JSON.stringify(names.map((name) => `${name}.html`))} } },
});`;

const html = (
  name: string,
  { title, description, links, bodyClass }: PageSource,
) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
${links}
</head>
<body>
<div id="root" class="${bodyClass}"></div>
<script type="module" src="/src/${name}.jsx"></script>
</body>
</html>`;

const script = ({ body }: PageSource) => `
import { createElement as h } from "react";
import { createRoot } from "react-dom/client";

function send(event) {
  event.preventDefault();
  fetch(event.target.action, { method: "POST", body: new FormData(event.target) });
}

const Page = () => h("div", { style: { display: "contents" }, onSubmit: send }, ...${body});
createRoot(document.getElementById("root")).render(h(Page));`;
