import type { Transaction } from "kysely";
import type Stripe from "stripe";
import { config } from "~/config/config.server";
import { db } from "~/database/connection.server";
import type { Database } from "~/database/tables";
import { log } from "~/observability/log.server";
import {
  StripeUnreachable,
  findCharge,
  findInvoicePaidBy,
  idOf,
  invoiceIdOf,
} from "~/payments/stripe-queries.server";
import { enqueueOrderEmail } from "./enqueue-order-email.server";
import {
  withPayment,
  type Effect,
  type FoundPayment,
  type PaymentReference,
} from "./find-payment.server";
import { disputeEndedEmail, disputeEmail } from "./payment-emails";
import * as Payments from "./payments.repository.server";
import { recomputeOrderState } from "./update-order-state.server";

/** A charge was refunded, in full or in part. Only a full refund of the payment itself ends the order. */
export function chargeRefunded(charge: Stripe.Charge): Promise<Effect> {
  const ids = {
    orderId: charge.metadata?.order_id,
    paymentIntentId: idOf(charge.payment_intent),
    charge,
  };
  return withCharge(ids, async (trx, { order, payment, first }) => {
    const orderId = order.id;
    if (!charge.refunded) {
      log.info({ orderId, cents: charge.amount_refunded }, "a charge was refunded in part");
    } else if (!first || !payment || charge.amount < payment.amount_total) {
      log.info({ orderId, cents: charge.amount }, "a charge other than the order's was refunded");
    } else {
      await Payments.updateRefunded(trx, payment);
      await recomputeOrderState(trx, orderId);
    }
  });
}

/** A buyer's bank disputes a charge, the first or a later month's. */
export async function disputeCreated(dispute: Stripe.Dispute): Promise<Effect> {
  return withCharge(await idsOf(dispute), async (trx, { order, sessionId }) => {
    await Payments.insertDispute(trx, sessionId, dispute.id);
    await recomputeOrderState(trx, order.id);
    // Stripe sends 0 where the bank accepts no evidence.
    const due = dispute.evidence_details?.due_by;
    const mail = disputeEmail(order, config.mail.to, {
      amount: { cents: dispute.amount, currency: dispute.currency },
      reason: dispute.reason,
      answerBy: due ? new Date(due * 1000) : undefined,
    });
    await enqueueOrderEmail(trx, order, `disputed ${dispute.id}`, mail);
  });
}

/** A dispute is over: lost, or won, or withdrawn. `reportedAt` is the event's time, in Unix seconds. */
export async function disputeClosed(dispute: Stripe.Dispute, reportedAt: number): Promise<Effect> {
  return withCharge(await idsOf(dispute), async (trx, { order, sessionId }) => {
    const outcome = dispute.status === "lost" ? "lost" : "lifted";
    await Payments.upsertDisputeEnd(trx, sessionId, { id: dispute.id, outcome, reportedAt });
    await recomputeOrderState(trx, order.id);
    const amount = { cents: dispute.amount, currency: dispute.currency };
    const mail = disputeEndedEmail(order, config.mail.to, amount, outcome);
    await enqueueOrderEmail(trx, order, `dispute ${outcome} ${dispute.id}`, mail);
  });
}

/** The ids by which a charge, or its dispute, refers to its payment. */
interface ChargeIds {
  /** From the metadata. */
  orderId?: string;
  paymentIntentId: string | null;
  /** The charge itself, or its id. */
  charge: string | Stripe.Charge;
}

/** A dispute of an older payment names only its charge. */
async function idsOf(dispute: Stripe.Dispute): Promise<ChargeIds> {
  const orderId = dispute.metadata?.order_id;
  const paymentIntentId = idOf(dispute.payment_intent);
  if (paymentIntentId) return { orderId, paymentIntentId, charge: dispute.charge };
  const charge =
    typeof dispute.charge === "string" ? await findCharge(dispute.charge) : dispute.charge;
  if (!charge) log.warn({ disputeId: dispute.id }, "Stripe does not know a dispute's charge");
  return {
    orderId: orderId ?? charge?.metadata?.order_id,
    paymentIntentId: idOf(charge?.payment_intent),
    charge: charge ?? dispute.charge,
  };
}

/** `first`: the charge is the payment itself, not that of a later month. */
type ChargeReference = PaymentReference & { first: boolean };

/** As {@link withPayment}, for an event of a charge. Throws StripeUnreachable. */
async function withCharge(
  ids: ChargeIds,
  record: (
    trx: Transaction<Database>,
    found: FoundPayment & Pick<ChargeReference, "first">,
  ) => Promise<void>,
): Promise<Effect> {
  const { first, ...reference } = await referenceOf(ids);
  return withPayment(reference, async (trx, found) => {
    if (first && found.payment) {
      await Payments.updatePaymentIntent(trx, found.payment, ids.paymentIntentId);
    }
    await record(trx, { ...found, first });
  });
}

/** Only the payment intent identifies the payment: it is stored with it, or Stripe is asked which invoice it paid. */
async function referenceOf(ids: ChargeIds): Promise<ChargeReference> {
  const { orderId, paymentIntentId } = ids;
  if (!paymentIntentId) return { orderId, first: true };
  const known = await Payments.findBy(db, "stripe_payment_intent_id", paymentIntentId);
  if (known) return { sessionId: known.stripe_session_id, first: true };
  const invoice = await findInvoicePaidBy(paymentIntentId);
  if (invoice === "refused") return olderReferenceOf(ids);
  return invoice?.subscriptionId ? invoice : { first: false };
}

/** Where Stripe does not say what a payment intent paid, the charge itself may name its invoice or its order. */
async function olderReferenceOf({ orderId, charge }: ChargeIds): Promise<ChargeReference> {
  const known = typeof charge === "string" ? await findCharge(charge) : charge;
  const invoiceId = known && invoiceIdOf(known);
  const payment = invoiceId && (await Payments.findBy(db, "stripe_invoice_id", invoiceId));
  if (payment) return { sessionId: payment.stripe_session_id, first: true };
  const named = orderId ?? known?.metadata?.order_id;
  if (named) return { orderId: named, first: true };
  log.error("Stripe does not tell what a charge paid for");
  throw new StripeUnreachable("Stripe does not tell what a charge paid for");
}
