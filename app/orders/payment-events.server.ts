import type Stripe from "stripe";
import { config } from "~/server/config/config.server";
import { db } from "~/server/database/connection.server";
import type { Connection, Trx } from "~/server/database/tables";
import { findCheckoutOfSubscription } from "~/server/stripe/checkout-sessions.server";
import { readInvoice } from "~/server/stripe/invoices.server";
import { findRefunds, type ReportedRefund } from "~/server/stripe/refunds.server";
import { findInvoicePaidBy, idOf } from "~/server/stripe/stripe-queries.server";
import { dashboardUrl } from "~/server/stripe/stripe.server";
import { timestamp } from "~/server/time/time";
import { enqueueOrderEmail } from "./enqueue-order-email.server";
import { isAnonymized } from "./erase-order.server";
import { fulfill, type Outcome } from "./fulfill.server";
import * as History from "~/server/history/history.repository.server";
import * as Orders from "./orders.repository.server";
import * as Emails from "./payment-emails";
import * as Payments from "./payments.repository.server";
import { recordDispute, recordRefund, recordRenewal } from "./record-money.server";
import { recomputeOrderState } from "./update-order-state.server";

/* What happens to a payment after it was made: a refund, a dispute, the months of its subscription. */

/** What an event changes, in a transaction. `not_yet`: the payment is not known; Stripe is to deliver the event again. */
export type Effect = (trx: Trx) => Promise<Outcome | "not_yet">;

/** A charge was refunded, in full or in part. Only full refunds of the payment itself end the order. */
export async function chargeRefunded(charge: Stripe.Charge): Promise<Effect> {
  const refunds = await findRefunds(charge.id);
  return withCharge(charge, (trx, found) => {
    // Stripe lists the refunds of every charge that it refunded.
    return recordRefunds(trx, found, refunds.length > 0 ? refunds : [refundWithoutId(charge)]);
  });
}

/** A refund that was pending is paid, or one of either kind has failed. */
export async function refundChanged(refund: Stripe.Refund): Promise<Effect> {
  const charge = idOf(refund.charge);
  const refunds = charge ? await findRefunds(charge) : [];
  return withCharge(refund, (trx, found) => recordRefunds(trx, found, refunds));
}

function refundWithoutId({ id, amount_refunded, currency, created }: Stripe.Charge) {
  const createdAt = timestamp(new Date(created * 1000));
  const cents = amount_refunded;
  return { id, state: "paid", revision: cents, cents, currency, reason: null, createdAt } as const;
}

async function recordRefunds(
  trx: Trx,
  { order, sessionId, payment, charged }: FoundCharge,
  refunds: readonly ReportedRefund[],
) {
  const recorded = [];
  for (const refund of refunds) {
    if (await recordRefund(trx, order.id, sessionId, charged, refund)) recorded.push(refund);
  }
  const state = await recomputeOrderState(trx, order.id);
  for (const { id, state: of, cents, currency } of recorded) {
    const amount = { cents, currency };
    if (of === "failed") {
      const mail = Emails.refundFailedEmail(order, config.mail.to, amount);
      await enqueueOrderEmail(trx, order, `refund failed ${id}`, mail);
    } else if (payment && state && !isAnonymized(order)) {
      const mail = Emails.refundEmail(order, { amount, state }, config.supportEmail);
      await enqueueOrderEmail(trx, order, `refunded ${id}`, mail);
    }
  }
}

export function disputeCreated(dispute: Stripe.Dispute): Promise<Effect> {
  return withCharge(dispute, async (trx, { order, sessionId, charged }) => {
    await recordDispute(trx, order.id, sessionId, charged, dispute);
    await recomputeOrderState(trx, order.id);
    const due = dispute.evidence_details?.due_by;
    const mail = Emails.disputeEmail(order, config.mail.to, {
      amount: { cents: dispute.amount, currency: dispute.currency },
      reason: dispute.reason,
      answerBy: due ? new Date(due * 1000) : undefined,
    });
    await enqueueOrderEmail(trx, order, `disputed ${dispute.id}`, mail);
  });
}

export function disputeClosed(dispute: Stripe.Dispute, endedAt: number): Promise<Effect> {
  return withCharge(dispute, async (trx, { order, sessionId, charged }) => {
    await recordDispute(trx, order.id, sessionId, charged, dispute, endedAt);
    await recomputeOrderState(trx, order.id);
    const amount = { cents: dispute.amount, currency: dispute.currency };
    const outcome = dispute.status === "lost" ? "lost" : "won";
    const mail = Emails.disputeEndedEmail(order, config.mail.to, amount, outcome);
    await enqueueOrderEmail(trx, order, `dispute ${outcome} ${dispute.id}`, mail);
  });
}

/** The checkout's events already report the first invoice; a manual invoice is not a monthly payment. */
const IGNORED_REASONS = ["subscription_create", "manual"];

/** The collection of an invoice succeeded or failed. */
export async function invoiceReported(
  event: Stripe.InvoicePaidEvent | Stripe.InvoicePaymentFailedEvent,
): Promise<Effect> {
  const invoice = event.data.object;
  const paid = event.type === "invoice.paid";
  if (IGNORED_REASONS.includes(invoice.billing_reason ?? "")) {
    return () => Promise.resolve("ignored");
  }
  const details = invoice.parent?.subscription_details;
  const subscriptionId = idOf(details?.subscription);
  const reference = {
    orderId: invoice.metadata?.order_id ?? details?.metadata?.order_id,
    subscriptionId,
  };
  const renewal = await readInvoice(invoice, paid);
  return withPayment(reference, async (trx, { order, sessionId }) => {
    if (!(await recordRenewal(trx, order.id, sessionId, renewal))) return;
    const state = await recomputeOrderState(trx, order.id);
    const amount = { cents: renewal.amount_total, currency: renewal.currency };
    const { to } = config.mail;
    if (paid) {
      const isOver = state === "refunded" || state === "cancelled" || isAnonymized(order);
      if (!isOver || amount.cents === 0) return;
      const mail = Emails.chargedAfterEndEmail(
        order,
        to,
        amount,
        subscriptionId ? dashboardUrl("subscriptions", subscriptionId) : undefined,
      );
      await enqueueOrderEmail(trx, order, `charged after end ${renewal.id}`, mail);
    } else if (state === "past_due") {
      const mail = Emails.paymentMissedEmail(order, to, amount, config.stripe.portalUrl);
      await enqueueOrderEmail(trx, order, `missed ${renewal.id}`, mail);
    }
  });
}

