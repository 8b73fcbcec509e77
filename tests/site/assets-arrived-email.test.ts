import { expect, test } from "vitest";
import { filledIn, openedClient } from "../support/assets/onboarding-client";
import { flyer, gif, logo } from "../support/assets/upload-samples";
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
  expect(mail?.Subject).toBe(`Your assets arrived (${order.reference})`);
  expect(mail?.ReplyTo).toBe(supportEmail);
  // Files that arrived in one millisecond are listed by name.
  const listed = ["logo.png (", "flyer.pdf ("];
  for (const words of [`Hello ${fields.name},`, "Brand colors: Navy & brass", ...listed]) {
    expect(mail?.TextBody).toContain(words);
  }
  expect(mail?.TextBody).toMatch(/Ready to look at: by \w+day, [\w ]+/);
  expect(mail?.Attachments ?? []).toEqual([]);
  expect(mailedTo(site, foreign)).toEqual([]);
  expect(JSON.stringify(mail)).not.toContain(foreign);
});

test("additions are confirmed once each, whether on a new page or on one that was sent, and a page sent twice is not", async () => {
  const { fields, order, link } = await paidOrder(site);
  const client = await openedClient(site, link);
  await client.send([logo], { ...filledIn });
  await client.open(`${link}&more=1`);
  await client.send([flyer], { ...filledIn });
  await client.send([], { ...filledIn });
  await client.send([{ name: "photo.gif", bytes: gif }], { ...filledIn });
  await confirmed(fields, 3);
  expect(queuedFor(order.id)).toHaveLength(3);
  const more = aboutAssets(fields).filter(({ Subject }) => Subject?.startsWith("More"));
  expect(more.map(({ Subject }) => Subject)).toEqual([
    `More of your assets arrived (${order.reference})`,
    `More of your assets arrived (${order.reference})`,
  ]);
  expect(more[0]?.TextBody).toContain("flyer.pdf");
  expect(more[0]?.TextBody).not.toContain("logo.png");
  expect(more[1]?.TextBody).toMatch(/Files: photo.gif/);
});

// Without an order the team's email is the only one: see tests/hostile.
test("assets from the browser of an unpaid order, or of a buyer who was erased, are not confirmed", async () => {
  const { visitor, order, fields } = await placeOrder(site);
  const unpaid = await openedClient(site, "/onboarding", visitor);
  expect((await unpaid.send([logo], { ...filledIn, email: fields.email })).status).toBe(303);
  expect(queuedFor(order.id)).toEqual([]);

  const paid = await paidOrder(site);
  const client = await openedClient(site, paid.link);
  site.execute("update orders set email = '' where id = ?", paid.order.id);
  expect((await client.send([logo], { ...filledIn })).status).toBe(303);
  expect(queuedFor(paid.order.id)).toEqual([]);
});
