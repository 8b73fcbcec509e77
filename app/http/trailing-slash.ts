import { isGetOrHead, type Middleware } from "./middleware";

/** Redirects a page's address with a slash at its end to the one without. */
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
