import { expect, test } from "vitest";
import { dayInWords, weekdayInWords } from "~/content/format";
import { filledIn, OnboardingClient, openedClient } from "../support/assets/onboarding-client";
import { logo } from "../support/assets/upload-samples";
import { HttpClient, textOf } from "../support/http/http-client";
import { paidOrder } from "../support/orders/order-visitor";
import { sharedSite } from "../support/site";

const site = await sharedSite({ env: { TIME_ZONE: "Pacific/Auckland" } });

const NOTE = "We count Monday to Friday; a public holiday can move a date by a day.";

/** Moves an order's payment to a moment that is Friday in UTC and Saturday in Auckland, in a year that is far off. */
async function paidOnFriday() {
  const paid = await paidOrder(site);
  site.execute("update orders set paid_at = ? where id = ?", FRIDAY, paid.order.id);
  return paid;
}
const FRIDAY = "2099-10-30T12:30:00.000Z";
const day = (date: string) => weekdayInWords(date, "2026-01-01");

test("the thank-you page dates the steps of a paid order in the site's time zone, for a browser without scripts", async () => {
  const { sessionId } = await paidOnFriday();
  const words = textOf(await new HttpClient(site.url).page(`/thank-you?session_id=${sessionId}`));
  expect(words).toContain(`Paid: ${day("2099-10-31")}`);
  expect(words).toContain(`Your files: by ${day("2099-11-02")}`);
  expect(words).toContain(`Paid on ${dayInWords("2099-10-31")}`);
  expect(words).toContain(NOTE);
  expect(words).toContain("The link to send us your files is in your receipt's email");
});

test("the onboarding page dates the steps for the browser of a paid order, and for nobody else", async () => {
  const { link, visitor } = await paidOnFriday();
  const byLink = await new OnboardingClient(site).open(link);
  for (const html of [byLink, await visitor.page("/onboarding")]) {
    const words = textOf(html);
    expect(words).toContain(`Your files: by ${day("2099-11-02")}`);
    expect(words.indexOf(NOTE)).toBeLessThan(words.indexOf("Your brand assets"));
  }
  expect(textOf(await new OnboardingClient(site).open())).not.toContain("Ready to look at");
});

test("once the files have arrived, the date of the website counts from them", async () => {
  const { link, order, visitor } = await paidOnFriday();
  const client = await openedClient(site, link);
  expect((await client.send([logo], { ...filledIn })).status).toBe(303);
  const arrived = "2099-11-03T20:00:00.000Z";
  site.execute("update orders set assets_received_at = ? where id = ?", arrived, order.id);
  const words = textOf(await visitor.page("/thank-you"));
  expect(words).toContain(`Your files: arrived on ${day("2099-11-04")}`);
  expect(words).toContain(`Ready to look at: by ${day("2099-11-11")}`);
  expect(words).not.toContain("Send your brand assets");
});
