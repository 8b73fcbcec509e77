import { expect, test } from "vitest";
import { mails, order, team } from "../support/email/mail-samples";

test.each([
  "a second payment",
  "a dispute",
  "a dispute that is over",
  "a lost dispute",
  "a payment not accepted",
  "a missed month",
  "the end of an order",
  "the end of a second subscription",
] as const)(
  "%s is told to the team, with what to look up in Stripe and whose order it is",
  (name) => {
    const { to, subject, text } = mails[name];
    expect(to).toBe(team);
    expect(subject).toContain(order.reference);
    for (const fact of [order.reference, order.id, order.name, order.email]) {
      expect(text).toContain(fact);
    }
  },
);

test("a dispute says what it is about and until when to answer", () => {
  const { text } = mails["a dispute"];
  expect(text).toContain("by 4 December 2026 (UTC)");
  expect(text).toContain("$1,626.00");
  expect(text).toContain("product not received");
});

test("a dispute that takes no answer names no day", () => {
  const { text, html } = mails["a dispute without an answer"];
  expect(text + html).not.toMatch(/2026|undefined|Invalid/);
});

test("the end of a subscription says whether the order ends with it", () => {
  expect(mails["the end of an order"].text).toContain("the order is cancelled");
  expect(mails["the end of a second subscription"].text).toContain("not cancelled");
});
