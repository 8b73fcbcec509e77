import type { IncomingMessage } from "node:http";
import { HttpError, isGetOrHead, type Middleware } from "./middleware";

const HOST = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/** Refuses what Node lets pass although HTTP/1 does not, and a GET with a body. */
export function wellFormed(ownHost: string): Middleware {
  return (req, _res, next) => {
    const refused = !isWellFormed(req, ownHost) || (isGetOrHead(req) && announcesBody(req));
    next(refused ? new HttpError(400) : undefined);
  };
}

/** Whether a request announces a body. */
export function announcesBody({ headers }: IncomingMessage): boolean {
  const { "transfer-encoding": coding, "content-length": length } = headers;
  return coding !== undefined || Number(length ?? 0) > 0;
}

/**
 * Whether a request has a version of HTTP/1, one Host that a URL can be made of, and no transfer coding but the one
 * that Node decodes (RFC 9112, sections 3.2 and 6.1).
 */
function isWellFormed(
  { httpVersion, headers, headersDistinct }: IncomingMessage,
  ownHost: string,
): boolean {
  const { host: named = [], "transfer-encoding": codings = [] } = headersDistinct;
  const [sent = headers.host, ...more] = named;
  return (
    ["1.0", "1.1"].includes(httpVersion) &&
    (named.length === 1 || httpVersion === "1.0") &&
    more.length === 0 &&
    [sent, headers.host].every((host) => host === ownHost || isHost(host)) &&
    (codings.length === 0 || (httpVersion === "1.1" && codings.join().toLowerCase() === "chunked"))
  );
}

function isHost(host = ""): boolean {
  return HOST.test(host) && URL.canParse(`http://${host}`);
}
