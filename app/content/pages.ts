import { trades } from "./trades";

export interface Page {
  path: string;
  methods: readonly ("GET" | "POST")[];
  /** Listed in the sitemap. */
  listed?: true;
  /** Shows or takes a visitor's data: never stored by a cache. */
  personal?: true;
}

/** Every address of the site; anything else is a 404. */
export const pages: readonly Page[] = [
  { path: "/", methods: ["GET"], listed: true },
  { path: "/contact", methods: ["GET", "POST"], listed: true, personal: true },
  { path: "/onboarding", methods: ["GET", "POST"], personal: true },
  { path: "/reminders", methods: ["GET", "POST"], personal: true },
  { path: "/thank-you", methods: ["GET"], personal: true },
  ...trades.map(({ slug }): Page => ({ path: `/demo/${slug}`, methods: ["GET"], listed: true })),
  { path: "/privacy-policy", methods: ["GET"], listed: true },
  { path: "/terms-of-service", methods: ["GET"], listed: true },
  { path: "/cookie-consent", methods: ["POST"] },
  { path: "/webhooks/stripe", methods: ["POST"] },
  { path: "/healthz", methods: ["GET"] },
  { path: "/sitemap.xml", methods: ["GET"] },
  { path: "/robots.txt", methods: ["GET"] },
  { path: "/site.webmanifest", methods: ["GET"] },
];

/** The page at a path, with or without its trailing slash. */
export function pageAt(pathname: string): Page | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  return pages.find((page) => page.path === path);
}
