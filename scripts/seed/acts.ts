import { readFileSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import * as Drafts from "~/assets/drafts.repository.server";
import { receiveFile } from "~/assets/receive-file.server";
import { submitAssets } from "~/assets/submit-assets.server";
import { forgetPerson } from "~/operations/erasure/forget.server";
import { flagOrder } from "~/orders/flagged-orders.server";
import { applyUnpaidEnd, fulfill } from "~/orders/fulfill.server";
import { reportLaunched, reportReady } from "~/orders/launch.server";
import { addNote, assign } from "~/orders/notes.server";
import type { OrderDetails } from "~/orders/order-schema";
import * as Orders from "~/orders/orders.repository.server";
import { recordDispute, recordRefund, recordRenewal } from "~/orders/record-money.server";
import { approve, askForChanges, askForEdit } from "~/orders/requests.server";
import { recomputeOrderState } from "~/orders/update-order-state.server";
import { db } from "~/server/database/connection.server";
import type { Trx } from "~/server/database/tables";
import { inTransaction } from "~/server/database/transaction.server";
import * as History from "~/server/history/history.repository.server";
import type { CheckoutSession } from "~/server/stripe/checkout-sessions.server";
import { timestamp, timestampAfter, DAY_MS } from "~/server/time/time";

/* What buyers, the team and Stripe do to one order, by the application's own functions. */

const CENTS = 162_600;
const TEAM = "team:kim@studio.example" as const;

export type Act = (orderId: string) => Promise<unknown>;

const byTeam = (orderId: string) => ({ orderId, actor: TEAM });
const byBuyer = (orderId: string) => ({ orderId, actor: "customer" as const });

export async function place(formId: string, details: OrderDetails): Promise<string> {
  return inTransaction(db, async (trx) => {
    const { id } = await Orders.insert(trx, formId, details);
    await History.insert(trx, id, { kind: "ordered", actor: "customer" });
    return id;
  });
}

export const placeFlagged = async (formId: string, details: OrderDetails) =>
  (await flagOrder(formId, details))!;

/** A checkout session that no Stripe knows. */
const sessionOf = (orderId: string, paid: boolean): CheckoutSession => ({
  ...{ id: `cs_seed_${orderId}`, orderId, namedInMetadata: true, paid, addsUp: true },
  terms: { amount_subtotal: CENTS, currency: "usd", mode: "subscription", livemode: 0 },
  ...{ status: paid ? "complete" : "expired", amountTotal: CENTS, discount: 0, tax: 0 },
  ...{ taxRate: null, country: "US", currency: "usd", customerId: `cus_seed_${orderId}` },
  ...{ subscriptionId: `sub_seed_${orderId}`, invoiceId: null, paymentIntentId: null },
});

export const pay: Act = (id) => fulfill(db, sessionOf(id, true));

const endUnpaid =
  (event: "payment_failed" | "checkout_expired"): Act =>
  async (id) => {
    const session = sessionOf(id, false);
    await Orders.update(db, id, { stripe_session_id: session.id });
    await applyUnpaidEnd(db, session, event);
  };
export const fail = endUnpaid("payment_failed");
export const leave = endUnpaid("checkout_expired");

const pictures = ["plumber", "builder"].map((name) => `${name}-1600.webp`);

/** To be called at the present time: a request to the bucket has to be signed then. */
export const upload: Act = async (orderId) => {
  const order = (await Orders.findById(db, orderId))!;
  const draft = (await Drafts.upsertOfOrder(db, order, { id: order.draft_id }))!;
  for (const name of pictures) {
    const sender = { paid: true, owners: [`order ${orderId}`] };
    const file = { name, sender, reopenDraft: async () => undefined, size: undefined };
    const part = Readable.from([readFileSync(`public/images/stills/${name}`)]);
    await receiveFile({ id: draft.id, network: null }, file, part);
  }
};

export const send: Act = async (orderId) => {
  const { draft_id, name, email } = (await Orders.findById(db, orderId))!;
  await submitAssets(
    draft_id,
    {
      ...{ businessName: name, email, websiteUrl: "", brandColors: "Navy and amber" },
      textContent: "We answer the phone ourselves, and come the same day.",
      socialLinks: "",
    },
    randomUUID(),
  );
};

export const show: Act = (id) =>
  reportReady(byTeam(id), `https://preview.example/${id.slice(0, 8)}`);
export const agree: Act = (id) => approve(byBuyer(id));
export const wish: Act = (id) =>
  askForChanges(byBuyer(id), { text: "Please make the telephone number larger.", files: [] });
export const launch: Act = (id) =>
  reportLaunched(byTeam(id), { url: `https://${id.slice(0, 8)}.example` });
export const edit: Act = (id) =>
  askForEdit(byBuyer(id), { text: "We now close at 4 pm on Fridays.", files: [] });
export const giveTo =
  (name: string): Act =>
  (id) =>
    assign(byTeam(id), `${name}@studio.example`);
export const note =
  (text: string): Act =>
  (id) =>
    addNote(byTeam(id), text);

const reported =
  (record: (trx: Trx, id: string, sessionId: string) => Promise<unknown>): Act =>
  (id) =>
    inTransaction(db, async (trx) => {
      await record(trx, id, sessionOf(id, true).id);
      await recomputeOrderState(trx, id);
    });

export const refund = (cents = CENTS) =>
  reported((trx, id, sessionId) =>
    recordRefund(trx, id, sessionId, sessionId, {
      ...{ id: `re_seed_${id}`, state: "paid", revision: 1, cents, currency: "usd" },
      ...{ reason: "requested_by_customer", createdAt: timestamp() },
    }),
  );
export const dispute = reported((trx, id, sessionId) =>
  recordDispute(trx, id, sessionId, sessionId, {
    ...{ id: `du_seed_${id}`, cents: CENTS, currency: "usd", reason: "product_not_received" },
    ...{ isInquiry: false, isOver: false, isLost: false, fee: 1_500, createdAt: timestamp() },
    dueAt: timestampAfter(9 * DAY_MS),
  }),
);
export const missMonth = reported((trx, id, sessionId) =>
  recordRenewal(trx, id, sessionId, {
    ...{ id: `in_seed_${id}`, amount_subtotal: 12_900, amount_discount: 0, amount_tax: 0 },
    ...{ amount_total: 12_900, currency: "usd", tax_rate: null, tax_country: null },
    ...{ state: "failed", created_at: timestamp(), moved_at: null },
  }),
);
/** To be called at the present time, as an upload. */
export const erase: Act = async (id) => {
  const { email } = (await Orders.findById(db, id))!;
  await forgetPerson(email, TEAM);
};
