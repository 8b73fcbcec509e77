import { config } from "~/server/config/config.server";
import { pages } from "~/content/pages";
import { hasImprint } from "~/marketing/legal/legal-texts.server";

export function loader() {
  const urls = pages
    .filter((page) => page.listed && (!page.optional || hasImprint))
    .map((page) => `  <url><loc>${config.siteUrl}${page.path}</loc></url>`);
  const body = [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...urls,
    `</urlset>`,
    ``,
  ].join("\n");
  return new Response(body, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
