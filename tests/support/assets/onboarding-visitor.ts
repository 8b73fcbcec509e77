import { OnboardingClient } from "./onboarding-client";
import type { Site } from "../site";
import { paidOrder } from "../orders/order-visitor";

/** A client with the form open. */
export async function opened(site: Site, path?: string) {
  const client = new OnboardingClient(site);
  await client.open(path);
  return client;
}

/** The buyer's phone, known by its cookies, and the private link for any other device. */
export async function phoneAndLink(site: Site) {
  const { visitor, link, order, fields } = await paidOrder(site);
  const phone = new OnboardingClient(site);
  phone.takeCookies(visitor);
  await phone.open();
  return { phone, link, order, fields };
}
