import { expect, test } from "vitest";
import { receiptEmail, teamOrderEmail } from "~/ordering/order-emails";
import {
  mails,
  onboardingUrl,
  order,
  portalUrl,
  receipt,
  seller,
  support,
  team,
} from "../support/email/email-samples";

test("the email about a new order has the reference in its subject and first line, and a reply reaches the buyer", () => {
  const { text, html, ...mail } = mails["a new order"];
  expect(mail).toEqual({
    to: team,
    replyTo: order.email,
    subject: "Order begun SW-7K3Q9P: Marlow & Sons",
    attachments: [],
  });
  expect(text).toMatch(/^Order begun\n\nReference: SW-7K3Q9P\n/);
  expect(text).toContain("Reply to this email to write to the client.");
  expect(html.indexOf("SW-7K3Q9P")).toBeLessThan(html.indexOf("Business name"));
});

test("the email about a begun order says that it is not paid, the one about a paid order what was paid", () => {
  expect(mails["a new order"].text).toContain("Nothing is paid yet.");
  const { subject, replyTo, text } = mails["a paid order"];
  expect(subject).toBe("Order paid SW-7K3Q9P: Marlow & Sons");
  expect(replyTo).toBe(order.email);
  expect(text).toContain("Paid: $1,626.00\nBusiness name: Marlow & Sons\n");
});

test("a name with bidirectional characters or line breaks cannot change the subject of an order email", () => {
  const name = "\u202eevil\u202c\u2066\u2069 \u200e\u200f\u061c\nMarlow";
  const { subject, html } = teamOrderEmail({ ...order, name }, team, false);
  expect(subject).toBe("Order begun SW-7K3Q9P: evil Marlow");
  expect(html).not.toMatch(/display:none[^>]*>[^<]*\p{Bidi_Control}/u);
});

test("the email about an updated order says that the buyer changed it, and omits an empty budget", () => {
  const { subject, text } = mails["an updated order"];
  expect(subject).toMatch(/^Order updated SW-7K3Q9P/);
  expect(text).toContain("The buyer changed this order");
  expect(text).not.toContain("Budget");
});

test("the receipt is a table with a total in HTML and aligned columns in text", () => {
  const { text, html } = mails["a receipt"];
  expect(text).toContain(
    [
      "Launch Setup, once        $1,497",
      "Growth Plan, first month    $129",
      "--------------------------------",
      "Paid today                $1,626",
    ].join("\n"),
  );
  expect(html.match(/<th scope="row"/g)).toHaveLength(3);
  expect(html).toMatch(/>Paid today<\/th><td [^>]*font-weight:700[^>]*>\$1,626<\/td>/);
  for (const form of [text, html]) {
    expect(form).toContain("From next month: $129 a month, for at least 3 months.");
  }
});

test.each([
  [{ cents: 142_600, currency: "usd" }, "$1,426", "In US dollars", true],
  [{ cents: 142_650, currency: "usd" }, "$1,426.50", "In US dollars", true],
  [{ cents: 150_000, currency: "eur" }, "€1,500", "In EUR", false],
  [{ cents: 240_000, currency: "jpy" }, "¥240,000", "In JPY", false],
])(
  "the receipt of a payment of other than today's price, %j, states what was paid",
  (paid, total, title, monthly) => {
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
  const { text } = receiptEmail(
    order,
    { ...receipt, paid: { cents: 0, currency: "usd" } },
    support,
  );
  expect(text).toContain("Nothing is to be paid today.");
  expect(text).not.toContain("payment of");
});

test("the receipt states until when a refund can be asked for, and the notice that ends the plan", () => {
  const { text, html } = mails["a receipt"];
  for (const form of [text, html]) {
    expect(form).toContain("ask for a refund within 7 days of delivery");
    expect(form).toContain("To end the Growth Plan, give us 30 days' notice.");
  }
});

test("the receipt names its seller and leads to the customer portal, where they are known", () => {
  const { text, html } = mails["a receipt of a named seller"];
  expect(text).toContain(`Sold by ${seller}\n`);
  expect(text).toContain(`- Open the customer portal: ${portalUrl}`);
  expect(html).toContain(`href="${portalUrl}"`);
  expect(mails["a receipt"].text).not.toMatch(/Sold by|portal/);
});

test("the receipt says what happens next, with a date for each step", () => {
  const { text } = mails["a receipt"];
  expect(text).toContain(
    [
      "Paid: Friday, November 20",
      "Your files: by Monday, November 23",
      "Ready to look at: by Monday, November 30, if your files come in time",
      "Live: as soon as you agree",
      "",
      "We count Monday to Friday; a public holiday can move a date by a day.",
    ].join("\n"),
  );
});

test("the receipt says whom it is for, and when it was paid", () => {
  expect(mails["a receipt"].text).toContain(
    "Paid on: November 20, 2026 at 10:00 AM UTC\nBilled to: Marlow & Sons, ann@marlow.test\n",
  );
});

test("the receipt of an order whose assets have arrived asks for none", () => {
  const later = { ...order, assets_received_at: "2026-11-21T10:00:00.000Z" };
  const { text } = receiptEmail(later, { ...receipt, plan: undefined }, support);
  expect(text).toContain(`Add to your assets: ${onboardingUrl}\n`);
  expect(text).not.toMatch(/send us|Send your/);
});

test("the receipt links to the buyer's onboarding page and to support", () => {
  const { replyTo, text, html } = mails["a receipt"];
  expect(replyTo).toBe(support);
  expect(text).toContain(`Send your brand assets: ${onboardingUrl}\n`);
  expect(text).toContain(`Questions? Write to ${support}`);
  expect(html.split(`href="${onboardingUrl}"`)).toHaveLength(3);
  expect(html).toContain(`href="mailto:${support}"`);
});

test("markup in any field of an order is escaped in its emails", () => {
  const hostile = `</td><script>"&"`;
  const fields = { name: hostile, email: hostile, project: hostile, assets: hostile };
  const all = { ...order, ...fields, budget: hostile, timeline: hostile };
  for (const [times, { html, text }] of [
    [6, teamOrderEmail(all, team, false)],
    // The greeting has the name once more, and the receipt says for whom it is.
    [9, receiptEmail(all, receipt, support)],
  ] as const) {
    expect(html).not.toContain("<script");
    expect(html).toContain("&lt;/td&gt;&lt;script&gt;&quot;&amp;&quot;");
    expect(text.split(hostile)).toHaveLength(times + 1);
  }
});
