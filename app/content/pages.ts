import { trades } from "./trades";

export interface Page {
  path: string;
  methods: readonly ("GET" | "POST")[];
  /** Its forms take files, which may arrive for as long as their lines need. */
  takesFiles?: true;
  listed?: true;
  /** Depends only on its query and the cookie notice: rendered once for each variant and cached. */
  cached?: true;
  /** Only where its text is there: app/content/legal/imprint.md. */
  optional?: true;
  /** The name of a page whose path is a key: it stands for the path in logs and metrics, and no other site is told the path. */
  secret?: string;
}

/** Every URL path of the site but {@link orderPage} and its pictures; other paths are a 404. */
export const pages: readonly Page[] = [
  { path: "/", methods: ["GET"], listed: true, cached: true },
  { path: "/contact", methods: ["GET", "POST"], listed: true },
  { path: "/onboarding", methods: ["GET", "POST"], takesFiles: true },
  { path: "/reminders", methods: ["GET", "POST"] },
  { path: "/invoice", methods: ["GET"] },
  { path: "/thank-you", methods: ["GET"] },
  { path: "/lost-link", methods: ["GET", "POST"] },
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

const ORDER_PAGE = /^\/order\/([\w-]{1,64})(?:\/(picture|qr)\/([\w-]{1,64}))?\/?$/i;

/** An order's own page, by its private link's token. */
export function orderPage(token: string): Page {
  const path = `/order/${token}`;
  return { path, methods: ["GET", "POST"], takesFiles: true, secret: "/order/:token" };
}

/** A picture on it: one that was sent, by the id of its upload, or the QR code of its website, in a format such as "svg". */
function orderPicture(token: string, kind: string, name: string): Page {
  const { path, secret } = orderPage(token);
  const below = (page: string, last: string) => `${page}/${kind}/${last}`;
  return { path: below(path, name), methods: ["GET"], secret: below(secret!, ":name") };
}

/** The page that a path means, also with capital letters, slashes too many or percent-encoded letters. */
export function pageAt(pathname: string): Page | undefined {
  const single = decodeURIComponent(pathname).replace(/\/+/g, "/");
  const path = single.toLowerCase();
  const [, token, kind, name = ""] = ORDER_PAGE.exec(single) ?? [];
  if (token) return kind ? orderPicture(token, kind.toLowerCase(), name) : orderPage(token);
  return pages.find((page) => page.path === path || `${page.path}/` === path);
}
