import { config } from "~/server/config/config.server";
import { db } from "~/server/database/connection.server";
import type { PaymentFault } from "~/server/database/states";
import type { Connection, Trx } from "~/server/database/tables";
import { inTransaction, onCommit } from "~/server/database/transaction.server";
import type { Email } from "~/server/email/email";
import { log } from "~/server/log/log.server";
import {
  endUnpaid,
  expireCheckout,
  findCheckout,
  type CheckoutSession,
} from "~/server/stripe/checkout-sessions.server";
import * as Sessions from "./checkout-sessions.repository.server";
import { enqueueOrderEmail, receiptWithLink } from "./enqueue-order-email.server";
import { isAnonymized } from "./erase-order.server";
import { teamPaidEmail } from "./order-emails";
import { stateAfter } from "./order-states";
import * as Ledger from "./ledger.repository.server";
import * as Orders from "./orders.repository.server";
import { erasedOrderPaidEmail, secondPaymentEmail, unexpectedPaymentEmail } from "./payment-emails";
import * as Payments from "./payments.repository.server";
import { recordCharge } from "./record-money.server";
import * as UnexpectedPayments from "./unexpected-payments.repository.server";
import { moveOrder, recomputeOrderState } from "./update-order-state.server";

/** `ignored`: another product's session. `unknown_order`: it names an order that the site does not know. */
export type Outcome = "applied" | "ignored" | "unknown_order";

type Emails = Record<string, Email>;

/**
 * Applies what Stripe reports of a checkout session to its order: in a webhook event, to the page that a buyer returns to,
 * or to reconciliation; several times, and late. Emails are sent and another open session is expired after the commit, so
 * that neither Stripe nor the buyer waits for that.
 */
export function fulfill(on: Connection, session: CheckoutSession): Promise<Outcome> {
  return inTransaction(on, async (trx) => {
    if (!session.orderId) return "ignored";
    const order = await Orders.findById(trx, session.orderId);
    if (!order) return unknownOrder(session);
    if (session.paid) {
      const fault = await findFault(trx, order.id, session);
      const emails = fault
        ? await recordUnexpectedPayment(trx, order, session, fault)
        : await recordPayment(trx, order, session);
      for (const [fact, mail] of Object.entries(emails)) {
        await enqueueOrderEmail(trx, order, fact, mail);
      }
    } else if (session.status === "complete") {
      await markPaymentPending(trx, order, session.id);
    } else if (session.status === "expired" && order.stripe_session_id === session.id) {
      await moveOrder(trx, order, "checkout_expired");
    }
    return "applied";
  });
}

/** Applies the end of an unpaid session. Only the current session's end moves its order. */
export function applyUnpaidEnd(
  on: Connection,
  session: CheckoutSession,
  event: "payment_failed" | "checkout_expired",
): Promise<Outcome> {
  return inTransaction(on, async (trx) => {
    if (!session.orderId) return "ignored";
    const order = await Orders.findById(trx, session.orderId);
    // Erasing an order expires its session at Stripe, whose event then finds no order.
    if (!order) return event === "checkout_expired" ? "ignored" : unknownOrder(session);
    if (event === "payment_failed") await recordCharge(trx, order.id, session, event);
    if (order.stripe_session_id === session.id) await moveOrder(trx, order, event);
    else if (event === "payment_failed") await supersede(trx, order.id, session.id);
    return "applied";
  });
}

/** Other products of the Stripe account have ids of their own in `client_reference_id`, but not in this site's metadata. */
function unknownOrder({ namedInMetadata }: CheckoutSession): Outcome {
  if (namedInMetadata) return "unknown_order";
  log.info("a checkout session without this site's metadata refers to no order: another product's");
  return "ignored";
}

/**
 * Why a paid session does not pay an order; undefined when it does (docs/decisions/016-unexpected-payments.md). A session
 * whose opening could not be stored is recognized by its metadata and must have the terms of the order's newest session.
 * Discounts and taxes do not change the subtotal, and the total has to follow from it.
 */
async function findFault(
  trx: Trx,
  orderId: string,
  session: CheckoutSession,
): Promise<PaymentFault | undefined> {
  const own = await Sessions.findById(trx, orderId, session.id);
  if (!own && !session.namedInMetadata) return "session";
  const opened = own ?? (await Sessions.findNewest(trx, orderId));
  const { mode, livemode, currency, amount_subtotal } = session.terms;
  if (differ(mode, opened?.mode)) return "mode";
  if (differ(livemode, opened?.livemode)) return "livemode";
  if (differ(currency, opened?.currency)) return "currency";
  return differ(amount_subtotal, opened?.amount_subtotal) || !session.addsUp ? "amount" : undefined;
}

