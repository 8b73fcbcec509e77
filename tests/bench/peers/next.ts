import { join } from "node:path";
import { run } from "../process-group";
import { install } from "../tools";
import { newProject } from "./public-folder";
import type { PageSource } from "./page-source";

const BUILD_TIMEOUT_MS = 240_000;
const env = { NEXT_TELEMETRY_DISABLED: "1" };

/** Builds a page as a static page of Next's app router. Returns how its server is started. */
export async function buildNext(page: PageSource): Promise<{ args: string[]; cwd: string }> {
  const installed = await install("next");
  const cwd = newProject(installed, {
    "app/layout.jsx": layout(page),
    "app/page.jsx": content(page),
    "next.config.mjs": `export default { turbopack: { root: ${JSON.stringify(installed)} } };`,
    "package.json": JSON.stringify({ private: true }),
  });
  const next = join(installed, "node_modules/next/dist/bin/next");
  await run(process.execPath, [next, "build"], BUILD_TIMEOUT_MS, { cwd, env });
  return { args: [next, "start", "--hostname", "127.0.0.1"], cwd };
}

const layout = ({ title, description, links, bodyClass }: PageSource) => `
export const metadata = ${JSON.stringify({ title, description })};
const links = ${JSON.stringify(hrefs(links))};
export default function Layout({ children }) {
  return (
    <html lang="en">
      <head>{links.map((href) => <link key={href} rel="stylesheet" href={href} />)}</head>
      <body className=${JSON.stringify(bodyClass)}>{children}</body>
    </html>
  );
}`;

const content = ({ body }: PageSource) => `
import { createElement as h, Fragment } from "react";
export default function Page() {
  return h(Fragment, null, ...${body});
}`;

/** The style sheets of a head. */
function hrefs(links: string): string[] {
  return [...links.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)].map(
    ([tag]) => /href="([^"]*)"/.exec(tag)![1]!,
  );
}
