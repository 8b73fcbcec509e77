interface Post {
  origin: string | undefined;
  fetchSite: string | undefined;
  host: string | undefined;
}

/**
 * Whether a post comes from a page of ours. Browsers say so in Sec-Fetch-Site or Origin; a text browser sends
 * neither and is let through to the form's own token. `anyHost` also takes the request's own Host as an origin.
 */
export function isSameSite(post: Post, siteUrl: string, anyHost: boolean): boolean {
  if (post.fetchSite !== undefined && !["same-origin", "none"].includes(post.fetchSite)) {
    return false;
  }
  if (post.origin === undefined) return true;
  if (post.origin === siteUrl) return true;
  return (
    anyHost &&
    post.host !== undefined &&
    [`http://${post.host}`, `https://${post.host}`].includes(post.origin)
  );
}
