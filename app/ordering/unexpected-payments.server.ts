import type { Transaction } from "kysely";
import { config } from "~/config/config.server";
import type { PaymentFault } from "~/database/states";
import type { Database } from "~/database/tables";
import { amountOf, type CheckoutSession } from "~/payments/checkout-sessions.server";
import * as Sessions from "./checkout-sessions.repository.server";
import { enqueueOrderEmail } from "./enqueue-order-email.server";
import type { Order } from "./orders.repository.server";
import { unexpectedPaymentEmail } from "./payment-emails";
import { moveOrder } from "./update-order-state.server";
import * as UnexpectedPayments from "./unexpected-payments.repository.server";

/*
 * An order can be paid only by a checkout session that this site opened for it, at the terms that Stripe gave then. The
 * subtotal is compared, because discounts and taxes do not change it, and the total has to follow from it. Any other
 * payment is recorded, and the operator resolves it: see docs/decisions/016-unexpected-payments.md.
 */

/**
 * Why a paid session does not pay an order; undefined when it does. A session whose opening could not be stored is
 * recognized by its metadata and must have the terms of the order's newest session.
 */
export async function findFault(
  trx: Transaction<Database>,
  orderId: string,
  session: CheckoutSession,
): Promise<PaymentFault | undefined> {
  const own = await Sessions.findById(trx, orderId, session.id);
  if (!own && !session.namedInMetadata) return "session";
  const terms = own ?? (await Sessions.findNewest(trx, orderId));
  const { amountSubtotal, currency, mode, livemode } = session.terms;
  if (differ(mode, terms?.mode)) return "mode";
  if (differ(livemode === null ? null : Number(livemode), terms?.livemode)) return "livemode";
  if (differ(currency, terms?.currency)) return "currency";
  if (differ(amountSubtotal, terms?.amount_subtotal)) return "amount";
  return !terms || terms.mode === null || session.addsUp ? undefined : "amount";
}

/** Whether a term differs from the one at the opening; a term missing on either side is not compared. */
function differ<T>(paid: T | null, opened: T | null | undefined): boolean {
  return paid !== null && opened !== null && opened !== undefined && paid !== opened;
}

/**
 * Stores a payment that does not pay its order, and emails the team once. If it came through the order's current
 * checkout, the order's state says so: reconciliation then asks no more about it.
 */
export async function recordUnexpectedPayment(
  trx: Transaction<Database>,
  order: Order,
  session: CheckoutSession,
  fault: PaymentFault,
): Promise<void> {
  if (order.stripe_session_id === session.id) await moveOrder(trx, order, "unexpected_payment");
  if (!(await UnexpectedPayments.insert(trx, order.id, session, fault))) return;
  await enqueueOrderEmail(
    trx,
    order,
    `unexpected ${session.id}`,
    unexpectedPaymentEmail(order, config.mail.to, amountOf(session), fault),
  );
}
