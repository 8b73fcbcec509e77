import { expect, test } from "vitest";
import { shortTimeoutsWithJobs } from "../support/faults/fault-rows";
import { openedClient } from "../support/assets/onboarding-client";
import { hiddenFields, HttpClient, textOf } from "../support/http/http-client";
import { desk } from "../support/operations/desk";
import {
  orderPageOf,
  paidOrder,
  placeOrder,
  validOrder,
  type OrderFields,
  type OrderRow,
} from "../support/orders/order-visitor";
import { sharedSite, supportEmail } from "../support/site";
import { until } from "../support/until";

const env = { ...shortTimeoutsWithJobs, PROVIDER_TIMEOUT_MS: "3000" };
const site = await sharedSite({ env });

const paidWith = ({ id }: OrderRow) =>
  site.rows<{ paid_with: string | null }>(
    "select paid_with from payments where order_id = ?",
    id,
  )[0]?.paid_with;

function showsNoPersonalData(html: string, fields: OrderFields): void {
  const { name, email, project, assets } = fields;
  for (const text of [name, name.replace("'", "&#x27;"), email, project, assets]) {
    expect(html.includes(text)).toBe(false);
  }
}

/** The path of the order's own page, which a page offers to be copied. */
const offeredLink = (html: string) =>
  new URL(/id="private-link"[^>]* value="([^"]*)"/.exec(html)![1]!).pathname;

test("the thank-you page in the order's own browser names the receipt's address, and whom to tell that it is wrong", async () => {
  const { visitor, fields, order, sessionId } = await placeOrder(site);
  const path = `/thank-you?session_id=${sessionId}`;
  showsNoPersonalData(await visitor.page(path), fields);
  await site.sandbox.stripe.pay(sessionId);
  for (const page of [path, "/thank-you"]) {
    const answer = await visitor.request(page);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const html = await answer.text();
    expect(textOf(html)).toMatch(
      new RegExp(`We have sent your receipt to ${fields.email} ?\\. Wrong address\\?`),
    );
    expect(html).toContain(
      `href="mailto:${supportEmail}?subject=Wrong%20address%20for%20order%20${order.reference}"`,
    );
  }
});

test("the receipt in the order's own browser says for whom it is, when it was paid and with which card", async () => {
  const { visitor, fields, order, sessionId } = await paidOrder(site);
  const words = textOf(await visitor.page("/thank-you"));
  const { name, email } = fields;
  expect(words).toMatch(
    new RegExp(
      `Paid on [\\w ,]+ \\d+:\\d\\d( [AP]M)? UTC Paid with Visa ending in 4242 Billed to ${name} Email ${email}`,
    ),
  );
  for (const stranger of [new HttpClient(site.url), (await placeOrder(site)).visitor]) {
    const html = await stranger.page(`/thank-you?session_id=${sessionId}`);
    expect(textOf(html)).toContain(`Reference ${order.reference} Paid on`);
    expect(html).not.toMatch(/ending in 4242|private-link/);
    showsNoPersonalData(html, fields);
  }
});

test("a bank transfer's receipt names the account that it came from", async () => {
  const { visitor, sessionId } = await placeOrder(site);
  await site.sandbox.stripe.payLater(sessionId);
  await site.sandbox.stripe.settle(sessionId, true);
  const words = textOf(await visitor.page("/thank-you"));
  expect(words).toContain("Paid with Bank account ending in 6789");
});

test.each([
  ["answers 500", { status: 500 }],
  ["never answers", { hang: true }],
] as const)(
  "while Stripe %s about the card, the receipt is complete without it, and says it later",
  async (_, fault) => {
    const heal = site.sandbox.stripe.fail({ ...fault, match: "GET /v1/invoice_payments" });
    const { visitor, order } = await paidOrder(site);
    const words = textOf(await visitor.page("/thank-you"));
    expect(words).toContain(`Billed to ${order.name as string}`);
    expect(words).not.toContain("Paid with");
    heal();
    const paid = "Paid with Visa ending in 4242";
    const isSaid = async () => textOf(await visitor.page("/thank-you")).includes(paid);
    await until("the receipt says it", isSaid);
    expect(paidWith(order)).toBe("Visa ending in 4242");
  },
);

test("the thank-you page offers the private link of the receipt to the order's own browser, also once that has opened it", async () => {
  const { visitor, link, order } = await paidOrder(site);
  const own = orderPageOf(link);
  expect(offeredLink(await visitor.page("/thank-you"))).toBe(own);
  expect(textOf(await new HttpClient(site.url).page(own))).toContain(order.reference);
  await visitor.page(link.replace("/onboarding", "/contact"));
  expect(offeredLink(await visitor.page("/thank-you"))).toBe(own);
});

test("a browser that opened a private link has the order's page on the thank-you page, and nothing of other orders", async () => {
  const { link, order, fields } = await paidOrder(site);
  const byOrderPage = new HttpClient(site.url);
  await byOrderPage.page(link.replace("/onboarding", "/contact"));
  const bySwitch = await openedClient(site, link);
  await bySwitch.send([], { intent: "open" }, link);
  const other = await paidOrder(site);
  for (const device of [byOrderPage, bySwitch]) {
    const words = textOf(await device.page("/thank-you"));
    expect(words).toContain(`Order ${order.reference} of ${fields.name}`);
    const html = await device.page(`/thank-you?session_id=${other.sessionId}`);
    expect(html).not.toMatch(/ending in 4242|private-link|\/order\//);
    showsNoPersonalData(html, other.fields);
  }
});

test("on the thank-you page in its own browser a buyer agrees with the preview", async () => {
  const { visitor, order } = await paidOrder(site);
  await desk(site, "orders", "ready", order.reference, "--url", "https://preview.test/ann");
  const html = await visitor.page("/thank-you");
  const [, path = ""] = /<form method="post" action="(\/order\/[^"]+)"/.exec(html)!;
  const { token = "", shown = "" } = hiddenFields(html);
  const answer = await visitor.post(path, { token, shown, intent: "approve" });
  expect(answer.status).toBe(303);
  expect(textOf(await visitor.page("/thank-you"))).toContain("We are putting your website live");
});

test("after a change of the address the thank-you page offers the new private link", async () => {
  const { visitor, link, order } = await paidOrder(site);
  await desk(site, "orders", "email", order.reference, validOrder().email);
  const offered = offeredLink(await visitor.page("/thank-you"));
  expect(offered).not.toBe(orderPageOf(link));
  expect(textOf(await new HttpClient(site.url).page(offered))).toContain(order.reference);
});

test("a buyer who was forgotten is named nowhere on the thank-you page, and neither is the card", async () => {
  const { visitor, fields, order } = await paidOrder(site);
  expect(await visitor.page("/thank-you")).toContain("4242");
  await desk(site, "forget", fields.email, "--yes");
  expect(paidWith(order)).toBe("");
  const html = await visitor.page("/thank-you");
  expect(textOf(html)).toContain("Thank you for your order!");
  expect(html).not.toMatch(/Wrong address|ending in 4242|private-link/);
  showsNoPersonalData(html, fields);
});

test("an order keeps the date of the terms that its buyer accepted", async () => {
  const { order } = await placeOrder(site);
  const terms = await new HttpClient(site.url).page("/terms-of-service");
  expect(order.terms_version).toMatch(/^\w+ \d{4}$/);
  expect(textOf(terms)).toContain(`Last updated: ${order.terms_version as string}`);
});
