import { randomUUID } from "node:crypto";
import { db } from "~/server/database/connection.server";
import type { Actor } from "~/server/database/states";
import type { Connection, Trx } from "~/server/database/tables";
import { log } from "~/server/log/log.server";
import { expireCheckout, findCheckout } from "~/server/stripe/checkout-sessions.server";
import { StripeUnreachable } from "~/server/stripe/stripe-queries.server";
import { timestamp } from "~/server/time/time";
import * as Sessions from "./checkout-sessions.repository.server";
import * as History from "~/server/history/history.repository.server";
import * as Orders from "./orders.repository.server";
import * as Payments from "./payments.repository.server";
import * as Requests from "./requests.repository.server";
import * as UnexpectedPayments from "./unexpected-payments.repository.server";

type OrderSessions = Pick<Orders.Order, "id" | "stripe_session_id">;

/** Expires every session of orders that are to be erased, and returns those that are known to be over. */
export async function expireAllSessions(orders: readonly OrderSessions[]): Promise<Set<string>> {
  const over = new Set<string>();
  for (const order of orders) {
    for (const sessionId of await sessionsOf(db, order)) {
      if (await isOver(sessionId)) over.add(sessionId);
    }
  }
  return over;
}

/** Whether an order has a session that can still be paid: one that is not in `over`. */
export async function isPayable(on: Connection, order: OrderSessions, over: ReadonlySet<string>) {
  const sessions = await sessionsOf(on, order);
  return sessions.some((sessionId) => !over.has(sessionId));
}

async function sessionsOf(on: Connection, order: OrderSessions): Promise<string[]> {
  const superseded = await Sessions.findAllSupersededByOrder(on, order.id);
  const current = order.stripe_session_id;
  return current === null ? superseded : [current, ...superseded];
}

async function isOver(sessionId: string): Promise<boolean> {
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

/** For an order that accounting has to keep: its payments, state and reference stay, so that Stripe's events find it. */
export async function anonymizeOrder(trx: Trx, order: Orders.Order, actor: Actor) {
  await Orders.deleteLinks(trx, order.id);
  await Payments.erasePaidWith(trx, order.id);
  await UnexpectedPayments.eraseResolutions(trx, order.id);
  await Requests.eraseAllOfOrder(trx, order.id);
  await History.eraseFacts(trx, order.id);
  await Orders.update(trx, order.id, {
    ...{ name: "", email: "", project: "", assets: "", timeline: "", budget: null },
    industry: null,
    ...{ checkout_url: null, preview_url: null, launched_url: null, launch_reason: null },
    // With another draft id, a buyer who comes back does not find the earlier draft.
    draft_id: randomUUID(),
    reminders_stopped_at: order.reminders_stopped_at ?? timestamp(),
  });
  await History.insert(trx, order.id, { kind: "erased", actor });
}

/** Whether an order's buyer was erased: every form asks for an email address, so only such an order has no address. */
export function isAnonymized(order: Orders.Order): boolean {
  return order.email === "";
}
