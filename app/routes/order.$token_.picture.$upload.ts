import type { LoaderFunctionArgs } from "@remix-run/node";
import { sentPicture } from "~/assets/sent-picture.server";
import { pictureResponse } from "~/layout/picture-response.server";
import { refuseWithPage, withUnavailablePage } from "~/layout/responses.server";
import { isAnonymized } from "~/orders/erase-order.server";
import { findOrderByAccessToken } from "~/orders/order-access.server";

/** A picture that was sent for an order, small, for the order's own page: never the stranger's bytes themselves. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return withUnavailablePage(request, async () => {
    const order = await findOrderByAccessToken(params.token ?? "");
    if (!order || isAnonymized(order)) return refuseWithPage(404);
    return pictureResponse(await sentPicture(order, params.upload ?? "", request.signal));
  });
}
