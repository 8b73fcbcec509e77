import type { IncomingMessage } from "node:http";
import { config } from "~/config/config.server";
import { pageAt, pages } from "~/content/pages";
import { HttpError, type Middleware, type Target } from "./middleware";

const ABSOLUTE_FORM = /^https?:\/\/([^/?#]*)(.*)$/i;
/** The host of SITE_URL. */
export const OWN_HOST = new URL(config.siteUrl).host;

/** The pages' URLs, parsed once, as most requests are for a page: parsing takes a tenth of a cached response's time. */
const pageTargets = new Map(pages.map(({ path }) => [path, readTarget(path)]));

/** Reads the request's URL into `req.target`. */
export const requestTarget: Middleware = (req, _res, next) => {
  toOriginForm(req);
  const { url = "/" } = req;
  req.target = pageTargets.get(url) ?? readTarget(url);
  next(req.target ? undefined : new HttpError(400));
};

/**
 * Turns a request for an absolute URL into one for its path; the URL's host replaces the Host header
 * (RFC 9112, section 3.2.2). A request of HTTP/1.0 without a Host gets this site's.
 */
function toOriginForm(req: IncomingMessage): void {
  const [, authority, rest = ""] = ABSOLUTE_FORM.exec(req.url ?? "") ?? [];
  if (authority !== undefined) {
    req.headers.host = authority;
    req.url = rest.startsWith("/") ? rest : `/${rest}`;
  }
  if (req.httpVersion === "1.0") req.headers.host ??= OWN_HOST;
}

/** Undefined for a bad percent-escape or a NUL. */
function readTarget(target: string): Target | undefined {
  if (!target.startsWith("/")) return undefined;
  try {
    const url = new URL(config.siteUrl + target);
    if (decodeURIComponent(url.pathname).includes("\0")) return undefined;
    return { url, page: pageAt(url.pathname) };
  } catch {
    return undefined;
  }
}

/** The name of a target in log and metrics: without its query, and never a path that a client invented. */
export function routeOf(target: Target | undefined): string {
  if (!target) return "unreadable";
  if (target.page) return target.page.path;
  const folder = /^\/(build|images|sandbox)\//.exec(target.url.pathname)?.[1];
  return folder ? `/${folder}/*` : "other";
}

/** Whether the framework's scripts ask for data instead of a page. */
export function asksForData(target: Target | undefined): boolean {
  return target !== undefined && target.url.searchParams.has("_data");
}
