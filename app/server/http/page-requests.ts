import { HttpError, isGetOrHead, type Middleware } from "./middleware";

/** Refuses methods that a page does not support, and all but GET and HEAD where there is no page. */
export const allowedMethods: Middleware = (req, _res, next) => {
  const { page } = req.target!;
  const method = isGetOrHead(req) ? "GET" : req.method;
  if (!page) {
    next(method === "GET" ? undefined : new HttpError(404));
  } else if (page.methods.some((allowed) => allowed === method)) {
    next();
  } else {
    const allow = page.methods.join(", ").replace("GET", "GET, HEAD");
    next(new HttpError(405, { Allow: allow }));
  }
};

export function seeOther(destinationOf: (url: URL) => string | undefined): Middleware {
  return (req, res, next) => {
    const { url } = req.target!;
    const destination = url.search && isGetOrHead(req) ? destinationOf(url) : undefined;
    if (!destination) return next();
    res.writeHead(303, { Location: destination, "Cache-Control": "no-store" }).end();
  };
}

export const canonicalPath: Middleware = (req, res, next) => {
  const { url, page, isCanonical } = req.target!;
  if (!page || isCanonical) return next();
  res.writeHead(308, { Location: page.path + url.search }).end();
};

export const UNSIGNED = "Signature missing, wrong or too old";

/** Refuses webhook events without a well-formed signature before they hold anything; the route checks the signature. */
export const signedWebhooks: Middleware = (req, res, next) => {
  const { page } = req.target!;
  if (page?.path !== "/webhooks/stripe" || isSigned(req.headers["stripe-signature"])) return next();
  res.writeHead(400, { "Content-Type": "text/plain;charset=UTF-8" }).end(UNSIGNED);
};

/** Whether a header is like `t=1492774577,v1=5257a8…` (https://docs.stripe.com/webhooks#verify-manually). */
function isSigned(header: string | string[] | undefined): boolean {
  const elements = String(header).split(",");
  return (
    elements.some((element) => /^t=\d+$/.test(element)) &&
    elements.some((element) => /^v1=[0-9a-f]{64}$/.test(element))
  );
}
