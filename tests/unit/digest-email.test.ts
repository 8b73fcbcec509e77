import { expect, test } from "vitest";
import { digestEmail, MOST_NAMED } from "~/operations/digest/digest-email";
import type { MovedMoney } from "~/operations/digest/digest-money";
import * as samples from "../support/email/email-samples";

const { digestDay, digestFacts, digestTime, mails, quietFacts, team, waitingRow } = samples;

test("the daily digest begins with what waits for the team: what, whose, by when, since when, and how to do it", () => {
  const { subject, text, to, html } = mails["a digest"];
  const title = "Digest of November 21, 2026: 3 to do, 1 overdue, 3 new orders";
  expect([to, subject]).toEqual([team.inbox, title]);
  expect(text).toContain(
    [
      "Your day at a glance\n\nWaits for you\n-------------\n",
      "Marlow & Sons, SW-7K3Q9P",
      "Assets complete, no preview yet.",
      "Overdue: due Friday, November 20. Since Friday, November 13. Ben has it.",
      "  npm run desk -- orders ready SW-7K3Q9P --url https://…\n",
      "Marlow & Daughters, SW-3XTRA1",
      "Unexpected payment.",
      "Since Thursday, November 19.",
      "  npm run desk -- show SW-7K3Q9P\n",
    ].join("\n"),
  );
  expect(text).toContain("needs evidence.\nDue Saturday, November 28. Since");
  expect(text).toMatch(
    /\n\nWaits for your buyers\n-+\n\nMarlow & Sons, SW-9WAIT2\nPaid, and no assets yet\.\nSince Monday, November 10, 2025\.\n/,
  );
  expect(text).toContain(
    "2 emails have waited for more than an hour. To look: npm run desk -- outbox\n",
  );
  expect(html).toContain('<a href="https://dashboard.stripe.com/dp"');
});

test("where the desk is in the browser, the digest leads to it, and for a dispute to Stripe", () => {
  const { text, html } = mails["a digest that leads to the desk"];
  const { orderId } = digestFacts.today.us[0]!;
  expect(text).toContain(`Ben has it.\n  ${team.deskUrl}/orders/${orderId}\n`);
  expect(html).toContain(`<a href="${team.deskUrl}/orders/${orderId}"`);
  expect(text).toContain("  https://dashboard.stripe.com/dp");
  expect(text).toContain(`To look: ${team.deskUrl}/emails\n`);
  expect(text).not.toContain("npm run desk");
});

test("the digest of a day on which only others have to act says that nothing waits for the team", () => {
  const today = { ...quietFacts.today, buyers: digestFacts.today.buyers };
  const facts = { ...quietFacts, today };
  const { subject, text } = digestEmail(facts, digestTime, { inbox: team.inbox });
  expect(subject).toBe("Digest of November 21, 2026: nothing to do");
  expect(text).toContain("glance\n\nNothing waits for you.\n\nWaits for your buyers\n");
});

test("the digest counts what it does not name, and stays below the size that Gmail shows", () => {
  const name = "Ye Olde ".repeat(20);
  const rows = (count: number) =>
    Array.from({ length: count }, () => waitingRow("bounced", { name }));
  const us = rows(MOST_NAMED.us + 5);
  const buyers = rows(MOST_NAMED.buyers + 1);
  const all = { ...digestFacts, today: { us, buyers, cut: ["flagged" as const] } };
  const { subject, text, html } = digestEmail(all, digestTime, { inbox: team.inbox });
  expect(subject).toContain(": more than 45 to do, ");
  expect(text.match(/come back/g)).toHaveLength(MOST_NAMED.us + MOST_NAMED.buyers);
  expect(text).toContain("And more than 5 others.\n\nWaits for your buyers");
  expect(text).toContain("And 1 other.\n\nThe last 24 hours");
  expect(Buffer.byteLength(html)).toBeLessThan(60_000);
});

test("the digest adds up amounts per currency, each kind and all together", () => {
  const charge = { kind: "charge", state: "paid", count: 1 } as const;
  const money: MovedMoney[] = [
    { ...charge, currency: "usd", amount_total: 162_600 },
    { ...charge, currency: "jpy", amount_total: 100 },
    { ...charge, kind: "dispute", state: "open", currency: "jpy", amount_total: 100 },
    { ...charge, kind: "dispute", state: "won", currency: "usd", amount_total: 100 },
  ];
  const { text } = digestEmail({ ...digestFacts, money }, digestTime, { inbox: team.inbox });
  expect(text).toMatch(
    /First payments: 2 +\$1,626 \+ ¥100\nDisputes: 1 +-¥100\nDisputes won: 1 +\$0\n/,
  );
  expect(text).toMatch(/Together +\$1,626 \+ ¥0\n/);
});

test.each([
  ["none" as const, "none. To look: npm run desk -- doctor"],
  [new Date(digestDay.getTime() - 59 * 60_000), "less than an hour ago"],
  [new Date(digestDay.getTime() - 61 * 60_000), "1 hour ago"],
])('the digest shows the newest backup %s as "%s"', (newestBackup, shown) => {
  const { text } = digestEmail({ ...quietFacts, newestBackup }, digestTime, { inbox: team.inbox });
  expect(text).toContain(`Newest backup: ${shown}\n`);
});
