import { createHash } from "node:crypto";
import { orderStates } from "~/ordering/order-states";
import {
  ago,
  DAY,
  draft,
  draftId,
  dumpedAt,
  HOUR,
  id,
  inquiry,
  linkToken,
  mail,
  order,
  orderId,
  payment,
  sentDraft,
  sessionId,
  strangersDraft,
  upload,
  withPayment,
  type Row,
} from "./rows";

/** The rows that a site stored while a schema was its newest. */
export interface Additions {
  rows: Record<string, Row[]>;
  /** Changes of earlier rows. */
  changes?: string[];
}

/** The subjects of the emails that a site sends after it has started on a dump. */
export const waitingMails = ["Waits for its first try", "Was in hand", "Has failed once"];
const [first = "", inHand = "", failedOnce = ""] = waitingMails;

/** By migration: the rows stored between it and the next one. */
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
      // Its buyer was erased: their texts are blank, the data for the books remains.
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
      // Paid through its first session while its second one is still to be expired.
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
  "011-launch": {
    rows: {},
    changes: [
      `update orders set preview_url = 'https://preview.test/ohara', ready_at = '${ago(2 * DAY)}'
        where state in ('assets_received', 'past_due')`,
      `update orders set launched_at = '${ago(DAY)}' where state = 'past_due'`,
    ],
  },
  "012-receipt": {
    rows: {},
    changes: [
      `update orders set terms_version = 'October 2025' where state = 'assets_received'`,
      `update payments set paid_with = 'Visa ending in 4242' where order_id = '${orderId("paid")}'`,
    ],
  },
  "013-bounces": {
    rows: {
      outbox: [
        mail(8, "Came back", {
          ...{ state: "sent", attempts: 1, message_id: "m-8", sent_at: ago(2 * HOUR) },
          ...{ order_id: orderId("paid"), recipient: "Buyer.paid@dump.test" },
          ...{ bounced_at: ago(HOUR), last_error: "bounced: HardBounce" },
        }),
      ],
    },
  },
};
