import type { IncomingMessage } from "node:http";
import { pageAt, pages } from "~/content/pages";
import { config } from "~/server/config/config.server";
import { HttpError, isGetOrHead, type Middleware, type Target } from "./middleware";

const ABSOLUTE_FORM = /^https?:\/\/([^/?#]*)(.*)$/i;
export const OWN_HOST = new URL(config.siteUrl).host;

/** The pages' URLs, parsed once, as most requests are for a page: parsing takes a tenth of a cached response's time. */
const pageTargets = new Map(pages.map(({ path }) => [path, readTarget(path)]));

export const requestTarget: Middleware = (req, _res, next) => {
  toOriginForm(req);
  const { url = "/" } = req;
  req.target = pageTargets.get(url) ?? readTarget(url);
  next(req.target ? undefined : new HttpError(400));
};

/** Turns a request for an absolute URL into one for its path; its host replaces the Host header (RFC 9112, 3.2.2). */
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
    const found = pageAt(url.pathname);
    const page = found?.team && !config.desk.emails.length ? undefined : found;
    return { url, page, isCanonical: page?.path === target.split("?", 1)[0] };
  } catch {
    return undefined;
  }
}

/** The name of a target in log and metrics: without its query, and never a path that a client invented. */
export function routeOf(target: Target | undefined): string {
  if (!target) return "unreadable";
  if (target.page) return target.page.route ?? target.page.path;
  const folder = /^\/(build|images|sandbox)\//.exec(target.url.pathname)?.[1];
  return folder ? `/${folder}/*` : "other";
}

export function asksForData(target: Target | undefined): boolean {
  return target !== undefined && target.url.searchParams.has("_data");
}

const HOST = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/** Refuses what Node accepts although HTTP/1 forbids it, and a GET with a body. A Host equal to `ownHost` is not parsed. */
export function wellFormed(ownHost: string): Middleware {
  const isHost = (host = "") =>
    host === ownHost || (HOST.test(host) && URL.canParse(`http://${host}`));
  return (req, _res, next) => {
    const refused = !isWellFormed(req, isHost) || (isGetOrHead(req) && announcesBody(req));
    next(refused ? new HttpError(400) : undefined);
  };
}

export function announcesBody({ headers }: IncomingMessage): boolean {
  const { "transfer-encoding": coding, "content-length": length } = headers;
  return coding !== undefined || Number(length ?? 0) > 0;
}

function isWellFormed(
  { httpVersion, headers, rawHeaders }: IncomingMessage,
  isHost: (host: string | undefined) => boolean,
): boolean {
  const { host, "transfer-encoding": coding } = headers;
  // Of several Host headers, `headers` has only the first one.
  const sent = rawHeaders.filter((_, i) => i % 2 === 1 && /^host$/i.test(rawHeaders[i - 1]!));
  return (
    ["1.0", "1.1"].includes(httpVersion) &&
    (sent.length === 1 || (sent.length === 0 && httpVersion === "1.0")) &&
    [host, ...sent].every(isHost) &&
    (coding === undefined || (httpVersion === "1.1" && coding.toLowerCase() === "chunked"))
  );
}
