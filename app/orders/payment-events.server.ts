import type Stripe from "stripe";
import { config } from "~/server/config/config.server";
import { db } from "~/server/database/connection.server";
import type { Trx } from "~/server/database/tables";
import { findCheckoutOf } from "~/server/stripe/checkout-sessions.server";
import { readDispute } from "~/server/stripe/disputes.server";
import { readInvoice } from "~/server/stripe/invoices.server";
import {
  findRefunds,
  readRefund,
  refundsTogether,
  type ReportedRefund,
} from "~/server/stripe/refunds.server";
import { idOf, StripeUnreachable } from "~/server/stripe/stripe-queries.server";
import { dashboardUrl, type WebhookEvent } from "~/server/stripe/stripe.server";
import { timestamp } from "~/server/time/time";
import { enqueueOrderEmail } from "./enqueue-order-email.server";
import { issueOrderLink } from "./order-access.server";
import { isAnonymized } from "./erase-order.server";
import {
  ignore,
  withCharge,
  withPayment,
  type Effect,
  type FoundCharge,
  type FoundPayment,
} from "./find-payment.server";
import { fulfill } from "./fulfill.server";
import * as History from "~/server/history/history.repository.server";
import { chargedAfterEnd } from "./ledger";
import * as Ledger from "./ledger.repository.server";
import * as Emails from "./payment-emails";
import * as Orders from "./orders.repository.server";
import * as Payments from "./payments.repository.server";
import { recordDispute, recordRefund, recordRenewal } from "./record-money.server";
import { recomputeOrderState } from "./update-order-state.server";

/* What happens to a payment after it was made: a refund, a dispute, the months of its subscription. */

/** A charge was refunded, in full or in part. Only full refunds of the payment itself end the order. */
export function chargeRefunded(charge: Stripe.Charge): Promise<Effect> {
  const ask = async () => {
    const refunds = (await findRefunds(charge.id)) ?? [refundsTogether(charge)];
    if (refunds.length > 0) return refunds;
    throw new StripeUnreachable("Stripe does not list the refunds of a charge");
  };
  return withCharge(charge, ask, recordRefunds);
}

/** A refund that was pending is paid, or one of either kind has failed. */
export function refundChanged(refund: Stripe.Refund): Promise<Effect> {
  return withCharge(refund, () => [readRefund(refund)], recordRefunds);
}

async function recordRefunds(trx: Trx, found: FoundCharge, refunds: readonly ReportedRefund[]) {
  const { order, sessionId, payment, charged } = found;
  const told = [];
  for (const refund of refunds) {
    if (await recordRefund(trx, order.id, sessionId, charged, refund)) told.push(refund);
  }
  const state = await recomputeOrderState(trx, order.id);
  for (const { id, state: of, cents, currency } of told) {
    const amount = { cents, currency };
    if (of === "failed") {
      const mail = Emails.refundFailedEmail(order, config.team, amount);
      await enqueueOrderEmail(trx, order, `refund failed ${id}`, mail);
    } else if (payment && state && !isAnonymized(order)) {
      const orderUrl = await issueOrderLink(trx, order.id);
      const mail = Emails.refundEmail(order, { amount, state, orderUrl }, config.supportEmail);
      await enqueueOrderEmail(trx, order, `refunded ${id}`, mail);
    }
  }
  await tellOfLateMonths(trx, found);
}

/** A dispute or an inquiry was opened, or the bank has withdrawn the money. */
export function disputeOpened(dispute: Stripe.Dispute): Promise<Effect> {
  const read = () => readDispute(dispute);
  return withCharge(dispute, read, async (trx, { order, sessionId, charged }, reported) => {
    const isNew = await recordDispute(trx, order.id, sessionId, charged, reported);
    await recomputeOrderState(trx, order.id);
    // Of one that is over there is nothing left to answer, and the event of its end tells of it.
    if (!isNew || reported.isOver) return;
    const { id, cents, currency, reason, dueAt, isInquiry } = reported;
    const mail = Emails.disputeEmail(order, config.team, {
      amount: { cents, currency },
      reason,
      answerBy: dueAt ? new Date(dueAt) : undefined,
    });
    await enqueueOrderEmail(trx, order, `${isInquiry ? "inquiry" : "disputed"} ${id}`, mail);
  });
}

export function disputeClosed(dispute: Stripe.Dispute, endedAt: number): Promise<Effect> {
  const read = () => readDispute(dispute);
  return withCharge(dispute, read, async (trx, { order, sessionId, charged }, reported) => {
    const isNew = await recordDispute(trx, order.id, sessionId, charged, reported, endedAt);
    await recomputeOrderState(trx, order.id);
    if (!isNew) return;
    const { id, cents, currency, isLost } = reported;
    const outcome = isLost ? "lost" : "won";
    const mail = Emails.disputeEndedEmail(order, config.team, { cents, currency }, outcome);
    await enqueueOrderEmail(trx, order, `dispute ${outcome} ${id}`, mail);
  });
}

