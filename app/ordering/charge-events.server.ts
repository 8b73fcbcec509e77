import type Stripe from "stripe";
import { log } from "~/observability/log.server";
import { idOf } from "~/payments/reference";
import { aboutCharge } from "./about-charge.server";
import type { Apply } from "./payment-lookup.server";
import { markRefunded, recomputeOrderState } from "./order-payments.server";

/** A charge was refunded, in full or in part. Only a full refund of the payment itself ends the order. */
export function chargeRefunded(charge: Stripe.Charge): Promise<Apply> {
  const names = {
    orderId: charge.metadata?.order_id,
    paymentIntentId: idOf(charge.payment_intent),
    charge,
  };
  return aboutCharge(names, async (trx, { order, payment, first }) => {
    const orderId = order.id;
    if (!charge.refunded) {
      log.info({ orderId, cents: charge.amount_refunded }, "a charge was refunded in part");
    } else if (!first || !payment || charge.amount < payment.amount_total) {
      log.info({ orderId, cents: charge.amount }, "a charge other than the order's was refunded");
    } else {
      await markRefunded(trx, payment);
      await recomputeOrderState(trx, orderId);
    }
    return undefined;
  });
}
