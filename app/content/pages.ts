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
  /** Its path is a key: no other site is told the path. */
  secret?: true;
  /** Stands for a path that has a key or an id, in logs and metrics. */
  route?: string;
  /** For the team alone, and only where DESK_EMAILS names somebody. */
  team?: true;
  /** An email's own HTML, which only the desk's page about the email frames. */
  framed?: boolean;
}

/** Every URL path of the site but those with a key or an id, which {@link pageAt} knows; other paths are a 404. */
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
  ...[
    "",
    "/sign-in",
    "/sessions",
    "/orders",
    "/assets",
    "/emails",
    "/people",
    "/exports",
    "/health",
  ].map((below) => deskPage(below)),
  { ...deskPage("/people/json"), methods: ["POST"] },
  ...["orders", "ledger", "assets"].map((name): Page => ({
    ...deskPage(`/exports/${name}.csv`),
    methods: ["GET"],
  })),
];

function deskPage(below: string, route?: string): Page {
  return { path: `/desk${below}`, methods: ["GET", "POST"], team: true, route };
}

function deskFile(below: string, route: string): Page {
  return { ...deskPage(below, route), methods: ["GET"] };
}

/** In any spelling that a page of the desk may be found by. */
export function isBelowDesk(pathname: string): boolean {
  return /^\/+desk(\/|$)/i.test(decodeURIComponent(pathname));
}

const DESK_ROW = /^\/desk\/(orders|emails)\/([\w-]{1,64})(\/zip|\/body)?\/?$/i;
const DESK_FILE = /^\/desk\/(files|pictures)\/([\w-]{1,64})\/?$/i;
const ORDER_PAGE = /^\/order\/([\w-]{1,64})(?:\/(picture|qr)\/([\w-]{1,64}))?\/?$/i;

/** An order's own page, by its private link's token. */
export function orderPage(token: string): Page {
  const path = `/order/${token}`;
  const route = "/order/:token";
  return { path, methods: ["GET", "POST"], takesFiles: true, secret: true, route };
}

/** A picture on it: one that was sent, by the id of its upload, or the QR code of its website, in a format such as "svg". */
function orderPicture(token: string, kind: string, name: string): Page {
  const { path, route } = orderPage(token);
  const below = (page: string, last: string) => `${page}/${kind}/${last}`;
  const names = { path: below(path, name), route: below(route!, ":name") };
  return { ...names, methods: ["GET"], secret: true };
}

/** An order or an email at the desk, the files of the one, or what the other says. */
function deskRow(list: string, id: string, part: string): Page | undefined {
  const [path, route] = [`/${list}/${id}${part}`, `/desk/${list}/:id${part}`];
  switch (list + part) {
    case "orders":
      return { ...deskPage(path, route), takesFiles: true };
    case "orders/zip":
      return deskFile(path, route);
    case "emails":
      return deskPage(path, route);
    case "emails/body":
      return { ...deskPage(path, route), framed: true };
  }
  return undefined;
}

/** The page that a path means, also with capital letters, slashes too many or percent-encoded letters. */
export function pageAt(pathname: string): Page | undefined {
  const single = decodeURIComponent(pathname).replace(/\/+/g, "/");
  const path = single.toLowerCase();
  const [, token, kind, name = ""] = ORDER_PAGE.exec(single) ?? [];
  const [, list = "", id, part = ""] = DESK_ROW.exec(single) ?? [];
  if (id) return deskRow(list.toLowerCase(), id, part.toLowerCase());
  const [, folder = "", upload] = DESK_FILE.exec(single.toLowerCase()) ?? [];
  if (upload) return deskFile(`/${folder}/${upload}`, `/desk/${folder}/:id`);
  if (token) return kind ? orderPicture(token, kind.toLowerCase(), name) : orderPage(token);
  return pages.find((page) => page.path === path || `${page.path}/` === path);
}
