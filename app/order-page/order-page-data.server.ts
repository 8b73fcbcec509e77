import { acceptedExtensions } from "~/assets/file-rules";
import * as Uploads from "~/assets/uploads.repository.server";
import { db } from "~/server/database/connection.server";
import { issueFormToken } from "~/server/security/form-token.server";
import { findAccessToken } from "~/orders/order-access.server";
import { orderStateCopy } from "~/orders/order-state-copy";
import * as Orders from "~/orders/orders.repository.server";
import { orderView } from "./order-view.server";
import { sentAssets } from "./sent-assets.server";

/** What the page of an order shows, and the token of its forms; `link` is that of its private link. */
export async function orderPageData(order: Orders.Order, link: string) {
  const uploads = await Uploads.findAllSent(db, order.id);
  const view = await orderView(order, uploads);
  const sent = await sentAssets(order, uploads);
  const token = issueFormToken("order page", { id: order.id });
  return { view, sent, token, link, accept: acceptedExtensions };
}

/** The same below the thanks for a paid order; undefined where the order is not paid, or its link is not known. */
export async function thankYouData(orderId: string) {
  const order = await Orders.findById(db, orderId);
  const link = order?.paid_at && (await findAccessToken(orderId));
  if (!order || !link) return undefined;
  const { view, ...data } = await orderPageData(order, link);
  const { title, text } = orderStateCopy("paid");
  const isNew = view.stage === "paid" && order.state === "paid";
  return { ...data, view: isNew ? { ...view, title, text } : view };
}
