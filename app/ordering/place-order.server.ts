import { withLock } from "~/concurrency/locks.server";
import { config } from "~/config/config.server";
import { db } from "~/database/connection.server";
import { timestamp } from "~/time/time";
import { deliverWithin, enqueueEmail } from "~/email/outbox.server";
import { log } from "~/observability/log.server";
import { openCheckout } from "~/payments/checkout.server";
import { noteOpened } from "./checkouts.server";
import { closeReplacing } from "./close-checkout.server";
import { teamOrderMail } from "./order-mails";
import type { OrderDetails } from "./order-schema";
import { isUnpaid, takesPayment } from "./order-states";
import {
  detailColumns,
  findOrder,
  findOrderByForm,
  insertOrder,
  moveOrder,
  noOpenCheckout,
  sameDetails,
  updateOrder,
  type Order,
} from "./orders.server";
import { noteReplaced, tryToEndReplaced } from "./replaced-checkouts.server";
import { shownState } from "./unexpected-payments.server";

/**
 * What came of a submission. `mailed` is false when the team's mail could not be sent within its deadline.
 * `not_taken`: the order takes no edit and no payment; its state says why.
 */
export type Placement =
  | { kind: "checkout"; orderId: string; url: string; mailed: boolean }
  | { kind: "checkout_failed"; orderId: string; mailed: boolean }
  | { kind: "not_taken"; orderId: string };

/**
 * Places the order of one rendered form: the row first, then the team's mail, then the checkout.
 * Posting the same form again continues the same order: unchanged, it leads to the same checkout without
 * a second mail; edited, it opens a new checkout and mails the change once.
 */
export function placeOrder(formId: string, details: OrderDetails): Promise<Placement> {
  return withLock(`order ${formId}`, async () => {
    const { order, closed, mailId, replaced } = await recordOrder(formId, details);
    if (closed) return { kind: "not_taken", orderId: order.id };
    if (replaced) void tryToEndReplaced(replaced);
    const mailed = mailId === undefined || (await deliverWithin(mailId, config.mail.timeoutMs));
    if (hasOpenCheckout(order)) {
      return { kind: "checkout", orderId: order.id, url: order.checkout_url, mailed };
    }
    return startCheckout(order, mailed);
  });
}

/** Whether the order's checkout can still be paid. */
export function hasOpenCheckout(order: Order): order is Order & { checkout_url: string } {
  return (
    // Stripe may end a session before its time is up.
    order.state === "checkout_open" &&
    order.checkout_url !== null &&
    order.checkout_expires_at !== null &&
    order.checkout_expires_at > timestamp()
  );
}

interface Recorded {
  order: Order;
  /** Whether it takes no edit and no payment. */
  closed?: boolean;
  /** The mail this submission queued, if it queued one. */
  mailId?: string;
  /** The session whose place a new attempt takes. */
  replaced?: string;
}

function recordOrder(formId: string, details: OrderDetails): Promise<Recorded> {
  return db.transaction().execute(async (trx): Promise<Recorded> => {
    const known = await findOrderByForm(formId, trx);
    if (!known) {
      const order = await insertOrder(trx, formId, details);
      const mailId = await enqueueEmail(trx, {
        dedupeKey: `order ${order.id} received`,
        mail: teamOrderMail(order, config.mail.to, false),
        orderId: order.id,
        rateLimited: true,
      });
      return { order, mailId };
    }
    if (!takesPayment(await shownState(known, trx))) return { order: known, closed: true };
    // Also one whose time is up by our clock: it may have been paid just before.
    const replaced =
      known.state === "checkout_open" ? (known.stripe_session_id ?? undefined) : undefined;
    if (sameDetails(known, details)) {
      if (hasOpenCheckout(known)) return { order: known };
      // Stripe keeps a failed or finished answer under its key: a new attempt needs a new one.
      const spent = known.attempt_failed === 1 || known.stripe_session_id !== null;
      if (!spent) return { order: known };
      if (replaced) await noteReplaced(trx, known.id, replaced);
      return { order: await updateOrder(trx, known.id, nextAttempt(known)), replaced };
    }
    if (replaced) await noteReplaced(trx, known.id, replaced);
    const order = await updateOrder(trx, known.id, {
      ...detailColumns(details),
      ...nextAttempt(known),
    });
    const mailId = await enqueueEmail(trx, {
      dedupeKey: `order ${order.id} updated ${order.attempt}`,
      mail: teamOrderMail(order, config.mail.to, true),
      orderId: order.id,
      rateLimited: true,
    });
    return { order, mailId, replaced };
  });
}

function nextAttempt(order: Order) {
  return {
    attempt: order.attempt + 1,
    attempt_failed: 0,
    stripe_session_id: null,
    ...noOpenCheckout,
  };
}

/** Opens the order's checkout and stores it. */
async function startCheckout(order: Order, mailed: boolean): Promise<Placement> {
  const { id: orderId, attempt, email } = order;
  const answer = await openCheckout({ orderId, attempt, email });
  if (!answer.ok) {
    log.error({ orderId, attempt, reason: answer.reason }, "checkout failed");
    if (answer.answered) await updateOrder(db, orderId, { attempt_failed: 1 });
    return { kind: "checkout_failed", orderId, mailed };
  }
  const payable = await db.transaction().execute(async (trx) => {
    // Its buyer may have been forgotten in the meantime.
    if (!(await findOrder(orderId, trx))) return false;
    const current = await updateOrder(trx, orderId, {
      stripe_session_id: answer.sessionId,
      checkout_url: answer.url,
      checkout_expires_at: timestamp(answer.expiresAt),
    });
    await noteOpened(trx, orderId, answer.sessionId, answer.terms);
    await moveOrder(trx, current, "checkout_opened");
    return isUnpaid(current.state);
  });
  if (payable) return { kind: "checkout", orderId, url: answer.url, mailed };
  // While Stripe was opening it, an earlier checkout of the order turned out to be paid, or the order was erased.
  void closeReplacing(orderId, answer.sessionId);
  return { kind: "not_taken", orderId };
}
