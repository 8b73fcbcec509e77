import { OnboardingClient } from "./onboarding-client";
import type { Site } from "../site";
import { paidOrder } from "../orders/order-visitor";

export { openedClient } from "./onboarding-client";

/** A buyer's phone, which has the cookies, and the private link for other devices. */
export async function phoneAndLink(site: Site) {
  const { visitor, link, order, fields } = await paidOrder(site);
  const phone = new OnboardingClient(site);
  phone.takeCookies(visitor);
  await phone.open();
  return { phone, link, order, fields };
}
