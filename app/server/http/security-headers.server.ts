import type { IncomingMessage } from "node:http";
import { config } from "~/server/config/config.server";
import { type Middleware, REQUEST_ID_HEADER } from "./middleware";

/** Origins that a form's response may redirect to: Chromium applies `form-action` to redirects, too. */
const FORM_TARGETS = [
  "https://checkout.stripe.com",
  config.stripe.apiUrl && new URL(config.stripe.apiUrl).origin,
  config.stripe.checkoutOrigin,
  // A demonstration may be visited under any host name; its checkout is served at the configured URL.
  config.sandbox.demonstration ? config.siteUrl : undefined,
].filter((origin) => origin !== undefined);

/** @param scripts the sources of inline scripts that may run: a nonce, or hashes */
export function contentPolicy(
  scripts: readonly string[] = [],
  formTargets: readonly string[] = FORM_TARGETS,
  frames?: "'self'",
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // A development build reloads itself through a web socket.
    config.development ? "connect-src 'self' ws:" : "connect-src 'self'",
    "manifest-src 'self'",
    ...(frames ? [`frame-src ${frames}`] : []),
    ["form-action 'self'", ...formTargets].join(" "),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(config.secure ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/** The headers of every response; this policy lets no inline script run. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": contentPolicy(),
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  // Not no-referrer: with it browsers send "Origin: null" even for the site's own forms.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  ...(config.secure && {
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  }),
};

/** An email as it was sent: it runs and loads nothing, and is of no site. */
export const FRAMED_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox",
  "X-Frame-Options": "SAMEORIGIN",
};

/** Where the path is a secret, no page that is shown there tells it, whatever it says. */
export function headersFor({ target }: Pick<IncomingMessage, "target">) {
  if (!target?.page?.secret) return SECURITY_HEADERS;
  return { ...SECURITY_HEADERS, "Referrer-Policy": "no-referrer" };
}

export const securityHeaders: Middleware = (req, res, next) => {
  for (const [name, value] of Object.entries(headersFor(req))) res.setHeader(name, value);
  res.setHeader(REQUEST_ID_HEADER, req.id);
  next();
};