/** The collection of an invoice succeeded or failed, or the shop has given it up. */
export function invoiceReported(
  event: Extract<WebhookEvent, { type: `invoice.${string}` }>,
): Promise<Effect> {
  const invoice = event.data.object;
  // Where it is fetched anew, it may have been paid since.
  const paid = event.type === "invoice.paid" || invoice.status === "paid";
  const details = invoice.parent?.subscription_details;
  const subscriptionId = idOf(details?.subscription);
  const orderId = invoice.metadata?.order_id ?? details?.metadata?.order_id;
  const reason = invoice.billing_reason;
  if (reason === "subscription_create" && paid) return firstInvoicePaid(orderId, subscriptionId);
  // The checkout's events report how the first invoice went; one made by hand is not for a month.
  if (reason === "subscription_create" || reason === "manual") return Promise.resolve(ignore);
  const reference = { orderId, subscriptionId };
  const read = () => readInvoice(invoice, paid);
  return withPayment(reference, read, async (trx, found, renewal) => {
    const { order, sessionId } = found;
    if (!(await recordRenewal(trx, order.id, sessionId, renewal))) return;
    const state = await recomputeOrderState(trx, order.id);
    if (paid) return tellOfLateMonths(trx, found, renewal.id, subscriptionId);
    if (state !== "past_due" || renewal.state !== "failed") return;
    const amount = { cents: renewal.amount_total, currency: renewal.currency };
    const mail = Emails.paymentMissedEmail(order, config.team, amount, config.stripe.portalUrl);
    await enqueueOrderEmail(trx, order, `missed ${renewal.id}`, mail);
  });
}

/**
 * It may be paid after its bank transfer had failed: then the checkout stays unpaid, and only the invoice tells. By then the
 * buyer may have begun another one.
 */
async function firstInvoicePaid(
  orderId: string | undefined,
  subscription: string | null,
): Promise<Effect> {
  const order = orderId ? await Orders.findById(db, orderId) : undefined;
  if (!order || !subscription) return ignore;
  if (await Payments.findBy(db, "stripe_subscription_id", subscription)) return ignore;
  const session = await findCheckoutOf({ subscription });
  return session ? (trx) => fulfill(trx, session) : ignore;
}

/**
 * Tells the team of months that were charged after their payment was refunded or their subscription had ended, whichever is
 * reported first; and of one that is charged to an erased buyer, or by a subscription that did not pay the order.
 */
async function tellOfLateMonths(
  trx: Trx,
  { order, sessionId, payment }: FoundPayment,
  charged?: string,
  subscriptionId = payment?.stripe_subscription_id,
) {
  const rows = await Ledger.findAllByOrder(trx, order.id);
  const late = chargedAfterEnd(sessionId, rows, payment?.ended_at ?? null);
  const isNobodys = !payment || isAnonymized(order);
  const found = new Set(isNobodys ? [...late, ...rows.filter(({ id }) => id === charged)] : late);
  const url = subscriptionId ? dashboardUrl("subscriptions", subscriptionId) : undefined;
  for (const { id, amount_total: cents, currency } of found) {
    if (cents === 0) continue;
    const mail = Emails.chargedAfterEndEmail(order, config.team, { cents, currency }, url);
    await enqueueOrderEmail(trx, order, `charged after end ${id}`, mail);
  }
}

export function subscriptionDeleted(subscription: Stripe.Subscription): Promise<Effect> {
  const { id, metadata, ended_at: ended } = subscription;
  const reference = { orderId: metadata?.order_id, subscriptionId: id };
  const nothing = () => undefined;
  return withPayment(reference, nothing, async (trx, found) => {
    const { order, sessionId, payment } = found;
    // A checkout whose payment failed leaves a subscription that ends without ever having been active.
    if (!payment) return;
    const endedAt = timestamp(ended ? new Date(ended * 1000) : new Date());
    if (!(await Payments.updateUnknown(trx, payment, "ended_at", endedAt))) return;
    const state = await recomputeOrderState(trx, order.id);
    await History.insert(trx, order.id, { kind: "subscription_ended", actor: "stripe" });
    const mail = Emails.subscriptionEndedEmail(order, config.team, state === "cancelled");
    await enqueueOrderEmail(trx, order, `subscription ended ${sessionId}`, mail);
    await tellOfLateMonths(trx, { ...found, payment: { ...payment, ended_at: endedAt } });
  });
}
