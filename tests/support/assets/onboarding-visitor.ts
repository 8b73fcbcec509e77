import { openedClient } from "./onboarding-client";
import type { Site } from "../site";
import { paidOrder } from "../orders/order-visitor";

export { openedClient };

/** A buyer's phone, which has the cookies, and the private link for other devices. */
export async function phoneAndLink(site: Site) {
  const { visitor, link, order, fields } = await paidOrder(site);
  const phone = await openedClient(site, "/onboarding", visitor);
  return { phone, link, order, fields };
}
