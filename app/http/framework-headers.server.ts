import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { config } from "~/config/config.server";
import { networkOf } from "./client-network";
import type { Middleware } from "./middleware";
import { asksForData } from "./request-target.server";
import { contentPolicy } from "./security-headers.server";

/** Request headers that the middleware sets for the routes. A client's values are overwritten. */
const CLIENT_NETWORK_HEADER = "x-sitewright-client";
/** Absent on the request that fills the cache: a cached page allows its inline scripts by their hashes. */
export const NONCE_HEADER = "x-sitewright-nonce";
/** Marks requests of the framework's scripts, because the framework removes their `_data` parameter from the URL. */
export const SCRIPTS_HEADER = "x-sitewright-scripts";

/** Headers that ask for a part of a file, or set a condition: the site always sends complete files. */
const PARTIAL_HEADERS = ["range", "if-range", "if-match", "if-unmodified-since"];

/** Prepares a request for the framework, and lets inline scripts with its nonce run in the response. */
export const frameworkHeaders: Middleware = (req, res, next) => {
  if (req.forCache) {
    next();
    return;
  }
  const { url } = req.target!;
  const { headers } = req;
  const nonce = randomBytes(16).toString("base64");
  res.setHeader("Content-Security-Policy", contentPolicy([`'nonce-${nonce}'`]));
  headers[CLIENT_NETWORK_HEADER] = networkOf(clientAddress(req));
  headers[NONCE_HEADER] = nonce;
  headers[SCRIPTS_HEADER] = asksForData(req.target) ? "1" : "";
  // `sameSite` has checked the origin of a post. Remix would check it again, by a Host that a proxy may have changed.
  delete headers.origin;
  delete headers["x-forwarded-host"];
  for (const name of PARTIAL_HEADERS) headers[name] = undefined;
  // The URL as `requestTarget` parsed it: Express would read backslashes and encoded dots differently, and redirect.
  req.url = url.pathname + url.search;
  next();
};

/** The network that a request came from, as rate limits count it. */
export function clientNetwork({ headers }: Request): string {
  return headers.get(CLIENT_NETWORK_HEADER) ?? "unknown";
}

function clientAddress({ headers, socket }: IncomingMessage): string {
  const fromProxy = config.clientIpHeader ? headers[config.clientIpHeader] : undefined;
  return (typeof fromProxy === "string" && fromProxy) || (socket.remoteAddress ?? "unknown");
}
