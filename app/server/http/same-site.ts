import { HttpError, type Middleware } from "./middleware";

type Post = Record<"origin" | "fetchSite" | "host", string | undefined>;

/** Protects against CSRF: refuses posts from pages of other sites. Webhooks are signed instead. */
export function sameSite(siteUrl: string, anyHost: boolean): Middleware {
  return (req, _res, next) => {
    if (req.method !== "POST" || req.target!.url.pathname.startsWith("/webhooks/")) return next();
    const { host, "sec-fetch-site": fetchSite } = req.headers;
    // A page that sends no referrer does not tell either where its forms stand. Who knows its path may post to it; its cookie
    // notice posts elsewhere.
    const { page } = req.target!;
    const takesUntold =
      page?.secret || (page?.path === "/cookie-consent" && fetchSite === "same-origin");
    const isUntold = takesUntold && req.headers.origin === "null";
    const origin = isUntold ? undefined : req.headers.origin;
    const post = { origin, host, fetchSite: typeof fetchSite === "string" ? fetchSite : undefined };
    next(isSameSite(post, siteUrl, anyHost) ? undefined : new HttpError(403));
  };
}

/** Whether a post comes from this site, by Sec-Fetch-Site or Origin; a text browser sends neither, and has the form's token. */
export function isSameSite(post: Post, siteUrl: string, anyHost: boolean): boolean {
  if (post.fetchSite !== undefined && !["same-origin", "none"].includes(post.fetchSite)) {
    return false;
  }
  if (post.origin === undefined || post.origin === siteUrl) return true;
  return (
    anyHost &&
    post.host !== undefined &&
    [`http://${post.host}`, `https://${post.host}`].includes(post.origin)
  );
}
