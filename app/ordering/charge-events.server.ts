import type Stripe from "stripe";
import { queueMail } from "~/mail/queue-mail.server";
import { findCharge } from "~/payments/charges.server";
import { idOf } from "~/payments/reference";
import { config } from "~/platform/config.server";
import { log } from "~/platform/log.server";
import { aboutPayment, type Apply } from "./event-effect.server";
import { markRefunded, settleOrder } from "./order-payments.server";
import { disputeMail } from "./payment-mails";
import { recordFact } from "./payment-news.server";

/**
 * A charge was refunded, in full or in part. Only a full refund of the payment itself ends the order: a month's
 * charge is told from it by its amount.
 */
export function chargeRefunded(charge: Stripe.Charge): Promise<Apply> {
  const reference = { orderId: charge.metadata?.order_id, customerId: idOf(charge.customer) };
  return aboutPayment(reference, async (trx, { order, payment }) => {
    const orderId = order.id;
    if (!charge.refunded) {
      log.info({ orderId, cents: charge.amount_refunded }, "a charge was refunded in part");
    } else if (!payment || charge.amount < payment.amount_total) {
      log.info({ orderId, cents: charge.amount }, "a charge other than the order's was refunded");
    } else {
      await markRefunded(trx, payment);
      await settleOrder(trx, orderId);
    }
    return undefined;
  });
}

/** A buyer's bank disputes a charge, the first or a later month's. A dispute names nothing but its charge. */
export async function disputeCreated(dispute: Stripe.Dispute): Promise<Apply> {
  const charge =
    typeof dispute.charge === "string" ? await findCharge(dispute.charge) : dispute.charge;
  if (!charge) log.warn({ disputeId: dispute.id }, "Stripe does not know a dispute's charge");
  const reference = {
    orderId: dispute.metadata?.order_id ?? charge?.metadata?.order_id,
    customerId: idOf(charge?.customer),
  };
  return aboutPayment(reference, async (trx, { order, sessionId }) => {
    await recordFact(trx, sessionId, "disputed");
    await settleOrder(trx, order.id);
    // Stripe gives 0 where the bank takes no answer.
    const due = dispute.evidence_details?.due_by;
    return queueMail(trx, {
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
