import { trades } from "./trades";

export interface Page {
  path: string;
  methods: readonly ("GET" | "POST")[];
  listed?: true;
  /** Depends only on its query and the cookie notice: rendered once for each variant and cached. */
  cached?: true;
  /** Only where its text is there: app/content/legal/imprint.md. */
  optional?: true;
}

/** Every URL path of the site; other paths are a 404. */
export const pages: readonly Page[] = [
  { path: "/", methods: ["GET"], listed: true, cached: true },
  { path: "/contact", methods: ["GET", "POST"], listed: true },
  { path: "/onboarding", methods: ["GET", "POST"] },
  { path: "/reminders", methods: ["GET", "POST"] },
  { path: "/invoice", methods: ["GET"] },
  { path: "/thank-you", methods: ["GET"] },
  ...trades.map(({ slug }): Page => ({
    path: `/demo/${slug}`,
    methods: ["GET"],
    listed: true,
    cached: true,
  })),
  { path: "/privacy-policy", methods: ["GET"], listed: true, cached: true },
  { path: "/terms-of-service", methods: ["GET"], listed: true, cached: true },
  { path: "/imprint", methods: ["GET"], listed: true, cached: true, optional: true },
  { path: "/cookie-consent", methods: ["POST"] },
  { path: "/webhooks/stripe", methods: ["POST"] },
  { path: "/healthz", methods: ["GET"] },
  { path: "/sitemap.xml", methods: ["GET"], cached: true },
  { path: "/robots.txt", methods: ["GET"], cached: true },
  { path: "/site.webmanifest", methods: ["GET"], cached: true },
];

/** The page that a path means, also with capital letters, slashes too many or percent-encoded letters. */
export function pageAt(pathname: string): Page | undefined {
  const path = decodeURIComponent(pathname).toLowerCase().replace(/\/+/g, "/");
  return pages.find((page) => page.path === path || `${page.path}/` === path);
}
