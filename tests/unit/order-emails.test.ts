import { expect, test } from "vitest";
import { receiptEmail, teamOrderEmail } from "~/orders/order-emails";
import * as samples from "../support/email/email-samples";

const { mails, onboardingUrl, order, portalUrl, receipt, seller, support, team } = samples;

type Name = keyof typeof mails;

test("the email about a new order has the reference in its subject and first line, and a reply reaches the buyer", () => {
  const { text, html, ...mail } = mails["a new order"];
  expect(mail).toEqual({
    to: team.inbox,
    toTeam: true,
    replyTo: order.email,
    subject: "Order begun SW-7K3Q9P: Marlow & Sons",
    attachments: [],
  });
  expect(text).toMatch(/^Order begun\n\nReference: SW-7K3Q9P\n/);
  expect(html.indexOf("SW-7K3Q9P")).toBeLessThan(html.indexOf("Business name"));
});

test.each<[name: Name, subject: string, replyTo: string]>([
  ["a paid order", "Order paid SW-7K3Q9P: Marlow & Sons", order.email],
  ["an updated order", "Order updated SW-7K3Q9P: Marlow & Sons", order.email],
  ["a receipt", "Your Sitewright order SW-7K3Q9P", support],
])("the email about %s has the subject '%s', and a reply reaches %s", (name, subject, replyTo) => {
  expect(mails[name]).toMatchObject({ subject, replyTo });
});

const receiptTable = [
  "Launch Setup, once        $1,497",
  "Growth Plan, first month    $129",
  "--------------------------------",
  "Paid today                $1,626",
].join("\n");
const plan = [
  "Paid: Friday, November 20",
  "Your files: by Monday, November 23",
  "Ready to look at: by Monday, November 30, if your files come in time",
  "Live: as soon as you agree\n",
  "We count Monday to Friday; a public holiday can move a date by a day.",
].join("\n");

// tests/unit/emails.test.ts shows that the HTML of each says the same.
test.each<[name: Name, words: string]>([
  ["a new order", "Reply to this email to write to the client."],
  ["a new order", "Nothing is paid yet."],
  ["a new order", `Email: ${order.email}\n`],
  ["a new order", `Project: \n${order.project}\n`],
  [
    "a new order",
    "Assets available: A logo, 20 photos\nTimeline: Within 2 weeks\nBudget: $2,000\n",
  ],
  ["an updated order", "The buyer changed this order"],
  ["a paid order", "Paid: $1,626\nBusiness name: Marlow & Sons\n"],
  ["a receipt", receiptTable],
  ["a receipt", "From next month: $129 a month, for at least 3 months."],
  ["a receipt", "ask for a refund within 7 days of delivery"],
  ["a receipt", "To end the Growth Plan, give us 30 days' notice."],
  ["a receipt", plan],
  ["a receipt", "Paid on: November 20, 2026 at 10:00 AM UTC\n"],
  ["a receipt", "Billed to: Marlow & Sons, ann@marlow.test\n"],
  ["a receipt", `Send your brand assets: ${onboardingUrl}\n`],
  ["a receipt", `Questions? Write to ${support}`],
  ["a receipt of a named seller", `Sold by ${seller}\n`],
  ["a receipt of a named seller", `- Open the customer portal: ${portalUrl}`],
  ["a dispute", "by December 4, 2026 (UTC)"],
  ["a dispute", "$1,626"],
  ["a dispute", "product not received"],
  ["the end of an order", "the order is cancelled"],
  ["the end of a second subscription", "not cancelled"],
])("the email about %s says: %s", (name, words) => expect(mails[name].text).toContain(words));

test.each<[name: Name, words: RegExp]>([
  ["an updated order", /Budget/],
  ["a receipt", /Sold by|portal/],
  ["a dispute without an answer", /2026|undefined|Invalid/],
])("the email about %s does not say what it does not know: %s", (name, words) => {
  expect(mails[name].text + mails[name].html).not.toMatch(words);
});

test("a name with bidirectional characters or line breaks cannot change the subject of an order email", () => {
  const name = "\u202eevil\u202c\u2066\u2069 \u200e\u200f\u061c\nMarlow";
  const { subject, html } = teamOrderEmail({ ...order, name }, team, false);
  expect(subject).toBe("Order begun SW-7K3Q9P: evil Marlow");
  expect(html).not.toMatch(/display:none[^>]*>[^<]*\p{Bidi_Control}/u);
});

test("the receipt is a table with a total in HTML, and links to the onboarding page and to support", () => {
  const { html } = mails["a receipt"];
  expect(html.match(/<th scope="row"/g)).toHaveLength(3);
  expect(html).toMatch(/>Paid today<\/th><td [^>]*font-weight:700[^>]*>\$1,626<\/td>/);
  expect(html.split(`href="${onboardingUrl}"`)).toHaveLength(3);
  expect(html).toContain(`href="mailto:${support}"`);
});

test.each([
  [142_600, "usd", "$1,426", "In US dollars", true],
  [142_650, "usd", "$1,426.50", "In US dollars", true],
  [150_000, "eur", "€1,500", "In euros", false],
  [240_000, "jpy", "¥240,000", "In Japanese yen", false],
])(
  "the receipt of a payment of other than today's price, %d %s, states what was paid",
  (cents, currency, total, title, monthly) => {
    const paid = { ...receipt.paid, amount_subtotal: cents, amount_total: cents, currency };
    const { text, html } = receiptEmail(order, { ...receipt, paid }, support);
    expect(text).toContain(`Your payment of ${total} has arrived.`);
    for (const form of [text, html]) {
      expect(form).toContain(title);
      expect(form).toContain(total);
      expect(form).not.toContain("$1,626");
      expect(form.includes("From next month")).toBe(monthly);
    }
  },
);

test("the receipt of an order with nothing to pay today does not mention a payment", () => {
  const free = { ...receipt, paid: { ...receipt.paid, amount_discount: 162_600, amount_total: 0 } };
  const { text } = receiptEmail(order, free, support);
  expect(text).toContain("Nothing is to be paid today.");
  expect(text).not.toContain("payment of");
});

test("the receipt of an order whose assets have arrived asks for none", () => {
  const later = { ...order, assets_received_at: "2026-11-21T10:00:00.000Z" };
  const { text } = receiptEmail(later, { ...receipt, plan: undefined }, support);
  expect(text).toContain(`Open your order: ${samples.orderUrl}\n`);
  expect(text).not.toMatch(/send us|Send your/);
});

test.each<Name>([
  "a second payment",
  "a dispute",
  "a dispute that is over",
  "a lost dispute",
  "an unexpected payment",
  "a missed month",
  "the end of an order",
  "the end of a second subscription",
])("the team's email about %s names the order and what to look up in Stripe", (name) => {
  const { to, subject, text } = mails[name];
  expect(to).toBe(team.inbox);
  expect(subject).toContain(order.reference);
  for (const fact of [order.reference, order.id, order.name, order.email]) {
    expect(text).toContain(fact);
  }
});

test.each(["a receipt", "a preview", "a launch"] as const)(
  "the email about %s shows the demo that the order names once",
  (about) => {
    const demo = "http://site.test/demo/plumber?name=Marlow+%26+Sons";
    const { html, text } = mails[about];
    expect(html.split('src="cid:demo-plumber.png"')).toHaveLength(2);
    expect(html).toContain(`<a href="${demo.replace("&", "&amp;")}"`);
    expect(text.split(demo)).toHaveLength(2);
  },
);
