import type { HistoryKind } from "~/server/database/states";
import type { Trx } from "~/server/database/tables";
import type { CheckoutSession } from "~/server/stripe/checkout-sessions.server";
import type { ReportedDispute } from "~/server/stripe/disputes.server";
import type { ReportedInvoice } from "~/server/stripe/invoices.server";
import type { ReportedRefund } from "~/server/stripe/refunds.server";
import { timestamp } from "~/server/time/time";
import * as History from "~/server/history/history.repository.server";
import * as Ledger from "./ledger.repository.server";
import * as Orders from "./orders.repository.server";

/*
 * Each stores one thing that Stripe reports in the ledger, and in the order's history. False where there is nothing to tell,
 * since this or more is stored: the same rows come of the same reports in any sequence, however often.
 */

type Row = Omit<Ledger.NewRow, "order_id">;

async function record(trx: Trx, orderId: string, row: Row, kind: HistoryKind): Promise<boolean> {
  const known = await Ledger.findById(trx, row.id);
  if (!(await Ledger.upsert(trx, { ...row, order_id: orderId }))) return false;
  // It was pending, and told of then.
  if (known && kind === "refunded") return false;
  await Orders.updateVersion(trx, orderId);
  const facts = {
    ...{ cents: row.amount_total, currency: row.currency, id: row.id },
    // It may become a dispute, which is another event.
    ...(row.state === "inquiry" && { inquiry: true }),
  };
  await History.insert(trx, orderId, { kind, actor: "stripe", facts });
  return true;
}

/** The payment of a checkout, or that a bank transfer for it did not arrive. */
export function recordCharge(
  trx: Trx,
  orderId: string,
  session: CheckoutSession,
  kind: "paid" | "payment_failed" | "unexpected_payment",
): Promise<boolean> {
  const moment = timestamp();
  const state = kind === "payment_failed" ? "failed" : "paid";
  return record(
    trx,
    orderId,
    {
      id: session.id,
      stripe_session_id: session.id,
      kind: "charge",
      state,
      revision: state === "paid" ? 1 : 0,
      reverses: null,
      amount_subtotal: session.terms.amount_subtotal ?? session.amountTotal,
      amount_discount: session.discount,
      amount_tax: session.tax,
      amount_total: session.amountTotal,
      currency: session.currency,
      tax_rate: session.taxRate,
      tax_country: session.country,
      fee: null,
      reason: null,
      due_at: null,
      created_at: moment,
      moved_at: state === "paid" ? moment : null,
    },
    kind,
  );
}

/** A month after the first: its invoice was paid, could not be collected, or was given up. Once paid it stays paid. */
export function recordRenewal(
  trx: Trx,
  orderId: string,
  sessionId: string,
  renewal: ReportedInvoice,
): Promise<boolean> {
  return record(
    trx,
    orderId,
    {
      ...renewal,
      stripe_session_id: sessionId,
      kind: "renewal",
      revision: ["failed", "forgiven", "paid"].indexOf(renewal.state),
      ...{ reverses: null, fee: null, reason: null, due_at: null },
    },
    `renewal_${renewal.state}`,
  );
}

/** A refund may fail even after it was paid: then the money came back from the buyer's bank. */
export function recordRefund(
  trx: Trx,
  orderId: string,
  sessionId: string,
  reverses: string,
  refund: ReportedRefund,
): Promise<boolean> {
  return record(
    trx,
    orderId,
    {
      ...Ledger.withoutTax,
      id: refund.id,
      stripe_session_id: sessionId,
      kind: "refund",
      state: refund.state,
      revision: refund.revision,
      reverses,
      amount_subtotal: refund.cents,
      amount_total: refund.cents,
      currency: refund.currency,
      fee: null,
      reason: refund.reason,
      due_at: null,
      created_at: refund.createdAt,
      moved_at: refund.state === "failed" ? null : refund.createdAt,
    },
    refund.state === "failed" ? "refund_failed" : "refunded",
  );
}

/** `endedAt`, in Unix seconds, of a dispute that is over: after an appeal it may end once more. */
export function recordDispute(
  trx: Trx,
  orderId: string,
  sessionId: string,
  reverses: string,
  dispute: ReportedDispute,
  endedAt?: number,
): Promise<boolean> {
  const { isInquiry, isLost, cents, createdAt } = dispute;
  const begun = isInquiry ? "inquiry" : "open";
  const ended = isLost ? "lost" : "won";
  const state = endedAt === undefined ? begun : ended;
  return record(
    trx,
    orderId,
    {
      ...Ledger.withoutTax,
      id: dispute.id,
      stripe_session_id: sessionId,
      kind: "dispute",
      state,
      revision: endedAt ?? (isInquiry ? 0 : 1),
      reverses,
      amount_subtotal: cents,
      amount_total: cents,
      currency: dispute.currency,
      fee: dispute.fee,
      reason: dispute.reason,
      due_at: dispute.dueAt,
      created_at: createdAt,
      moved_at: state === "open" || state === "lost" ? createdAt : null,
    },
    endedAt === undefined ? "disputed" : `dispute_${ended}`,
  );
}
