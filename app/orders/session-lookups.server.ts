import { config } from "~/server/config/config.server";
import { cannotWrite } from "~/server/database/cannot-write.server";
import { db } from "~/server/database/connection.server";
import { findCheckout, type CheckoutSession } from "~/server/stripe/checkout-sessions.server";
import { HOUR_MS, MINUTE_MS, timestamp } from "~/server/time/time";
import * as Orders from "./orders.repository.server";

/* Anybody may load the page that buyers come back to, and Stripe answers 25 requests a second at least: orders come first. */

const PER_SECOND = 10;
/** This many of them are for sessions that nobody has asked about: a buyer comes back once. */
const FOR_FIRST = 5;
/** How long visits to an order's page share one response from Stripe at least: no longer than a visit waits for it. */
const SHARED_MS = Math.min(3000, config.providerTimeoutMs);
const MAX_PAUSE_MS = 5 * MINUTE_MS;
const MAX_KNOWN = 5_000;

type Response = Promise<CheckoutSession | undefined>;

/** The least recently asked one first. */
const lookups = new Map<string, { response: Response; first: number; last: number }>();
let budget = { left: PER_SECOND, at: 0 };

/**
 * The session that an unpaid order's buyer came back from; "busy" where too much is asked. Asks again after 3 s, then after
 * twice as long each time, and about a session that is over once an hour. Stores the return, so that reconciliation asks
 * early. Throws StripeUnreachable, or where the database cannot write.
 */
export async function lookUpSession(
  order: Orders.Order,
  sessionId: string,
): Promise<CheckoutSession | undefined | "busy"> {
  // The machine's clock may be set meanwhile.
  const now = performance.now();
  const known = lookups.get(sessionId);
  if (known) {
    const doubled = Math.min(MAX_PAUSE_MS, Math.max(SHARED_MS, known.last - known.first));
    const pause = isOver(order, sessionId) ? HOUR_MS : doubled;
    if (now - known.last < pause) return known.response;
  }
  if (!spend(now, known === undefined)) return known?.response ?? "busy";
  const returned = Orders.updateStripeQueried(db, order.id, { returned_at: timestamp() });
  const response = returned.then(() => findCheckout(sessionId));
  lookups.delete(sessionId);
  lookups.set(sessionId, { response, first: known?.first ?? now, last: now });
  response.catch((error: unknown) => {
    // Stripe was not asked: the next visit asks.
    if (cannotWrite(error)) lookups.delete(sessionId);
  });
  if (lookups.size > MAX_KNOWN) lookups.delete(lookups.keys().next().value!);
  return response;
}

function isOver(order: Orders.Order, sessionId: string): boolean {
  const { state, stripe_session_id, checkout_expires_at: expires } = order;
  return (
    state === "checkout_expired" ||
    stripe_session_id !== sessionId ||
    (expires !== null && Date.parse(expires) < Date.now())
  );
}

function spend(now: number, isFirst: boolean): boolean {
  const refilled = budget.left + ((now - budget.at) / 1000) * PER_SECOND;
  const left = Math.min(PER_SECOND, Math.max(0, refilled));
  const may = left >= (isFirst ? 1 : 1 + FOR_FIRST);
  budget = { left: may ? left - 1 : left, at: now };
  return may;
}
