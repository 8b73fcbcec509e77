import { withLock } from "~/concurrency/locks.server";
import { config } from "~/config/config.server";
import { legalTextsUpdated } from "~/content/site";
import { db } from "~/database/connection.server";
import { inTransaction } from "~/database/transaction.server";
import { deliverWithin, enqueueEmail } from "~/email/outbox.server";
import { log } from "~/observability/log.server";
import { openCheckout } from "~/payments/checkout-sessions.server";
import { timestamp } from "~/time/time";
import * as Sessions from "./checkout-sessions.repository.server";
import { expireOpenSession } from "./open-session.server";
import { teamOrderEmail } from "./order-emails";
import type { OrderDetails } from "./order-schema";
import { hasOpenCheckout, isUnpaid, takesPayment } from "./order-states";
import * as Orders from "./orders.repository.server";
import { supersede } from "./superseded-sessions.server";
import { moveOrder, shownState } from "./update-order-state.server";

type Order = Orders.Order;

/**
 * The result of a submission. `mailed` is false when the team's email could not be sent within its deadline.
 * `closed`: the order can no longer be edited or paid; its state says why.
 */
export type Placement =
  | { kind: "checkout"; orderId: string; url: string; mailed: boolean }
  | { kind: "checkout_failed"; orderId: string; reference: string; mailed: boolean }
  | { kind: "closed"; orderId: string };

/**
 * Places the order of one rendered form: the row first, then the team's email, then the checkout.
 * Posting the same form again continues the same order: unchanged, it leads to the same checkout without
 * a second email; edited, it opens a new checkout and sends the change to the team once.
 */
export function placeOrder(formId: string, details: OrderDetails): Promise<Placement> {
  return withLock(`order ${formId}`, async () => {
    const { order, closed, mailId } = await recordOrder(formId, details);
    if (closed) return { kind: "closed", orderId: order.id };
    const mailed = mailId === undefined || (await deliverWithin(mailId, config.mail.timeoutMs));
    if (hasOpenCheckout(order)) {
      return { kind: "checkout", orderId: order.id, url: order.checkout_url, mailed };
    }
    return startCheckout(order, mailed);
  });
}

interface Recorded {
  order: Order;
  /** Set when the order can no longer be edited or paid. */
  closed?: boolean;
  /** The email that this submission enqueued; undefined when it changed nothing. */
  mailId?: string;
}

function recordOrder(formId: string, details: OrderDetails): Promise<Recorded> {
  return inTransaction(db, async (trx): Promise<Recorded> => {
    const known = await Orders.findByForm(trx, formId);
    if (!known) {
      const order = await Orders.insert(trx, formId, details);
      const mailId = await enqueueEmail(trx, {
        dedupeKey: `order ${order.id} received`,
        mail: teamOrderEmail(order, config.mail.to, false),
        orderId: order.id,
        rateLimited: true,
      });
      return { order, mailId };
    }
    if (!takesPayment(await shownState(trx, known))) return { order: known, closed: true };
    const same = sameDetails(known, details);
    if (same && hasOpenCheckout(known)) return { order: known };
    // Stripe repeats its stored answer to an idempotency key: a new session needs a new attempt.
    const attemptUsed = known.attempt_failed === 1 || known.stripe_session_id !== null;
    if (same && !attemptUsed) return { order: known };
    // Also a session that has expired by this machine's clock: it may have been paid just before.
    if (known.state === "checkout_open" && known.stripe_session_id !== null) {
      await supersede(trx, known.id, known.stripe_session_id);
    }
    if (same) return { order: await Orders.update(trx, known.id, nextAttempt(known)) };
    const order = await Orders.update(trx, known.id, {
      ...Orders.detailColumns(details),
      ...nextAttempt(known),
    });
    const mailId = await enqueueEmail(trx, {
      dedupeKey: `order ${order.id} updated ${order.attempt}`,
      mail: teamOrderEmail(order, config.mail.to, true),
      orderId: order.id,
      rateLimited: true,
    });
    return { order, mailId };
  });
}

function nextAttempt(order: Order) {
  return {
    attempt: order.attempt + 1,
    attempt_failed: 0,
    stripe_session_id: null,
    terms_version: legalTextsUpdated,
    ...Orders.noOpenCheckout,
  };
}

/** Whether a form's values are those the order already has. */
function sameDetails(order: Order, details: OrderDetails): boolean {
  const wanted = Orders.detailColumns(details);
  return (Object.keys(wanted) as (keyof typeof wanted)[]).every(
    (name) => order[name] === wanted[name],
  );
}

/** Opens the order's checkout and stores it. */
async function startCheckout(order: Order, mailed: boolean): Promise<Placement> {
  const { id: orderId, reference, attempt, email } = order;
  const answer = await openCheckout({ orderId, attempt, email });
  if (!answer.ok) {
    log.error({ orderId, attempt, reason: answer.reason }, "checkout failed");
    if (answer.answered) await Orders.update(db, orderId, { attempt_failed: 1 });
    return { kind: "checkout_failed", orderId, reference, mailed };
  }
  const payable = await inTransaction(db, async (trx) => {
    // An operator may have erased the buyer while Stripe was answering.
    if (!(await Orders.findById(trx, orderId))) return false;
    const current = await Orders.update(trx, orderId, {
      stripe_session_id: answer.sessionId,
      checkout_url: answer.url,
      checkout_expires_at: timestamp(answer.expiresAt),
    });
    await Sessions.insert(trx, orderId, answer.sessionId, answer.terms);
    await moveOrder(trx, current, "checkout_opened");
    return isUnpaid(current.state);
  });
  if (payable) return { kind: "checkout", orderId, url: answer.url, mailed };
  // An earlier session was paid, or the order erased, while Stripe opened this one: it must not be paid.
  void expireOpenSession(orderId, answer.sessionId);
  return { kind: "closed", orderId };
}
