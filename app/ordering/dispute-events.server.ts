import type Stripe from "stripe";
import { config } from "~/config/config.server";
import { enqueueEmail } from "~/email/outbox.server";
import { log } from "~/observability/log.server";
import { idOf } from "~/payments/reference";
import { findCharge } from "~/payments/stripe-queries.server";
import { aboutCharge, type ChargeNames } from "./about-charge.server";
import { recordDispute, recordDisputeEnd } from "./disputes.server";
import type { Apply } from "./payment-lookup.server";
import { recomputeOrderState } from "./order-payments.server";
import { disputeEndedMail, disputeMail } from "./payment-mails";

/** A buyer's bank disputes a charge, the first or a later month's. */
export async function disputeCreated(dispute: Stripe.Dispute): Promise<Apply> {
  return aboutCharge(await namesOf(dispute), async (trx, { order, sessionId }) => {
    await recordDispute(trx, sessionId, dispute.id);
    await recomputeOrderState(trx, order.id);
    // Stripe gives 0 where the bank takes no answer.
    const due = dispute.evidence_details?.due_by;
    return enqueueEmail(trx, {
      dedupeKey: `order ${order.id} disputed ${dispute.id}`,
      mail: disputeMail(order, config.mail.to, {
        amount: { cents: dispute.amount, currency: dispute.currency },
        reason: dispute.reason,
        answerBy: due ? new Date(due * 1000) : undefined,
      }),
      orderId: order.id,
    });
  });
}

/** A dispute is over: lost, or won, or withdrawn. `told` is the event's own time, in Unix seconds. */
export async function disputeClosed(dispute: Stripe.Dispute, told: number): Promise<Apply> {
  return aboutCharge(await namesOf(dispute), async (trx, { order, sessionId }) => {
    const outcome = dispute.status === "lost" ? "lost" : "lifted";
    await recordDisputeEnd(trx, sessionId, { id: dispute.id, outcome, told });
    await recomputeOrderState(trx, order.id);
    const amount = { cents: dispute.amount, currency: dispute.currency };
    return enqueueEmail(trx, {
      dedupeKey: `order ${order.id} dispute ${outcome} ${dispute.id}`,
      mail: disputeEndedMail(order, config.mail.to, amount, outcome),
      orderId: order.id,
    });
  });
}

/** A dispute of an older payment names nothing but its charge. */
async function namesOf(dispute: Stripe.Dispute): Promise<ChargeNames> {
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
