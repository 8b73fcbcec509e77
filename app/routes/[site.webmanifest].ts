import { json } from "@remix-run/node";
import { site } from "~/content/site";
import { light } from "~/content/tokens";

export function loader() {
  return json(
    {
      name: site.name,
      short_name: site.name,
      description: site.description,
      start_url: "/",
      display: "browser",
      background_color: light.paper,
      theme_color: light.paper,
      icons: [
        { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
        { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
        { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      ],
    },
    { headers: { "Content-Type": "application/manifest+json; charset=utf-8" } },
  );
}
