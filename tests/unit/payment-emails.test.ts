import { expect, test } from "vitest";
import { mails, order, team } from "../support/email/email-samples";

test.each([
  "a second payment",
  "a dispute",
  "a dispute that is over",
  "a lost dispute",
  "an unexpected payment",
  "a missed month",
  "the end of an order",
  "the end of a second subscription",
] as const)("the team's email about %s names the order and what to look up in Stripe", (name) => {
  const { to, subject, text } = mails[name];
  expect(to).toBe(team);
  expect(subject).toContain(order.reference);
  for (const fact of [order.reference, order.id, order.name, order.email]) {
    expect(text).toContain(fact);
  }
});

test("the email about a dispute states amount, reason and the date for a response", () => {
  const { text } = mails["a dispute"];
  expect(text).toContain("by December 4, 2026 (UTC)");
  expect(text).toContain("$1,626.00");
  expect(text).toContain("product not received");
});

test("the email about a dispute that cannot be answered states no date", () => {
  const { text, html } = mails["a dispute without an answer"];
  expect(text + html).not.toMatch(/2026|undefined|Invalid/);
});

test("the email about an ended subscription says whether the order is cancelled", () => {
  expect(mails["the end of an order"].text).toContain("the order is cancelled");
  expect(mails["the end of a second subscription"].text).toContain("not cancelled");
});
