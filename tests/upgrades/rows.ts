import { createHash } from "node:crypto";
import { orderStates, type OrderState } from "~/ordering/order-states";

export type Row = Record<string, string | number | null>;

/** What a site stored while a schema was its newest. */
export interface Additions {
  rows: Record<string, Row[]>;
  /** Changes of rows from earlier on. */
  changes?: string[];
}

/** The moment at which every dump was made. */
export const dumpedAt = new Date("2026-11-20T12:00:00.000Z");

/** The token of the paid order's private link; the dumps hold its hash. */
export const linkToken = "a-link-that-a-buyer-has-kept";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const ago = (ms: number) => new Date(dumpedAt.getTime() - ms).toISOString();

const id = (kind: number, n: number) =>
  `${String(kind).padStart(8, "0")}-0000-4000-8000-${String(n).padStart(12, "0")}`;
export const orderId = (state: OrderState) => id(1, orderStates.indexOf(state));
export const sessionId = (state: OrderState) => `cs_test_${state}`;
export const reference = (state: OrderState) => `SW-DUMP${orderStates.indexOf(state)}`;
const draftId = (state: OrderState) => id(2, orderStates.indexOf(state));

const withoutSession: readonly OrderState[] = ["received", "flagged"];
const withPayment: readonly OrderState[] = [
  "paid",
  "assets_received",
  "past_due",
  "cancelled",
  "refunded",
  "disputed",
];

function order(state: OrderState): Row {
  const n = orderStates.indexOf(state);
  const session = withoutSession.includes(state) ? null : sessionId(state);
  const paid = withPayment.includes(state);
  return {
    ...{ id: orderId(state), form_id: id(3, n), reference: reference(state), state },
    name: `O'Hara; "Söhne" -- ${state}`,
    email: `Buyer.${state}@dump.test`,
    project: `Boilers,\nleaks & 'bathrooms' 🛁 (${state})`,
    ...{ assets: "", timeline: "two-weeks", budget: n % 2 ? "$1,500 - $3,000" : null },
    ...{ package_type: "launch-and-growth", attempt: 1 + (n % 3) },
    attempt_failed: state === "payment_failed" ? 1 : 0,
    stripe_session_id: session,
    checkout_url: session && `https://checkout.stripe.com/c/pay/${session}`,
    checkout_expires_at: session && ago(-DAY),
    ...{ draft_id: draftId(state), paid_at: paid ? ago(20 * DAY) : null },
    ...{ created_at: ago(21 * DAY), updated_at: ago(n * HOUR) },
  };
}

const payment = (state: OrderState): Row => ({
  ...{ stripe_session_id: sessionId(state), order_id: orderId(state) },
  ...{ amount_total: 162_600, currency: "usd", stripe_customer_id: `cus_${state}` },
  ...{ stripe_subscription_id: `sub_${state}`, paid_at: ago(20 * DAY) },
});

const assets = {
  ...{ business_name: "O'Hara & Söhne", email: "Assets@dump.test" },
  ...{ website_url: "https://ohara.test", brand_colors: "navy\n#f2b632" },
  ...{ text_content: "We fix boilers.\nSince 1988; 'honestly'.", social_links: "" },
};
const draft = (own: string, state: "open" | "submitted", of: string | null): Row => ({
  ...{ id: own, order_id: of, state, ...assets },
  ...{ created_at: ago(10 * DAY), updated_at: ago(2 * DAY) },
});
const strangersDraft = { open: id(2, 100), submitted: id(2, 101) };
const sentDraft = id(2, 102);

const upload = (n: number, draft: string, state: string): Row => ({
  ...{ id: id(4, n), draft_id: draft, state, key: `${id(4, n)}-logo.png` },
  ...{
    name: "Logo \"neu\" 'gr\u00fcn'.png",
    type: "image/png",
    size: state === "receiving" ? 0 : 1234 + n,
  },
  sha256: state === "receiving" ? null : createHash("sha256").update(String(n)).digest("hex"),
  created_at: ago(2 * DAY),
});

const inquiry = (n: number, draft: string, of: string | null): Row => ({
  ...{ id: id(5, n), draft_id: draft, order_id: of, name: assets.business_name },
  ...{ email: assets.email, package_type: of ? "launch-and-growth" : "onboarding" },
  ...{ project_description: assets.text_content, assets_description: assets.brand_colors },
  file_urls: JSON.stringify([`https://files.test/${id(4, n)}-logo.png`]),
  ...{ timeline: "standard", payment_status: of ? "paid" : "unpaid", created_at: ago(2 * DAY) },
});

