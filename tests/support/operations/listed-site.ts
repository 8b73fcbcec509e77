import { expect } from "vitest";
import { openedClient } from "../assets/onboarding-client";
import { png } from "../assets/upload-samples";
import { inquiriesAbout, paidOrder, placeOrder, validOrder } from "../orders/order-visitor";
import { sharedSite, type Site } from "../site";

/**
 * The site of the tests that list all its rows: no other tests use it, and its background jobs run often
 * enough to wait for them.
 */
export function listedSite(): Promise<Site> {
  return sharedSite({
    env: { EMAIL_FROM: "Listed <hello@sitewright.test>", JOBS_EVERY_MS: "500" },
  });
}

// Texts that the form accepts, and control characters that only another version could have stored.
export const hostile = {
  name: "Ann\nSW-FAKE2345  paid \u202eeman",
  project: 'Line one\nOrder SW-FAKE2345\n=HYPERLINK("http://evil.test")',
  assets: "=1+1",
};
export const escapes = "\x1b[2J\x9b31m";

export async function hostileOrder(site: Site) {
  const placed = await placeOrder(site, validOrder(hostile));
  site.execute("update orders set budget = ? where id = ?", escapes, placed.order.id);
  return placed;
}

export async function sendAssets(site: Site) {
  const { fields, link, order } = await paidOrder(site);
  const client = await openedClient(site, link);
  const files = [{ name: "logo \u202egnp.exe.png", bytes: png, type: "image/png" }];
  expect((await client.send(files)).status).toBe(303);
  const [inquiry] = inquiriesAbout(site, order);
  return { fields, reference: order.reference, id: inquiry!.id };
}
