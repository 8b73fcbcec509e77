import type { LoaderFunctionArgs } from "@remix-run/node";
import { refuseWithPage, withUnavailableResponse } from "~/layout/responses.server";
import { qrPicture } from "~/order-page/qr-picture.server";
import { liveWebsite } from "~/orders/live-website.server";
import { findOrderByAccessToken } from "~/orders/order-access.server";

/** The QR code of a live website's URL, as a file for its buyer. */
export function loader({ params: { token = "", format } }: LoaderFunctionArgs) {
  return withUnavailableResponse(
    async () => {
      const order = await findOrderByAccessToken(token);
      const website = order && liveWebsite(order);
      const picture = website?.hasQr ? qrPicture(website.url, format) : undefined;
      if (!website || !picture) return refuseWithPage(404);
      const name = `qr-code-${new URL(website.url).hostname.replace(/[^a-z0-9.-]/g, "")}.${format}`;
      return new Response(picture.bytes, {
        headers: {
          "Content-Type": picture.type,
          "Content-Disposition": `attachment; filename="${name}"`,
          "Content-Security-Policy": "default-src 'none'; sandbox",
          // A launch may be taken back.
          "Cache-Control": "private, max-age=300",
          "X-Robots-Tag": "noindex",
        },
      });
    },
    () => refuseWithPage(503),
  );
}
