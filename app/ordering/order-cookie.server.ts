import { retention } from "~/content/retention";
import { siteCookie } from "~/security/cookies.server";
import { findOrder, type Order } from "./orders.server";

/** Names the order this browser placed, so that its buyer finds the filled form, the receipt and the draft again. */
const orderCookie = siteCookie("order", retention.orderCookieDays * 24 * 60 * 60);

/** The Set-Cookie value that makes this the browser's order. */
export function rememberOrder(orderId: string): Promise<string> {
  return orderCookie.serialize(orderId);
}

/** The order this browser placed last. */
export async function rememberedOrder(request: Request): Promise<Order | undefined> {
  const id: unknown = await orderCookie.parse(request.headers.get("Cookie"));
  return typeof id === "string" ? findOrder(id) : undefined;
}
