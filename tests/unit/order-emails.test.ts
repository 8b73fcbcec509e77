import { expect, test } from "vitest";
import { receiptEmail, teamOrderEmail } from "~/ordering/order-emails";
import { mails, onboardingUrl, order, support, team } from "../support/email/email-samples";

test("the email about a new order has the reference in its subject and first line, and a reply reaches the buyer", () => {
  const { text, html, ...mail } = mails["a new order"];
  expect(mail).toEqual({
    to: team,
    replyTo: order.email,
    subject: "New order SW-7K3Q9P: Marlow & Sons",
    attachments: [],
  });
  expect(text).toMatch(/^New order\n\nReference: SW-7K3Q9P\n/);
  expect(text).toContain("Reply to this email to write to the client.");
  expect(html.indexOf("SW-7K3Q9P")).toBeLessThan(html.indexOf("Business name"));
});

test("a name with bidirectional characters or line breaks cannot change the subject of an order email", () => {
  const name = "\u202eevil\u202c\u2066\u2069 \u200e\u200f\u061c\nMarlow";
  const { subject, html } = teamOrderEmail({ ...order, name }, team, false);
  expect(subject).toBe("New order SW-7K3Q9P: evil Marlow");
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
    const { text, html } = receiptEmail(order, paid, onboardingUrl, support);
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
  const { text } = receiptEmail(order, { cents: 0, currency: "usd" }, onboardingUrl, support);
  expect(text).toContain("Nothing is to be paid today.");
  expect(text).not.toContain("payment of");
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
  const all = { ...order, ...fields, budget: hostile, timeline: hostile, package_type: hostile };
  for (const { html, text } of [
    teamOrderEmail(all, team, false),
    receiptEmail(all, { cents: 162_600, currency: "usd" }, onboardingUrl, support),
  ]) {
    expect(html).not.toContain("<script");
    expect(html).toContain("&lt;/td&gt;&lt;script&gt;&quot;&amp;&quot;");
    expect(text.split(hostile)).toHaveLength(8);
  }
});
