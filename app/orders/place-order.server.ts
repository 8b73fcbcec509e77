import { randomUUID } from "node:crypto";
import { config } from "~/server/config/config.server";
import { legalTextsUpdated } from "~/content/site";
import { db } from "~/server/database/connection.server";
import type { Trx } from "~/server/database/tables";
import { inTransaction } from "~/server/database/transaction.server";
import * as History from "~/server/history/history.repository.server";
import * as Outbox from "~/server/email/outbox.repository.server";
import { enqueueEmail, tryToDeliverWithin } from "~/server/email/outbox.server";
import { log } from "~/server/log/log.server";
import { openCheckout } from "~/server/stripe/open-checkout.server";
import { timestamp } from "~/server/time/time";
import * as Sessions from "./checkout-sessions.repository.server";
import { editFlagged, renewLink } from "./flagged-orders.server";
import { supersede } from "./fulfill.server";
import { teamOrderEmail } from "./order-emails";
import type { OrderDetails } from "./order-schema";
import { isAlike } from "./order-access.server";
import { closedOrderTitle } from "./order-state-copy";
import { hasOpenCheckout, takesPayment } from "./order-states";
import * as Orders from "./orders.repository.server";
import { moveOrder, shownState } from "./update-order-state.server";

type Order = Orders.Order;

/**
 * `closed`: the order can no longer be edited or paid, its state says why; `again`: the form was sent for another firm;
 * `notTaken`: it was sent with changes, which are not stored because of this state; `link_ended`: it was opened by a
 * private link, and has another address since.
 */
type Opening =
  | { kind: "checkout"; orderId: string; url: string }
  | { kind: "checkout_failed"; orderId: string; reference: string }
  | ({ kind: "closed" | "link_ended"; orderId: string } & Closed);

interface Closed {
  again?: boolean;
  /** As in "Your order SW-… is paid". */
  notTaken?: string;
}

/**
 * The result of a submission. `mailed` is false when the team's email could not be sent within its deadline; `link` is the
 * token of a new private link, for the browser whose own link ended because it corrected the address.
 */
export type Placement = Opening & { mailed: boolean; link?: string };

/**
 * Places the order of one rendered form: the row first, then the team's email, then the checkout. Posting the form again
 * continues the order: unchanged, it leads to the same checkout without a second email; edited, it opens a new checkout and
 * sends the change to the team once. Posts at the same time do not wait for one another: the database decides. `linkedDraft`:
 * the order's first draft, as a browser that was sent a private link found it.
 */
export async function placeOrder(
  formId: string,
  details: OrderDetails,
  linkedDraft?: string,
): Promise<Placement> {
  const recorded = await recordOrder(formId, details, linkedDraft);
  const { order, closed, again, notTaken, mailId, link } = recorded;
  if (closed) return { kind: closed, orderId: order.id, again, notTaken, mailed: true };
  const mailed = mailId === undefined || (await tryToDeliverWithin(mailId, config.mail.timeoutMs));
  return { ...(await openOnce(order)), mailed, link };
}

const openings = new Map<string, Promise<Opening>>();

/** Posts of one form at the same time, as of a double click, share a checkout. */
async function openOnce({ id, attempt }: Order): Promise<Opening> {
  const key = `${id} ${attempt}`;
  const opening = openings.get(key) ?? open(id).finally(() => openings.delete(key));
  openings.set(key, opening);
  return opening;
}

async function open(orderId: string): Promise<Opening> {
  const order = await Orders.findById(db, orderId);
  if (!order) return { kind: "closed", orderId };
  if (hasOpenCheckout(order)) return { kind: "checkout", orderId, url: order.checkout_url };
  return startCheckout(order);
}

interface Recorded extends Closed {
  order: Order;
  closed?: "closed" | "link_ended";
  mailId?: string;
  link?: string;
}