/** Whether a term differs from the one at the opening; a term missing on either side is not compared. */
function differ<T>(paid: T | null, opened: T | null = null): boolean {
  return paid !== null && opened !== null && paid !== opened;
}

/** If the payment came through the order's current checkout, the order's state says so: reconciliation asks no more. */
async function recordUnexpectedPayment(
  trx: Trx,
  order: Orders.Order,
  session: CheckoutSession,
  fault: PaymentFault,
): Promise<Emails> {
  if (order.stripe_session_id === session.id) await moveOrder(trx, order, "unexpected_payment");
  if (!(await UnexpectedPayments.insert(trx, order.id, session, fault))) return {};
  await recordCharge(trx, order.id, session, "unexpected_payment");
  const amount = { cents: session.amountTotal, currency: session.currency };
  const mail = unexpectedPaymentEmail(order, config.team, amount, fault);
  return { [`unexpected ${session.id}`]: mail };
}

async function recordPayment(trx: Trx, order: Orders.Order, session: CheckoutSession) {
  const earlier = await Payments.findAllByOrder(trx, order.id);
  if (earlier.some((payment) => payment.stripe_session_id === session.id)) return {};
  await recordCharge(trx, order.id, session, "paid");
  await Payments.insert(trx, order.id, session);
  // A paid session is over, even if another one has superseded it.
  await Sessions.deleteSuperseded(trx, session.id);
  const emails =
    earlier.length === 0
      ? await confirmOrder(trx, order)
      : { [`paid again ${session.id}`]: secondPaymentEmail(order, config.team) };
  await recomputeOrderState(trx, order.id);
  return emails;
}

/** The first payment: the buyer gets the receipt. Another session that is open must not be paid too. */
async function confirmOrder(trx: Trx, order: Orders.Order) {
  const [payment] = await Payments.findAllByOrder(trx, order.id);
  if (!payment) throw new Error("The payment was not stored");
  const { stripe_session_id: current } = order;
  const { stripe_session_id, paid_at } = payment;
  if (current && current !== stripe_session_id) await supersede(trx, order.id, current);
  const paid = await Orders.update(trx, order.id, {
    ...{ paid_at, stripe_session_id },
    ...Orders.noOpenCheckout,
  });
  const { team } = config;
  if (isAnonymized(order))
    return {
      paid: erasedOrderPaidEmail(order, team, {
        cents: payment.amount_total,
        currency: payment.currency,
      }),
    };
  return {
    receipt: await receiptWithLink(trx, { ...paid, paid_at }, payment),
    paid: teamPaidEmail(order, team, payment),
  };
}

/** Unless it is known to have failed. It may come through a superseded session, which is then current again. */
async function markPaymentPending(trx: Trx, order: Orders.Order, id: string) {
  const charge = await Ledger.findById(trx, id);
  if (charge?.state === "failed" || stateAfter(order.state, "payment_pending") === order.state)
    return;
  const { stripe_session_id: current } = order;
  if (current !== id) {
    if (!(await Sessions.findById(trx, order.id, id))) return;
    if (current) await supersede(trx, order.id, current);
    await Orders.update(trx, order.id, { stripe_session_id: id, ...Orders.noOpenCheckout });
  }
  await moveOrder(trx, order, "payment_pending");
}

/** Records a session that must not be paid any more, and ends it after the commit; else reconciliation does. */
export async function supersede(trx: Trx, orderId: string, sessionId: string) {
  await Sessions.insertSuperseded(trx, orderId, sessionId);
  onCommit(trx, async () => {
    try {
      if (await expireSuperseded(sessionId)) return;
      log.warn("a superseded checkout session could not be ended yet");
    } catch (error) {
      log.warn({ err: error }, "a superseded checkout session could not be ended yet");
    }
  });
}

/** True once the session can no longer be paid; if it was just paid, that is recorded. Throws StripeUnreachable. */
export async function expireSuperseded(sessionId: string): Promise<boolean> {
  if (!(await expireCheckout(sessionId))) {
    const session = await findCheckout(sessionId);
    if (session) await fulfill(db, session);
    if (session?.status === "open") return false;
    const charge = session && (await Ledger.findById(db, sessionId));
    if (charge?.state === "failed" && !(await endUnpaid(session!))) return false;
  }
  await Sessions.deleteSuperseded(db, sessionId);
  return true;
}
