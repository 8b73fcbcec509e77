import { assetEmail, assetsArrivedEmail, earlierAssetsEmail } from "~/assets/asset-emails";
import { type FileChange, sentFileEmail, teamFileEmail } from "~/assets/sent-file-emails";
import { launchCorrectionEmail, launchEmail, previewEmail } from "~/orders/launch-emails";
import { linkEmail, receiptEmail, teamOrderEmail, teamPaidEmail } from "~/orders/order-emails";
import type { Paid } from "~/orders/price-lines";
import { planOf } from "~/orders/plan";
import { checklistOf } from "~/assets/checklist";
import { assetsMissingEmail, reminderEmail } from "~/assets/reminder-emails";
import type { Order } from "~/orders/orders.repository.server";
import * as Requests from "~/orders/request-emails";
import {
  chargedAfterEndEmail,
  disputeEndedEmail,
  disputeEmail,
  erasedOrderPaidEmail,
  paymentMissedEmail,
  refundEmail,
  refundFailedEmail,
  secondPaymentEmail,
  subscriptionEndedEmail,
  unexpectedPaymentEmail,
} from "~/orders/payment-emails";
import { signInEmail } from "~/desk/sign-in-email";
import { digestEmail, type DigestFacts } from "~/operations/digest/digest-email";
import type { MovedMoney } from "~/operations/digest/digest-money";
import type { TodayKind, TodayRow } from "~/operations/today/today";

const inbox = "team@sitewright.test";
export const team = { inbox, deskUrl: "http://site.test/desk" };
export const support = "help@sitewright.test";
export const previewUrl = "https://preview.test/marlow?version=2&key=a";
export const onboardingUrl = `http://site.test/onboarding?link=${"k".repeat(43)}`;
export const orderUrl = `http://site.test/order/${"k".repeat(43)}`;

export const order = {
  id: "3f8c2c0e-8a41-4c56-9f3e-51c2a7a1b111",
  reference: "SW-7K3Q9P",
  state: "paid",
  name: "Marlow & Sons",
  email: "ann@marlow.test",
  project: "Boilers and <b>bathrooms</b>.\nOur old site: https://www.marlow.test/old",
  assets: "A logo, 20 photos",
  timeline: "two-weeks",
  budget: "$2,000",
  industry: "Plumber",
  paid_at: null,
  assets_received_at: null,
  preview_url: null,
  ready_at: null,
  launched_at: null,
  created_at: "2026-01-01T00:00:00.000Z",
  updated_at: "2026-01-01T00:00:00.000Z",
} as Order;

export const assets = {
  businessName: "Marlow & Sons",
  email: "ann@marlow.test",
  websiteUrl: "www.marlow.test",
  brandColors: "Navy",
  textContent: "We fix <boilers>.\n\nSince 1987.",
  socialLinks: "",
};

export const sampleFile = (name: string, size: number) => ({
  key: `key-${name}`,
  name,
  type: "image/png",
  size,
  url: `https://files.test/key-${name}`,
});

const files = [sampleFile("logo.png", 40_000), sampleFile("van.jpg", 9_000_000)];
const most = Array.from({ length: 50 }, (_, i) => sampleFile(`photo-${i}-of-the-van.jpg`, 1000));

const paidAt = "2026-11-20T10:00:00.000Z";
const noAssets = { paid_at: paidAt, assets_received_at: null };
const plan = planOf(noAssets, "Europe/London", new Date(paidAt));
export const paid: Paid = {
  amount_subtotal: 162_600,
  amount_discount: 0,
  amount_tax: 0,
  amount_total: 162_600,
  currency: "usd",
  tax_rate: null,
  tax_country: null,
};
export const receipt = {
  paid,
  paidAt: "November 20, 2026 at 10:00 AM UTC",
  plan,
  onboardingUrl,
  orderUrl,
};

