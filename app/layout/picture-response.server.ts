import type { Thumbnail } from "~/server/pictures/thumbnails.server";

/** Shows a sent picture as nothing but a picture, never as what the stranger's bytes may be. */
export function pictureResponse(picture: Thumbnail): Response {
  if (picture === "none") return emptyPicture(404);
  if (picture === "busy") return emptyPicture(503, { "Retry-After": "10" });
  return new Response(picture, { headers });
}

const headers = {
  "Content-Type": "image/webp",
  "Cache-Control": "private, max-age=604800, immutable",
  // Beside the site's own policy; both hold.
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "X-Robots-Tag": "noindex",
};

/** One transparent pixel: a browser shows the picture of an error too, and for none its sign of a broken one. */
const PIXEL = Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64");

function emptyPicture(status: 404 | 503, more?: Record<string, string>): Response {
  const own = { "Content-Type": "image/gif", "Cache-Control": "no-store", ...more };
  return new Response(PIXEL, { status, headers: { ...headers, ...own } });
}
