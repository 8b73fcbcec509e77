import type { LoaderFunctionArgs } from "@remix-run/node";
import { sentPicture } from "~/assets/sent-picture.server";
import { refuseWithPage, withUnavailablePage } from "~/layout/responses.server";
import { isAnonymized } from "~/orders/erase-order.server";
import { findOrderByAccessToken } from "~/orders/order-access.server";

/** A picture that was sent for an order, small, for the order's own page: never the stranger's bytes themselves. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return withUnavailablePage(request, async () => {
    const order = await findOrderByAccessToken(params.token ?? "");
    if (!order || isAnonymized(order)) return refuseWithPage(404);
    const picture = await sentPicture(order, params.upload ?? "", request.signal);
    if (picture === "none") return emptyPicture(404);
    if (picture === "busy") return emptyPicture(503, { "Retry-After": "10" });
    return new Response(picture, { headers });
  });
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
