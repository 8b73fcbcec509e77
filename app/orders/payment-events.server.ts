import type Stripe from "stripe";
import { config } from "~/server/config/config.server";
import { db } from "~/server/database/connection.server";
import type { Connection, Trx } from "~/server/database/tables";
import { log } from "~/server/log/log.server";
import { findCheckoutOfSubscription } from "~/server/stripe/checkout-sessions.server";
import { findInvoicePaidBy, idOf } from "~/server/stripe/stripe-queries.server";
import { timestamp } from "~/server/time/time";
import { enqueueOrderEmail } from "./enqueue-order-email.server";
import { fulfill, type Outcome } from "./fulfill.server";
import * as Orders from "./orders.repository.server";
import * as Emails from "./payment-emails";
import * as Payments from "./payments.repository.server";
import { recomputeOrderState } from "./update-order-state.server";

/* What happens to a payment after it was made: a refund, a dispute, the months of its subscription. */

/** What an event changes, in a transaction. `not_yet`: the payment is not known; Stripe is to deliver the event again. */
export type Effect = (trx: Trx) => Promise<Outcome | "not_yet">;

/** A charge was refunded, in full or in part. Only a full refund of the payment itself ends the order. */
export function chargeRefunded(charge: Stripe.Charge): Promise<Effect> {
  return withCharge(charge, async (trx, { order, payment }, first) => {
    const orderId = order.id;
    if (!charge.refunded) {
      log.info({ orderId, cents: charge.amount_refunded }, "a charge was refunded in part");
    } else if (!first || !payment || charge.amount < payment.amount_total) {
      log.info({ orderId, cents: charge.amount }, "a charge other than the order's was refunded");
    } else {
      await Payments.updateUnknown(trx, payment, "refunded_at", timestamp());
      await recomputeOrderState(trx, orderId);
    }
  });
}

export function disputeCreated(dispute: Stripe.Dispute): Promise<Effect> {
  return withCharge(dispute, async (trx, { order, sessionId }) => {
    await Payments.insertDispute(trx, sessionId, dispute.id);
    await recomputeOrderState(trx, order.id);
    // Stripe sends 0 where the bank accepts no evidence.
    const due = dispute.evidence_details?.due_by;
    const mail = Emails.disputeEmail(order, config.mail.to, {
      amount: { cents: dispute.amount, currency: dispute.currency },
      reason: dispute.reason,
      answerBy: due ? new Date(due * 1000) : undefined,
    });
    await enqueueOrderEmail(trx, order, `disputed ${dispute.id}`, mail);
  });
}

export function disputeClosed(dispute: Stripe.Dispute, told: number): Promise<Effect> {
  return withCharge(dispute, async (trx, { order, sessionId }) => {
    const outcome = dispute.status === "lost" ? "lost" : "lifted";
    await Payments.upsertDisputeEnd(trx, sessionId, { id: dispute.id, outcome, told });
    await recomputeOrderState(trx, order.id);
    const amount = { cents: dispute.amount, currency: dispute.currency };
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
  const reference = {
    orderId: invoice.metadata?.order_id ?? details?.metadata?.order_id,
    subscriptionId: idOf(details?.subscription),
  };
  return withPayment(reference, async (trx, { order, sessionId }) => {
    const { id, created } = invoice;
    const fact = paid ? "invoice_paid" : "invoice_missed";
    await Payments.insertFact(trx, sessionId, fact, { id, created: created ?? event.created });
    const state = await recomputeOrderState(trx, order.id);
    const { missed } = await Payments.findFacts(trx, sessionId);
    if (paid || !missed || state !== "past_due") return;
    const amount = { cents: invoice.amount_due, currency: invoice.currency };
    const mail = Emails.paymentMissedEmail(order, config.mail.to, amount, config.stripe.portalUrl);
    await enqueueOrderEmail(trx, order, `missed ${id}`, mail);
  });
}

export function subscriptionDeleted({ id, metadata }: Stripe.Subscription): Promise<Effect> {
  const reference = { orderId: metadata?.order_id, subscriptionId: id };
  return withPayment(reference, async (trx, { order, sessionId, payment }) => {
    await Payments.insertFact(trx, sessionId, "ended");
    const state = await recomputeOrderState(trx, order.id);
    // A checkout whose payment failed leaves a subscription that ends without ever having been active.
    if (!payment) return;
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

async function withCharge(
  { payment_intent }: Stripe.Charge | Stripe.Dispute,
  record: (trx: Trx, found: FoundPayment, first: boolean) => Promise<void>,
): Promise<Effect> {
  const intentId = idOf(payment_intent);
  const { first, ...reference } = await referenceOf(intentId);
  return withPayment(reference, async (trx, found) => {
    const payment = first ? found.payment : undefined;
    if (payment) await Payments.updateUnknown(trx, payment, "stripe_payment_intent_id", intentId);
    await record(trx, found, first);
  });
}

/** Only the payment intent identifies a payment. `first`: the charge is the payment itself, not that of a later month. */
async function referenceOf(
  intentId: string | null,
): Promise<PaymentReference & { first: boolean }> {
  if (!intentId) return { first: false };
  const known = await Payments.findBy(db, "stripe_payment_intent_id", intentId);
  if (known) return { sessionId: known.stripe_session_id, first: true };
  const invoice = await findInvoicePaidBy(intentId);
  return invoice?.subscriptionId ? invoice : { first: false };
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
  const payments = await Payments.findAllByOrder(trx, orderId);
  const payment = payments.find(({ refunded_at: refunded }) => refunded === null) ?? payments[0];
  if (!payment) return "not_yet";
  if (subscriptionId) return "ignored";
  return { order, sessionId: payment.stripe_session_id, payment };
}

async function findKnown(on: Connection, { sessionId, subscriptionId }: PaymentReference) {
  if (sessionId) return Payments.findBy(on, "stripe_session_id", sessionId);
  return subscriptionId ? Payments.findBy(on, "stripe_subscription_id", subscriptionId) : undefined;
}
