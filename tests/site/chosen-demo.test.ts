import { expect, test } from "vitest";
import { trades } from "~/content/trades";
import { elements } from "../support/http/html-elements";
import { textOf } from "../support/http/http-client";
import { desk } from "../support/operations/desk";
import { signedIn } from "../support/operations/team";
import { valueOf } from "../support/orders/order-page";
import {
  openForm,
  orderOf,
  orderPageOf,
  ordersOf,
  paidOrder,
  placeOrder,
  validOrder,
} from "../support/orders/order-visitor";
import { allMailsSent, mailedTo } from "../support/orders/person";
import { sharedSite } from "../support/site";

const site = await sharedSite({ env: { DESK_EMAILS: "ann@desk.test" } });

const { name: industry, category, slug } = trades[1];
const picture = `/images/phones/${slug}-480.webp`;
const chosen = () => validOrder({ industry, name: "Zq7d Miller & Sons" });
const DEMO = `/demo/${slug}?name=Zq7d+Miller+%26+Sons`;

/** The picture of a demo that a page shows, and where it leads. */
function shownDemo(html: string) {
  const pictures = elements(html, "img").map(({ attributes }) => attributes.src ?? "");
  const links = elements(html, "a").map(({ attributes }) => attributes.href ?? "");
  return {
    pictures: pictures.filter((src) => src.startsWith("/images/phones/")),
    links: links.filter((href) => href.startsWith("/demo/")).map(textOf),
  };
}

const shown = { pictures: [picture], links: [DEMO] };
const nothing = { pictures: [], links: [] };

test.each([
  ["by its name", industry],
  ["by its name in the gallery", category],
])("an order that names a trade %s stores it", async (_, named) => {
  const { order } = await placeOrder(site, validOrder({ industry: named }));
  expect(order.industry).toBe(industry);
});

test.each(["", "Mason", slug, "__proto__", "<b>Plumber</b>", "P".repeat(2000)])(
  "an order that names the unknown trade '%s' is taken without it",
  async (named) => {
    const { order, visitor } = await placeOrder(site, validOrder({ industry: named }));
    expect(order.industry).toBeNull();
    expect(shownDemo(await visitor.page("/contact"))).toEqual(nothing);
  },
);

test("the trade and the name of a query go through an invalid form into the order, and back from the checkout", async () => {
  const visitor = await openForm(site);
  const query = new URLSearchParams({ industry: category, name: "Zq7d Miller & Sons" }).toString();
  const opened = await visitor.page(`/contact?${query}`);
  expect(shownDemo(opened)).toEqual(shown);
  const fields = chosen();
  const sent = { ...fields, industry: valueOf(opened, "industry"), name: valueOf(opened, "name") };
  const refused = await visitor.send({ ...sent, project: "" });
  expect(refused.status).toBe(422);
  const again = await refused.text();
  expect([valueOf(again, "industry"), shownDemo(again)]).toEqual([industry, shown]);
  expect((await visitor.send(sent)).status).toBe(303);
  expect(orderOf(site, fields)).toMatchObject({ industry, name: fields.name });
  const back = await visitor.page("/contact?cancelled=1");
  expect([valueOf(back, "industry"), shownDemo(back)]).toEqual([industry, shown]);
  expect(site.output()).not.toContain("Zq7d");
});

test("another demo that is chosen before the payment is the order's from then on", async () => {
  const { visitor, fields } = await placeOrder(site, chosen());
  const other = trades[2];
  const page = await visitor.page(`/contact?industry=${other.name}`);
  expect(valueOf(page, "industry")).toBe(other.name);
  expect((await visitor.send({ ...fields, industry: other.name })).status).toBe(303);
  expect(ordersOf(site, fields.email)).toMatchObject([{ industry: other.name }]);
});

test.each([
  [
    "another trade",
    { industry: trades[2].name },
    `, now with our template for ${trades[2].category}`,
  ],
  ["another firm", { industry, name: "Zq7d Sparks" }, ""],
  ["both", { industry: trades[2].name, name: "Zq7d Sparks" }, `, now with our template for`],
])(
  "who follows a link for %s than the unpaid order's is told what the form stores, is not led to the former's payment, and can begin another order",
  async (_, query, change) => {
    const { visitor, fields } = await placeOrder(site, chosen());
    const go = "Continue to payment without changes";
    expect(await visitor.page(`/contact?industry=${industry}`)).toContain(go);
    const page = await visitor.page(`/contact?${new URLSearchParams(query).toString()}`);
    expect(page).not.toContain(go);
    expect(textOf(page)).toContain(`The form below is your order for ${fields.name}${change}`);
    expect([valueOf(page, "name"), valueOf(page, "industry")]).toEqual([
      fields.name,
      query.industry,
    ]);
    const [begin] = elements(page, "a").filter(({ text }) => text === "Start a new order");
    const begun = await visitor.page(textOf(begin!.attributes.href!).split("#")[0]!);
    expect([valueOf(begun, "name"), valueOf(begun, "industry")]).toEqual([
      "name" in query ? query.name : "",
      query.industry,
    ]);
  },
);

test("a paid order shows its demo to its buyer, in the emails once each, and to the team", async () => {
  const { order, visitor, link, fields } = await paidOrder(site, chosen());
  const ownPage = orderPageOf(link);
  for (const path of ["/thank-you", ownPage]) {
    expect(shownDemo(await visitor.page(path)), path).toEqual(shown);
  }
  await desk(site, "orders", "ready", order.reference, "--url", "https://preview.test/zq");
  await allMailsSent(site, order);
  const mails = mailedTo(site, fields.email);
  expect(mails).toHaveLength(2);
  for (const { HtmlBody = "", TextBody, inline = [] } of mails) {
    expect(TextBody).toContain(`template for ${category}, with your name: ${site.url}${DEMO}`);
    const pictures = elements(HtmlBody, "img").filter(({ attributes: { alt } }) => alt);
    expect(pictures.map(({ attributes: { src, alt } }) => [src, textOf(alt!)])).toEqual([
      [`cid:demo-${slug}.png`, `The demo website for ${category}, on a computer and on a phone`],
    ]);
    const around = elements(HtmlBody, "a").filter(({ html }) => html.includes("<img"));
    expect(around.map(({ attributes }) => attributes.href)).toEqual([site.url + DEMO]);
    expect(inline.map(({ ContentID }) => ContentID).sort()).toEqual([
      `cid:demo-${slug}.png`,
      "cid:logo.png",
    ]);
  }
  const team = await signedIn(site, "ann@desk.test");
  expect(textOf(await team.page(`/desk/orders/${order.id}`))).toContain(`Template ${DEMO}`);
  expect((await desk(site, "show", order.reference)).out).toMatch(
    new RegExp(`Template +${industry}\\n`),
  );
});

test("a paid order without a trade shows no demo anywhere", async () => {
  const { order, visitor, link, fields } = await paidOrder(site);
  await desk(site, "orders", "ready", order.reference, "--url", "https://preview.test/zq");
  await desk(site, "orders", "launched", order.reference, "--why", "she gave us all");
  for (const path of ["/thank-you", orderPageOf(link)]) {
    expect(shownDemo(await visitor.page(path)), path).toEqual(nothing);
  }
  await allMailsSent(site, order);
  const bodies = mailedTo(site, fields.email).map(({ HtmlBody, TextBody }) => HtmlBody! + TextBody);
  expect(bodies.join()).not.toMatch(/demo/i);
});