export const seller = "Sitewright Ltd, 1 High Street, Leeds, VAT GB 123 4567 89";
export const portalUrl = "https://billing.stripe.test/p/login/x";
export const arrived = { details: assets, files, adds: false, plan, orderUrl };
const month = { cents: 12_900, currency: "usd" };
const yen = { cents: 100, currency: "jpy" };
const dispute = { amount: { cents: 162_600, currency: "usd" }, reason: "product_not_received" };
const answerBy = new Date("2026-12-04T23:59:59Z");
const website = {
  url: "https://ann.test/",
  address: "ann.test",
  since: "November 27, 2026",
  announcement: "Our new website is live: https://ann.test",
  hasQr: true,
};
const begun = checklistOf({
  values: { businessName: order.name, email: order.email },
  emailValid: true,
  files: 3,
});
const reminded = { order, paidOn: "November 21, 2026", plan, checklist: begun };
const links = {
  onboarding: onboardingUrl,
  stop: `http://site.test/reminders?token=${"t".repeat(80)}`,
};

const asked = (kind: "changes" | "edit", number: number, sent = files) => ({
  ...{ kind, number, files: sent, orderUrl, text: "A <larger> logo,\nas on www.marlow.test" },
});
const answered = {
  text: asked("edit", 1).text,
  orderUrl,
  answer: "We made it larger.\nIt is online.",
};

export const digestDay = new Date("2026-11-21T07:00:00.000Z");
export const digestTime = { now: digestDay, timeZone: "UTC" };
export const quietFacts: DigestFacts = {
  today: { us: [], buyers: [], cut: [] },
  newOrders: 0,
  money: [],
  unsentEmails: 0,
  disk: { free: 12.34e9, total: 40e9 },
  newestBackup: undefined,
  backupsFromFuture: 0,
  clock: { state: "right" },
};

export const waitingRow = (kind: TodayKind, changes: Partial<TodayRow> = {}): TodayRow => ({
  ...{ kind, orderId: order.id, reference: order.reference, name: order.name, assignee: null },
  ...{ since: "2026-11-19T10:00:00.000Z", action: `npm run desk -- show ${order.reference}` },
  ...changes,
});

const renewals = {
  kind: "renewal",
  state: "paid",
  currency: "usd",
  amount_total: 25_800,
  count: 2,
};
export const digestFacts: DigestFacts = {
  ...quietFacts,
  today: {
    us: [
      waitingRow("preview", {
        ...{ due: "2026-11-20", since: "2026-11-13T10:00:00.000Z", assignee: "Ben" },
        action: `npm run desk -- orders ready ${order.reference} --url https://…`,
      }),
      waitingRow("payment", { reference: "SW-3XTRA1", name: "Marlow\n& Daughters" }),
      waitingRow("dispute", { due: "2026-11-28", action: "https://dashboard.stripe.com/dp" }),
    ],
    buyers: [waitingRow("assets", { reference: "SW-9WAIT2", since: "2025-11-10T10:00:00.000Z" })],
    cut: [],
  },
  newOrders: 3,
  money: [
    { ...renewals, kind: "refund", amount_total: 12_900, count: 1 },
    { ...renewals, kind: "charge", amount_total: 162_600, count: 1 },
    { ...renewals, kind: "renewal" },
    { ...renewals, kind: "renewal", state: "failed", amount_total: 12_900, count: 1 },
  ] as MovedMoney[],
  unsentEmails: 2,
  newestBackup: new Date("2026-11-21T03:30:00.000Z"),
};

const fileChanges: FileChange[] = [
  { kind: "removed", name: "<van>\n.jpg" },
  { kind: "restored", name: "van.jpg" },
  { kind: "added", files },
  { kind: "replaced", name: "van.jpg", files: files.slice(0, 1) },
];

