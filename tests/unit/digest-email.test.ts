import { expect, test } from "vitest";
import { digestEmail, MAX_NAMED } from "~/operations/digest/digest-email";
import * as samples from "../support/email/email-samples";

const { digestDay, digestFacts, digestTime, mails, quietFacts, team } = samples;

const paid = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    reference: `SW-PAID${1000 + at}`,
    cents: 162_600,
    currency: "usd",
  }));

test("the daily digest counts the day's orders and emails, sums the payments and lists what needs attention", () => {
  const { subject, text, to } = mails["a digest"];
  expect([to, subject]).toEqual([team, "Digest of November 21, 2026: 3 new orders, 2 paid"]);
  expect(text).toContain("New orders: 3\nPaid: 2");
  expect(text).toContain(
    [
      "Paid in the last 24 hours",
      "SW-7K3Q9P  $1,626",
      "SW-4XY9QP    $129",
      "-----------------",
      "Together   $1,755",
    ].join("\n"),
  );
  expect(text).toContain(
    "1 order is set aside as spam. To look: npm run desk -- orders --state flagged",
  );
  expect(text).toContain(
    "Unexpected payments wait for you: SW-3XTRA1, SW-3XTRA2. To look: npm run desk -- show SW-3XTRA1.",
  );
  expect(text).toContain(
    "SW-5BNCE1: did not reach its buyer\nSW-5BNCE2: did not reach its buyer\n\nOnce you have the right address: npm run desk -- orders email <id> <address>.",
  );
  expect(text).toContain("1 email failed, 2 emails waiting for more than an hour. To look:");
  expect(text).toContain(
    "Paid, and no assets yet\n-----------------------\n\nSW-9WAIT2: 5 days\nSW-9WAIT3: 2 days",
  );
  expect(text).toContain("Free disk space: 12.3 GB of 40.0 GB\nNewest backup: 3 hours ago");
});

test("the digest of a quiet day is one sentence and the machine's figures", () => {
  const { subject, text } = mails["a quiet day's digest"];
  expect(subject).toBe("Digest of November 21, 2026: nothing new");
  expect(text).toContain(
    "\n\nNothing new in the last 24 hours, and nothing waits for you.\n\nThe machine\n",
  );
  expect(text).toContain("Free disk space: 12.3 GB of 40.0 GB\n\n-- ");
  expect(text).not.toMatch(/New orders|backup|spam|email failed/);
});

test("the digest counts orders beyond the most it names", () => {
  const waiting = paid(MAX_NAMED + 1).map(({ reference }) => ({ reference, days: 3 }));
  const bounced = paid(MAX_NAMED).map(({ reference }) => reference);
  const facts = { ...digestFacts, paid: paid(MAX_NAMED + 5), waiting, bounced };
  const { text, html } = digestEmail(facts, digestTime, team);
  expect(text.match(/SW-PAID\d+ +\$1,626/g)).toHaveLength(MAX_NAMED);
  expect(text).toMatch(/\n5 more +\$8,130\n-+\nTogether +\$40,650\n/);
  expect(text.match(/SW-PAID\d+: 3 days/g)).toHaveLength(MAX_NAMED);
  expect(text).toContain("To see all: npm run desk -- orders --state paid");
  expect(Buffer.byteLength(html)).toBeLessThan(45_000);
});

test("the digest adds up amounts per currency", () => {
  const [dollars, euros] = [paid(1)[0]!, { reference: "SW-EUR", cents: 100, currency: "eur" }];
  const { text } = digestEmail({ ...digestFacts, paid: [dollars, euros] }, digestTime, team);
  expect(text).toContain("$1,626 + €1");
});

test.each([
  ["none" as const, "none: run npm run desk -- doctor"],
  ["unknown" as const, "unknown: the bucket did not answer"],
  [new Date(digestDay.getTime() - 59 * 60_000), "less than an hour ago"],
  [new Date(digestDay.getTime() - 61 * 60_000), "1 hour ago"],
])('the digest shows the newest backup %s as "%s"', (newestBackup, shown) => {
  const { text } = digestEmail({ ...quietFacts, newestBackup }, digestTime, team);
  expect(text).toContain(`Newest backup: ${shown}\n`);
});
