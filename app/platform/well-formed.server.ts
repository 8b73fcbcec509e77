import type { IncomingMessage } from "node:http";
import { config } from "./config.server";

const HOST = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;
const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/i;
const OWN_HOST = new URL(config.siteUrl).host;

/**
 * Puts a request for a whole address as one for its path at the host it names: that replaces the Host header
 * (RFC 9112, section 3.2.2). A request of HTTP/1.0 need not name a host: it is taken to mean this site.
 */
export function toOriginForm(req: IncomingMessage): void {
  const [, authority, rest = ""] = ABSOLUTE.exec(req.url ?? "") ?? [];
  if (authority !== undefined) {
    req.headers.host = authority;
    req.url = rest.startsWith("/") ? rest : `/${rest}`;
  }
  if (req.httpVersion === "1.0") req.headers.host ??= OWN_HOST;
}

/**
 * Whether a request is put as HTTP/1 wants it where Node is not strict: its version, one Host that an address can be
 * made of, and no transfer coding but the one that Node undoes (RFC 9112, sections 3.2 and 6.1).
 */
export function isWellFormed({ httpVersion, headers, headersDistinct }: IncomingMessage): boolean {
  const { host: named = [], "transfer-encoding": codings = [] } = headersDistinct;
  const [sent = headers.host, ...more] = named;
  return (
    ["1.0", "1.1"].includes(httpVersion) &&
    (named.length === 1 || httpVersion === "1.0") &&
    more.length === 0 &&
    isHost(sent) &&
    isHost(headers.host) &&
    (codings.length === 0 || (httpVersion === "1.1" && codings.join().toLowerCase() === "chunked"))
  );
}

/** Nearly every request names the same one. */
let lastHost: string | undefined;

function isHost(host = ""): boolean {
  if (host === lastHost) return true;
  if (!HOST.test(host) || !URL.canParse(`http://${host}`)) return false;
  lastHost = host;
  return true;
}