function recordOrder(formId: string, details: OrderDetails, linkedDraft?: string) {
  return inTransaction(db, async (trx): Promise<Recorded> => {
    const known = await Orders.findByForm(trx, formId);
    if (!known) {
      const order = await Orders.insert(trx, formId, details);
      await History.insert(trx, order.id, { kind: "ordered", actor: "customer" });
      return { order, mailId: await enqueueTeamEmail(trx, order, "received") };
    }
    const same = hasDetails(known, details);
    // The same post again, whose link the first one has ended, goes on to the checkout.
    if (linkedDraft !== undefined && linkedDraft !== known.draft_id && !same) {
      return { order: known, closed: "link_ended" };
    }
    if (known.state === "flagged") {
      return { order: await editFlagged(trx, known, details), closed: "closed" };
    }
    const state = await shownState(trx, known);
    if (!takesPayment(state)) {
      // Its address may have been corrected meanwhile.
      const again = known.paid_at !== null && !isAlike(details.name, known.name);
      const isAsKnown = hasDetails(known, { ...details, email: known.email });
      const notTaken = isAsKnown ? undefined : closedOrderTitle(state, known.reference);
      return { order: known, closed: "closed", again, notTaken };
    }
    if (same && hasOpenCheckout(known)) return { order: known };
    // Stripe repeats its stored answer to an idempotency key: a new session needs a new attempt.
    const attemptUsed = known.attempt_failed === 1 || known.stripe_session_id !== null;
    if (same && !attemptUsed) return { order: known };
    // Also a session that has expired by this machine's clock: it may have been paid just before. One that failed would be
    // collected later.
    const isOver = known.state !== "checkout_open" && known.state !== "payment_failed";
    if (!isOver && known.stripe_session_id !== null) {
      await supersede(trx, known.id, known.stripe_session_id);
    }
    if (same) return { order: await Orders.update(trx, known.id, nextAttempt(known)) };
    const isReaddressed = details.email !== known.email;
    // Whoever got a link at the former address must not open the order, nor a draft of it.
    if (isReaddressed) {
      await Orders.deleteLinks(trx, known.id);
      await Outbox.deleteUnsentWithLink(trx, known.id, known.email);
    }
    const order = await Orders.update(trx, known.id, {
      ...Orders.detailColumns(details),
      ...nextAttempt(known),
      ...(isReaddressed && { draft_id: randomUUID() }),
    });
    // The newest says all: a form that is sent again and again stores one.
    await History.deleteAllOfKind(trx, order.id, "edited");
    await History.insert(trx, order.id, { kind: "edited", actor: "customer" });
    await Outbox.deleteAllSent(trx, order.id, `order ${order.id} updated `);
    const link = isReaddressed && linkedDraft ? await renewLink(trx, order) : undefined;
    const mailId = await enqueueTeamEmail(trx, order, `updated ${order.attempt}`);
    return { order, mailId, link };
  });
}

function enqueueTeamEmail(trx: Trx, order: Order, fact: string) {
  return enqueueEmail(trx, {
    dedupeKey: `order ${order.id} ${fact}`,
    mail: teamOrderEmail(order, config.team, fact !== "received"),
    orderId: order.id,
    rateLimited: true,
  });
}

/** Whether {@link placeOrder} would only lead back: to the same open checkout, or to an order that is closed. */
export async function storesNothing(formId: string, details: OrderDetails): Promise<boolean> {
  const order = await Orders.findByForm(db, formId);
  if (!order) return false;
  if (order.state === "flagged") return hasDetails(order, details);
  if (!takesPayment(await shownState(db, order))) return true;
  return hasDetails(order, details) && hasOpenCheckout(order);
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

function hasDetails(order: Order, details: OrderDetails): boolean {
  const wanted = Orders.detailColumns(details);
  return (Object.keys(wanted) as (keyof typeof wanted)[]).every(
    (name) => order[name] === wanted[name],
  );
}

/** While Stripe answers, another post may begin the next attempt: what is opened here is superseded then. */
async function startCheckout(
  order: Order,
  endsAt = performance.now() + config.providerTimeoutMs,
): Promise<Opening> {
  const { id: orderId, reference, attempt, email } = order;
  const answer = await openCheckout({ orderId, attempt, email }, endsAt - performance.now());
  if (!answer.ok) {
    log.error({ orderId, attempt, reason: answer.reason }, "checkout failed");
    if (answer.answered) await Orders.updateAttemptFailed(db, order);
    return { kind: "checkout_failed", orderId, reference };
  }
  const { sessionId, url, terms } = answer;
  const current = await inTransaction(db, async (trx) => {
    const found = await Orders.findById(trx, orderId);
    if (found) await Sessions.insert(trx, orderId, sessionId, terms);
    // Another post has asked for the same attempt.
    const isStored = found?.stripe_session_id === sessionId;
    // An operator may have erased the buyer meanwhile, or an earlier session may have been paid.
    const payable = found && takesPayment(await shownState(trx, found)) ? found : undefined;
    if (payable?.attempt !== attempt && !isStored) await supersede(trx, orderId, sessionId);
    if (payable?.attempt !== attempt || isStored) return payable;
    const opened = await Orders.update(trx, orderId, {
      stripe_session_id: sessionId,
      checkout_url: url,
      checkout_expires_at: timestamp(answer.expiresAt),
    });
    await moveOrder(trx, opened, "checkout_opened");
    return opened;
  });
  if (!current) return { kind: "closed", orderId };
  if (current.attempt === attempt) return { kind: "checkout", orderId, url };
  if (!hasOpenCheckout(current)) return startCheckout(current, endsAt);
  return { kind: "checkout", orderId, url: current.checkout_url };
}
