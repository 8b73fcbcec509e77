import type { Transaction } from "kysely";
import { db } from "~/database/connection.server";
import type { Connection, Database } from "~/database/tables";
import { onCommit } from "~/database/transaction.server";
import { log } from "~/observability/log.server";
import { expireCheckout, findCheckout } from "~/payments/checkout-sessions.server";
import { StripeUnreachable } from "~/payments/stripe-queries.server";
import * as Sessions from "./checkout-sessions.repository.server";
import { fulfill } from "./fulfill.server";
import { restorePaidSession } from "./open-session.server";
import type { OpenOrder, Order } from "./orders.repository.server";

/*
 * Checkout sessions that must not be paid any more: a later attempt took their place, another session paid their order,
 * or their order is to be erased. They are expired at Stripe at once (that of a paid order by open-session.server.ts), and
 * where that fails, by reconciliation.
 */

/** Records, in the transaction of a new attempt, the session that it supersedes, and expires it after the commit. */
export async function supersede(
  trx: Transaction<Database>,
  orderId: string,
  sessionId: string,
): Promise<void> {
  await Sessions.insertSuperseded(trx, orderId, sessionId);
  onCommit(trx, () => tryToExpireSuperseded(sessionId));
}

/**
 * Expires a superseded session. If Stripe refuses because it was just paid, the payment is recorded. Returns true once
 * the session is over. Throws StripeUnreachable.
 */
export async function expireSuperseded(sessionId: string): Promise<boolean> {
  if (!(await expireCheckout(sessionId))) {
    const session = await findCheckout(sessionId);
    if (session) await fulfill(db, session);
    if (session?.status === "open") return false;
  }
  await Sessions.deleteSuperseded(db, sessionId);
  return true;
}

async function tryToExpireSuperseded(sessionId: string): Promise<void> {
  try {
    if (await expireSuperseded(sessionId)) return;
    log.warn("a replaced checkout could not be closed yet");
  } catch (error) {
    log.warn({ err: error }, "a replaced checkout could not be closed yet");
  }
}

/**
 * Expires the session that a paid order still has open, where that failed at the payment. If it was paid, that is
 * recorded. Returns true once the session is over. Throws StripeUnreachable.
 */
export async function retryExpireOpenSession({ id, sessionId }: OpenOrder): Promise<boolean> {
  const session = await findCheckout(sessionId);
  if (session) await fulfill(db, session);
  if (session?.status === "open" && !(await expireCheckout(sessionId))) return false;
  await restorePaidSession(id, sessionId);
  return true;
}

/** The columns that name an order and its current session. */
type OrderSessions = Pick<Order, "id" | "stripe_session_id">;

/** Expires every session of orders that are to be erased, and returns those that are known to be over. */
export async function expireAllSessions(orders: readonly OrderSessions[]): Promise<Set<string>> {
  const over = new Set<string>();
  for (const order of orders) {
    for (const sessionId of await sessionsOf(db, order)) {
      if (await expireForErasure(sessionId)) over.add(sessionId);
    }
  }
  return over;
}

/** Whether an order has a session that can still be paid: one that is not in `over`. */
export async function isPayable(
  on: Connection,
  order: OrderSessions,
  over: ReadonlySet<string>,
): Promise<boolean> {
  const sessions = await sessionsOf(on, order);
  return sessions.some((sessionId) => !over.has(sessionId));
}

async function sessionsOf(on: Connection, order: OrderSessions): Promise<string[]> {
  const superseded = await Sessions.findAllSupersededByOrder(on, order.id);
  const current = order.stripe_session_id;
  return current === null ? superseded : [current, ...superseded];
}

/** Expires a session of an order that is to be erased. False where it can still be paid, or was paid. */
async function expireForErasure(sessionId: string): Promise<boolean> {
  if (await expireCheckout(sessionId)) return true;
  try {
    const session = await findCheckout(sessionId);
    return !session || session.status === "expired";
  } catch (error) {
    if (!(error instanceof StripeUnreachable)) throw error;
    log.warn({ err: error }, "a checkout could not be closed");
    return false;
  }
}