export const mails = {
  "a new order": teamOrderEmail(order, team, false),
  "a paid order": teamPaidEmail(order, team, paid),
  "a payment of an erased order": erasedOrderPaidEmail(order, team, dispute.amount),
  "an updated order": teamOrderEmail({ ...order, budget: null }, team, true),
  "a preview": previewEmail(order, { previewUrl, orderUrl }, support),
  "a launch": launchEmail(order, { orderUrl, website }, support),
  "a launch that is taken back": launchCorrectionEmail(order, support),
  "a private link": linkEmail(order, orderUrl, support),
  "a preview that is approved": Requests.approvedEmail(order, orderUrl, support),
  "a client's approval": Requests.teamApprovedEmail({ ...order, preview_url: previewUrl }, team),
  "changes that arrived": Requests.requestEmail(order, asked("changes", 2), support),
  "a client's changes": Requests.teamRequestEmail(order, team, asked("changes", 2)),
  "an edit that arrived": Requests.requestEmail(order, asked("edit", 3, []), support),
  "a client's edit": Requests.teamRequestEmail(order, team, asked("edit", 3, files.slice(0, 1))),
  "an answer to changes": Requests.answerEmail(order, { kind: "changes", ...answered }, support),
  "an edit that is done": Requests.answerEmail(order, { kind: "edit", ...answered }, support),
  "a receipt": receiptEmail(order, receipt, support),
  "a receipt of a named seller": receiptEmail(order, { ...receipt, seller, portalUrl }, support),
  "a missed month, with a portal": paymentMissedEmail(order, team, month, portalUrl),
  "a refund": refundEmail(order, { amount: month, state: "refunded", orderUrl }, support),
  "a refund of a part": refundEmail(order, { amount: month, state: "paid", orderUrl }, support),
  "a refund that failed": refundFailedEmail(order, team, month),
  "a charge after the end": chargedAfterEndEmail(order, team, month, portalUrl),
  "a second payment": secondPaymentEmail(order, team),
  "a dispute": disputeEmail(order, team, { ...dispute, answerBy }),
  "a dispute without an answer": disputeEmail(order, team, dispute),
  "a dispute that is over": disputeEndedEmail(order, team, dispute.amount, "won"),
  "a lost dispute": disputeEndedEmail(order, team, dispute.amount, "lost"),
  "an unexpected payment": unexpectedPaymentEmail(order, team, yen, "session"),
  "a missed month": paymentMissedEmail(order, team, month),
  "the end of an order": subscriptionEndedEmail(order, team, true),
  "the end of a second subscription": subscriptionEndedEmail(order, team, false),
  "assets, attached and linked": assetEmail(team, assets, files, order),
  "assets without files": assetEmail(team, assets, [], undefined),
  "assets with 50 files": assetEmail(team, assets, most, order),
  "assets that have arrived": assetsArrivedEmail(order, arrived, support),
  "more assets that have arrived": assetsArrivedEmail(order, { ...arrived, adds: true }, support),
  ...Object.fromEntries(
    fileChanges.flatMap((change) => [
      [
        `a buyer's files that are ${change.kind}`,
        sentFileEmail(order, change, { orderUrl }, support),
      ],
      [`files that are ${change.kind}, for the team`, teamFileEmail(order, team, change)],
    ]),
  ),
  "files that the team put in": sentFileEmail(
    order,
    fileChanges.find(({ kind }) => kind === "added")!,
    { orderUrl, byTeam: true },
    support,
  ),
  "assets that come later": assetEmail(team, assets, files, order, "more"),
  "assets sent again": assetEmail(team, assets, files.slice(0, 1), order, "again"),
  "assets that were sent before the order": earlierAssetsEmail(team, order, order),
  "a reminder after 24 hours": reminderEmail("24h", reminded, links, support),
  "a reminder after 48 hours": reminderEmail("48h", reminded, links, support),
  "a reminder after 5 days": reminderEmail("5d", reminded, links, support),
  "a reminder by hand": reminderEmail("now", reminded, links, support),
  "missing assets": assetsMissingEmail(reminded, team),
  "a sign-in": signInEmail(team.inbox, "http://site.test/desk/sign-in?link=k", "May 2, 2026"),
  "a digest": digestEmail(digestFacts, digestTime, { inbox }),
  "a digest that leads to the desk": digestEmail(digestFacts, digestTime, team),
  "a quiet day's digest": digestEmail(quietFacts, digestTime, { inbox }),
};
