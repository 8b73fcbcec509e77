import { OnboardingClient } from "./onboarding-client";
import type { Site } from "../site";
import { paidOrder } from "../orders/order-visitor";

/** A client with the onboarding form open. */
export async function openedClient(site: Site, path?: string) {
  const client = new OnboardingClient(site);
  await client.open(path);
  return client;
}

/** A buyer's phone, which has the cookies, and the private link for other devices. */
export async function phoneAndLink(site: Site) {
  const { visitor, link, order, fields } = await paidOrder(site);
  const phone = new OnboardingClient(site);
  phone.takeCookies(visitor);
  await phone.open();
  return { phone, link, order, fields };
}