/** Mails by their subjects, which say what has to become of them. */
function mail(n: number, subject: string, changes: Row = {}): Row {
  const recipient = "team@sitewright.test";
  const text = 'It\'s "here":\nfour lines;\n\nand an emoji 🚿.';
  const body = { to: recipient, subject, text, html: `<p>${text}</p>`, attachments: [] };
  return {
    ...{ id: id(6, n), dedupe_key: `mail ${n}`, state: "pending", recipient },
    ...{ mail: JSON.stringify(body), order_id: null, inquiry_id: null, attempts: 0 },
    ...{ next_attempt_at: ago(HOUR), leased_until: null, last_error: null, message_id: null },
    ...{ created_at: ago(HOUR), sent_at: null, ...changes },
  };
}

/** The subjects of the mails that go out once a site takes up a dump. */
export const waitingMails = ["Waits for its first try", "Was in hand", "Has failed once"];
const [first = "", inHand = "", failedOnce = ""] = waitingMails;

/** By migration: what was stored between it and the next one. */
export const additions: Record<string, Additions> = {
  "001-initial": {
    rows: {
      orders: orderStates.map(order),
      payments: [
        ...withPayment.map(payment),
        { ...payment("paid"), stripe_session_id: "cs_test_paid_again", paid_at: ago(19 * DAY) },
      ],
      order_links: [
        {
          token_hash: createHash("sha256").update(linkToken).digest("hex"),
          ...{ order_id: orderId("paid"), created_at: ago(20 * DAY) },
        },
      ],
      stripe_events: [
        { id: "evt_1", type: "checkout.session.completed", received_at: ago(20 * DAY) },
        { id: "evt_2", type: "charge.refunded", received_at: ago(DAY) },
      ],
      drafts: [
        draft(draftId("paid"), "open", orderId("paid")),
        draft(draftId("assets_received"), "submitted", orderId("assets_received")),
        draft(sentDraft, "submitted", orderId("assets_received")),
        draft(strangersDraft.open, "open", null),
        draft(strangersDraft.submitted, "submitted", null),
      ],
      uploads: [
        upload(1, draftId("paid"), "stored"),
        upload(2, draftId("paid"), "receiving"),
        upload(3, draftId("assets_received"), "claimed"),
        upload(4, strangersDraft.submitted, "claimed"),
      ],
      inquiries: [
        inquiry(3, draftId("assets_received"), orderId("assets_received")),
        inquiry(4, strangersDraft.submitted, null),
        {
          ...inquiry(5, sentDraft, orderId("assets_received")),
          file_urls: "[]",
          created_at: ago(DAY),
        },
      ],
      outbox: [
        mail(1, first, { order_id: orderId("paid") }),
        mail(2, inHand, { inquiry_id: id(5, 4), attempts: 1, leased_until: ago(-HOUR) }),
        mail(3, failedOnce, { attempts: 1, last_error: "Postmark 500, code 0" }),
        mail(4, "Was given up", {
          state: "failed",
          attempts: 9,
          last_error: "Postmark 422, code 406",
        }),
        mail(5, "Was sent", { state: "sent", attempts: 1, message_id: "m-5", sent_at: ago(HOUR) }),
      ],
      rate_limits: [
        { key: "orders:4vX", points: 3, expire: dumpedAt.getTime() + HOUR },
        { key: "orders:9kQ", points: 1, expire: null },
      ],
    },
  },
  "002-lifecycle": {
    rows: {
      payment_facts: [
        ...["payment_failed", "disputed", "ended"].map((fact) => ({ fact, invoice_id: "" })),
        ...["invoice_paid", "invoice_missed"].map((fact) => ({ fact, invoice_id: "in_1" })),
      ].map(({ fact, invoice_id }) => ({
        ...{ stripe_session_id: sessionId("past_due"), fact, invoice_id },
        ...{ invoice_created: invoice_id ? 1_700_000_000 : 0, recorded_at: ago(DAY) },
      })),
      replaced_checkouts: [
        {
          ...{ stripe_session_id: "cs_test_replaced", order_id: orderId("checkout_open") },
          replaced_at: ago(HOUR),
        },
      ],
      uploads: [upload(6, strangersDraft.open, "discarded")],
    },
    changes: [
      `update orders set reminders_stopped_at = '${ago(DAY)}' where state = 'paid'`,
      `update orders set reconciled_at = '${ago(HOUR)}' where state = 'payment_pending'`,
      `update payments set refunded_at = '${ago(DAY)}' where order_id = '${orderId("refunded")}'`,
      `update drafts set saved_at = '${ago(DAY)}' where id = '${strangersDraft.open}'`,
    ],
  },
  "003-desk": {
    rows: {
      // Its buyer was forgotten: what they typed is blank, what the books need is there.
      orders: [
        {
          ...order("cancelled"),
          ...{ id: id(1, 100), form_id: id(3, 100), reference: "SW-DUMP100", draft_id: id(2, 103) },
          ...{ name: "", email: "", project: "", timeline: "", budget: null },
          ...{ stripe_session_id: null, checkout_url: null, checkout_expires_at: null },
          ...{ assets_received_at: ago(5 * DAY), reminders_stopped_at: null, reconciled_at: null },
        },
      ],
    },
  },
  "004-flat": {
    rows: {
      // Paid by its first checkout while its second one is still to be closed.
      orders: [
        {
          ...order("paid"),
          ...{ id: id(1, 101), form_id: id(3, 101), reference: "SW-DUMP101", draft_id: id(2, 104) },
          stripe_session_id: "cs_test_second",
        },
      ],
      payments: [{ ...payment("paid"), stripe_session_id: "cs_test_first", order_id: id(1, 101) }],
    },
  },
  "005-forgotten": {
    rows: {
      forgotten: [
        {
          hash: createHash("sha256").update("somebody").digest("hex"),
          forgotten_at: ago(DAY),
          told: 1,
        },
        {
          hash: createHash("sha256").update("somebody else").digest("hex"),
          forgotten_at: ago(HOUR),
          told: 0,
        },
      ],
    },
  },
  "006-money": {
    rows: {
      checkouts: [
        {
          ...{ stripe_session_id: "cs_test_opened", order_id: orderId("paid") },
          ...{ amount_subtotal: 162_600, currency: "usd", mode: "subscription", livemode: 0 },
          opened_at: ago(20 * DAY),
        },
      ],
      unexpected_payments: [
        {
          ...{ stripe_session_id: "cs_test_linked", order_id: orderId("checkout_open") },
          ...{ amount_total: 100, currency: "jpy", fault: "session", found_at: ago(DAY) },
        },
      ],
      disputes: [null, "lifted", "lost"].map((outcome, n) => ({
        ...{ id: `du_${n}`, stripe_session_id: sessionId("disputed") },
        ...{ outcome, told: outcome ? 1_700_000_000 : 0, recorded_at: ago(DAY) },
      })),
    },
    changes: [
      `update payments set stripe_invoice_id = 'in_first', stripe_payment_intent_id = 'pi_first'
        where order_id = '${orderId("paid")}'`,
      `update orders set returned_at = '${ago(HOUR)}' where state = 'payment_pending'`,
    ],
  },
  "007-networks": {
    rows: {},
    changes: [
      `update drafts set network = '${createHash("sha256").update("a network").digest("base64url")}' where id = '${strangersDraft.open}'`,
    ],
  },
  "008-fair-mail": {
    rows: {
      outbox: [
        mail(6, "Was counted", {
          ...{ rate_limited: 1, state: "sent", attempts: 1, message_id: "m-6", sent_at: ago(HOUR) },
        }),
      ],
    },
  },
  "009-replied-to": {
    rows: {
      outbox: [
        mail(7, "Was answered", {
          ...{ state: "sent", attempts: 1, message_id: "m-7", sent_at: ago(HOUR) },
          mail: JSON.stringify({ replyTo: "Ann@Dump.test" }),
        }),
      ],
    },
  },
  "010-resolved-payments": {
    rows: {
      unexpected_payments: [
        {
          ...{ stripe_session_id: "cs_test_refunded", order_id: orderId("checkout_expired") },
          ...{ amount_total: 100, currency: "usd", fault: "amount", found_at: ago(2 * DAY) },
          ...{ resolved_at: ago(DAY), resolution: "refunded" },
        },
      ],
    },
  },
};
