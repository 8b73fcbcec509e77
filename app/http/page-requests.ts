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

/** Redirects a GET to the path that `destinationOf` names for it, if any; caches do not store that. */
export function seeOther(destinationOf: (url: URL) => string | undefined): Middleware {
  return (req, res, next) => {
    const { url } = req.target!;
    const destination = url.search && isGetOrHead(req) ? destinationOf(url) : undefined;
    if (!destination) {
      next();
      return;
    }
    res.writeHead(303, { Location: destination, "Cache-Control": "no-store" }).end();
  };
}

/** Redirects a page's URL with a trailing slash to the one without. */
export const trailingSlash: Middleware = (req, res, next) => {
  const { url, page } = req.target!;
  if (!page || url.pathname === page.path || !isGetOrHead(req)) {
    next();
    return;
  }
  res.statusCode = 308;
  res.setHeader("Location", page.path + url.search);
  res.end();
};
