import { expect } from "vitest";
import { hiddenFields, HttpClient } from "../http/http-client";
import { desk } from "../operations/desk";
import type { Site } from "../site";
import { orderOf, orderPageOf, paidOrder } from "./order-visitor";

export const PREVIEW = "https://preview.test/ann";
const WEBSITE = "https://ann.test/";

export const ready = ["ready", "--url", PREVIEW] as const;
export const launched = ["launched", "--url", WEBSITE, "--why", "she sent us everything"] as const;

/** The page of a paid order after steps of the team, as a device sees it that has never been at the site. */
export async function openOwnPage(site: Site, ...steps: (readonly string[])[]) {
  const paid = await paidOrder(site);
  const device = new HttpClient(site.url);
  const path = orderPageOf(paid.link);
  for (const [what = "", ...words] of steps) {
    expect((await desk(site, "orders", what, paid.order.reference, ...words)).code).toBe(0);
  }
  const html = async () => (await device.request(path)).text();
  const token = async () => hiddenFields(await html())["token"] ?? "";
  const act = async (fields: Record<string, string>) =>
    device.post(path, { token: await token(), ...fields });
  const order = () => orderOf(site, paid.fields);
  return { ...paid, device, path, html, token, act, order };
}
