import { expect, test } from "vitest";
import { filledIn, OnboardingClient } from "../support/assets/onboarding-client";
import { openedClient } from "../support/assets/onboarding-visitor";
import { flyer, logo } from "../support/assets/upload-samples";
import { mailedTo } from "../support/orders/person";
import { paidOrder, placeOrder, type OrderFields } from "../support/orders/order-visitor";

import { sharedSite, supportEmail } from "../support/site";
import { until } from "../support/until";

const site = await sharedSite();

const foreign = "somebody.else@foreign.test";

const aboutAssets = ({ email }: OrderFields) =>
  mailedTo(site, email).filter(({ Subject }) => Subject?.includes("assets arrived"));
const confirmed = (fields: OrderFields, count: number) =>
  until("the buyer knows", () => aboutAssets(fields).length >= count);

const queuedFor = (orderId: string) =>
  site.rows("select id from outbox where order_id = ? and dedupe_key like '% confirmed'", orderId);

test("the buyer of a paid order is told which assets arrived, at the order's address and not at the form's", async () => {
  const { fields, order, link } = await paidOrder(site);
  const client = await openedClient(site, link);
  const texts = { ...filledIn, email: foreign, brandColors: "Navy & brass" };
  expect((await client.send([logo, flyer], texts)).status).toBe(303);
  await confirmed(fields, 1);
  const [mail] = aboutAssets(fields);
  expect(mail).toMatchObject({
    Subject: `Your assets arrived (${order.reference})`,
    ReplyTo: supportEmail,
  });
  for (const words of [
    `Hello ${fields.name},`,
    `Your reference: ${order.reference}`,
    "Brand colors: Navy & brass",
    filledIn.textContent,
  ]) {
    expect(mail?.TextBody).toContain(words);
  }
  expect(mail?.TextBody).toMatch(/logo\.png \(\S+ (?:Bytes|KB)\)/);
  expect(mail?.TextBody).toMatch(/flyer\.pdf \(\S+ (?:Bytes|KB)\)/);
  expect(mail?.TextBody).toMatch(/Ready to look at: by \w+day, \w+ \d+/);
  expect(mail?.Attachments ?? []).toEqual([]);
  expect(mailedTo(site, foreign)).toEqual([]);
  expect(JSON.stringify(mail)).not.toContain(foreign);
});

test("additions are confirmed once more, and a page sent twice only once", async () => {
  const { fields, order, link } = await paidOrder(site);
  const client = await openedClient(site, link);
  await client.send([logo], { ...filledIn });
  await client.open(link);
  await client.send([flyer], { ...filledIn });
  await client.send([], { ...filledIn });
  await confirmed(fields, 2);
  expect(queuedFor(order.id)).toHaveLength(2);
  const later = aboutAssets(fields).find(({ Subject }) => Subject?.startsWith("More"));
  expect(later?.Subject).toBe(`More of your assets arrived (${order.reference})`);
  expect(later?.TextBody).toContain("flyer.pdf");
  expect(later?.TextBody).not.toContain("logo.png");
});

test("assets without an order are confirmed to nobody", async () => {
  const client = await openedClient(site);
  expect((await client.send([logo], { ...filledIn, email: foreign })).status).toBe(303);
  await until("the team knows", () =>
    site.sandbox.postmark.mails.some(({ ReplyTo }) => ReplyTo === foreign),
  );
  expect(mailedTo(site, foreign)).toEqual([]);
});

test("assets from the browser of an unpaid order are not confirmed", async () => {
  const { visitor, order, fields } = await placeOrder(site);
  const client = new OnboardingClient(site);
  client.takeCookies(visitor);
  await client.open();
  expect((await client.send([logo], { ...filledIn, email: fields.email })).status).toBe(303);
  expect(queuedFor(order.id)).toEqual([]);
  expect(aboutAssets(fields)).toEqual([]);
});

test("a buyer who was erased gets no such email", async () => {
  const { order, link } = await paidOrder(site);
  const client = await openedClient(site, link);
  site.execute("update orders set email = '' where id = ?", order.id);
  await client.send([logo], { ...filledIn });
  expect(queuedFor(order.id)).toEqual([]);
});
