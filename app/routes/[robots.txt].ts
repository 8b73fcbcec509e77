import { config } from "~/server/config/config.server";

export function loader() {
  const body = [
    "User-agent: *",
    "Disallow: /thank-you",
    "Disallow: /onboarding",
    "Disallow: /reminders",
    "",
    `Sitemap: ${config.siteUrl}/sitemap.xml`,
    "",
  ].join("\n");
  return new Response(body, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
