import { expect, test } from "vitest";
import { historyCopy } from "~/orders/history-copy";
import type { Actor, HistoryKind } from "~/server/database/states";
import type { Facts } from "~/server/history/history.repository.server";

type Row = readonly [actor: Actor, facts: Facts, sentence: string, withoutFacts?: string];

const cents = { cents: 12_900, currency: "usd", id: "in_1" };
const anne: Actor = "team:anne@studio.test";
const url = "https://ann.test";

/** What the history says of each kind of event, and what is left of it once the buyer is erased. */
const table: Record<HistoryKind, Row> = {
  ordered: ["customer", {}, "The buyer ordered"],
  edited: ["customer", {}, "The buyer changed the order"],
  released: [anne, {}, "anne@studio.test released the order, which was set aside as spam"],
  payment_pending: ["stripe", {}, "The buyer's payment is on its way"],
  payment_failed: [
    "stripe",
    cents,
    "The buyer's payment did not arrive: $129",
    "The buyer's payment did not arrive",
  ],
  paid: ["stripe", cents, "The buyer paid $129", "The buyer paid"],
  unexpected_payment: [
    "stripe",
    cents,
    "An unexpected payment came: $129",
    "An unexpected payment came",
  ],
  payment_resolved: [
    "command line",
    { why: "she rang" },
    "The command line resolved the unexpected payment: she rang",
    "The command line resolved the unexpected payment",
  ],
  refunded: ["stripe", cents, "The buyer was refunded $129", "The buyer was refunded"],
  refund_failed: ["stripe", cents, "A refund failed: $129", "A refund failed"],
  disputed: [
    "stripe",
    cents,
    "The buyer's bank disputed a payment: $129",
    "The buyer's bank disputed a payment",
  ],
  dispute_won: ["stripe", cents, "A dispute was won: $129", "A dispute was won"],
  dispute_lost: ["stripe", cents, "A dispute was lost: $129", "A dispute was lost"],
  renewal_paid: ["stripe", cents, "The buyer paid a month: $129", "The buyer paid a month"],
  renewal_failed: [
    "stripe",
    cents,
    "A month could not be collected: $129",
    "A month could not be collected",
  ],
  renewal_forgiven: [
    "stripe",
    cents,
    "A month is no longer asked for: $129",
    "A month is no longer asked for",
  ],
  subscription_ended: ["stripe", {}, "The subscription ended"],
  assets_received: [
    "customer",
    { files: 2 },
    "The buyer sent the assets with 2 files",
    "The buyer sent the assets",
  ],
  assets_added: ["customer", { files: 0 }, "The buyer sent more assets"],
  assets_linked: [
    anne,
    { files: 2 },
    "anne@studio.test linked assets to the order with 2 files",
    "anne@studio.test linked assets to the order",
  ],
  assets_unlinked: ["command line", { files: 0 }, "The command line took linked assets back"],
  file_removed: [
    "customer",
    { name: "van.jpg" },
    "The buyer removed van.jpg",
    "The buyer removed a file",
  ],
  file_restored: [
    anne,
    { name: "van.jpg" },
    "anne@studio.test put van.jpg back",
    "anne@studio.test put a file back",
  ],
  email_sent: ["site", { mail: "1", to: "team" }, "The team was emailed", "The buyer was emailed"],
  email_bounced: ["site", { mail: "1", to: "buyer" }, "An email to the buyer came back"],
  reminded: ["command line", {}, "The command line reminded the buyer of the missing assets"],
  reminders_paused: ["customer", {}, "The buyer paused the reminders"],
  reminders_resumed: [anne, {}, "anne@studio.test resumed the reminders"],
  preview_ready: [
    "command line",
    { url },
    `The command line showed the buyer a preview: ${url}`,
    "The command line showed the buyer a preview",
  ],
  approved: ["customer", {}, "The buyer approved the preview"],
  changes_requested: [
    "customer",
    { number: 2, files: 1 },
    "The buyer asked for changes, round 2 with 1 file",
    "The buyer asked for changes",
  ],
  edit_requested: [
    "customer",
    { number: 2, files: 0 },
    "The buyer asked for an edit, number 2",
    "The buyer asked for an edit",
  ],
  request_answered: [anne, { kind: "edit" }, "anne@studio.test answered a request"],
  launched: [
    anne,
    { url, why: "she brought it" },
    `anne@studio.test launched the website at ${url}, because: she brought it`,
    "anne@studio.test launched the website",
  ],
  launch_told: ["site", {}, "The buyer was told that the website is live"],
  launch_undone: ["command line", {}, "The command line took the launch back"],
  address_changed: [anne, {}, "anne@studio.test changed the buyer's email address"],
  link_sent: ["site", {}, "The site sent the buyer a new private link"],
  note: [anne, { text: "call her" }, "anne@studio.test noted: call her", "anne@studio.test noted"],
  assigned: [
    anne,
    { to: "ben@studio.test" },
    "anne@studio.test assigned the order to ben@studio.test",
    "anne@studio.test assigned the order",
  ],
  erased: ["command line", {}, "The command line erased the buyer's data"],
};

test.each(Object.entries(table) as [HistoryKind, Row][])(
  "the history says of %s who did what, also once the buyer's data are erased",
  (kind, [actor, facts, sentence, withoutFacts = sentence]) => {
    expect(historyCopy({ kind, actor, facts })).toBe(sentence);
    expect(historyCopy({ kind, actor, facts: {} })).toBe(withoutFacts);
  },
);

test("the history names an email's subject, nobody's order, and a launch without a reason", () => {
  const subject = "Your website is live";
  const sent = { kind: "email_sent", actor: "site", facts: { mail: "1", to: "buyer" } } as const;
  expect(historyCopy(sent, subject)).toBe("The buyer was emailed: Your website is live");
  expect(historyCopy({ ...sent, kind: "email_bounced" }, subject)).toMatch(/came back: Your/);
  const assigned = { kind: "assigned", actor: anne, facts: { to: null } } as const;
  expect(historyCopy(assigned)).toBe("anne@studio.test assigned the order to nobody");
  const launched = { kind: "launched", actor: anne, facts: { url, why: null } } as const;
  expect(historyCopy(launched)).toBe(`anne@studio.test launched the website at ${url}`);
});