export function subscriptionDeleted(subscription: Stripe.Subscription): Promise<Effect> {
  const { id, metadata, ended_at: ended } = subscription;
  const reference = { orderId: metadata?.order_id, subscriptionId: id };
  return withPayment(reference, async (trx, { order, sessionId, payment }) => {
    // A checkout whose payment failed leaves a subscription that ends without ever having been active.
    if (!payment) return;
    const endedAt = timestamp(ended ? new Date(ended * 1000) : new Date());
    if (!(await Payments.updateUnknown(trx, payment, "ended_at", endedAt))) return;
    const state = await recomputeOrderState(trx, order.id);
    await History.insert(trx, order.id, { kind: "subscription_ended", actor: "stripe" });
    const mail = Emails.subscriptionEndedEmail(order, config.mail.to, state === "cancelled");
    await enqueueOrderEmail(trx, order, `subscription ended ${sessionId}`, mail);
  });
}

interface PaymentReference {
  /** From the metadata, which this site writes. */
  orderId?: string;
  /** Takes precedence over `orderId`: an unknown subscription of a paid order is another product's. */
  subscriptionId?: string | null;
  sessionId?: string;
}

interface FoundPayment {
  order: Orders.Order;
  sessionId: string;
  payment?: Payments.Payment;
}

type FoundCharge = FoundPayment & {
  /** What of the ledger a charge is: the payment itself, or a later month's. */
  charged: string;
};

async function withCharge(
  { payment_intent }: Stripe.Charge | Stripe.Dispute | Stripe.Refund,
  record: (trx: Trx, found: FoundCharge) => Promise<void>,
): Promise<Effect> {
  const intentId = idOf(payment_intent);
  const { first, invoiceId, ...reference } = await referenceOf(intentId);
  return withPayment(reference, async (trx, found) => {
    const { payment, sessionId } = found;
    if (first && payment) {
      await Payments.updateUnknown(trx, payment, "stripe_payment_intent_id", intentId);
    }
    await record(trx, { ...found, charged: first || !invoiceId ? sessionId : invoiceId });
  });
}

/** Only the payment intent identifies a payment. `first`: the charge is the payment itself, not that of a later month. */
async function referenceOf(
  intentId: string | null,
): Promise<PaymentReference & { first: boolean; invoiceId?: string }> {
  if (!intentId) return { first: false };
  const known = await Payments.findBy(db, "stripe_payment_intent_id", intentId);
  if (known) return { sessionId: known.stripe_session_id, first: true };
  const invoice = await findInvoicePaidBy(intentId);
  if (!invoice?.subscriptionId) return { first: false };
  const { id: invoiceId, ...reference } = invoice;
  return { ...reference, invoiceId };
}

/** Requests to Stripe are made before the transaction in which `record` stores an event's fact. Throws StripeUnreachable. */
async function withPayment(
  reference: PaymentReference,
  record: (trx: Trx, found: FoundPayment) => Promise<void>,
): Promise<Effect> {
  const sessionId = reference.sessionId ?? (await recordEarlierPayment(reference));
  return async (trx) => {
    const found = await findPayment(trx, { ...reference, sessionId });
    if (typeof found === "string") return found;
    await record(trx, found);
    return "applied";
  };
}

/** Records a payment whose own event has not come yet: Stripe is asked for the checkout session. Returns its id. */
async function recordEarlierPayment(reference: PaymentReference): Promise<string | undefined> {
  const { orderId, subscriptionId } = reference;
  // This site's subscriptions and their invoices name their order.
  if (!orderId || !subscriptionId || (await findKnown(db, reference))) return undefined;
  if (!(await Orders.findById(db, orderId))) return undefined;
  const session = await findCheckoutOfSubscription(subscriptionId);
  if (session) await fulfill(db, session);
  return session?.id;
}

/** The payment of the session or the subscription that a reference names, else of the order it names. */
async function findPayment(
  trx: Trx,
  reference: PaymentReference,
): Promise<FoundPayment | "ignored" | "unknown_order" | "not_yet"> {
  const known = await findKnown(trx, reference);
  const orderId = known?.order_id ?? reference.orderId;
  if (!orderId) return "ignored";
  const order = await Orders.findById(trx, orderId);
  if (!order) return "unknown_order";
  const { sessionId, subscriptionId } = reference;
  if (known) return { order, sessionId: known.stripe_session_id, payment: known };
  if (sessionId) return { order, sessionId };
  const [payment] = await Payments.findAllByOrder(trx, orderId);
  if (!payment) return "not_yet";
  if (subscriptionId) return "ignored";
  return { order, sessionId: payment.stripe_session_id, payment };
}

async function findKnown(on: Connection, { sessionId, subscriptionId }: PaymentReference) {
  if (sessionId) return Payments.findBy(on, "stripe_session_id", sessionId);
  return subscriptionId ? Payments.findBy(on, "stripe_subscription_id", subscriptionId) : undefined;
}
