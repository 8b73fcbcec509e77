import { db } from "~/server/database/connection.server";
import { startJob, type BackgroundJob } from "~/server/jobs/background-job.server";
import { log } from "~/server/log/log.server";
import { findCheckout } from "~/server/stripe/checkout-sessions.server";
import { StripeUnreachable, hasFirstPaymentFailed } from "~/server/stripe/stripe-queries.server";
import { HOUR_MS, MINUTE_MS, timestamp, timestampAfter } from "~/server/time/time";
import * as Sessions from "./checkout-sessions.repository.server";
import { applyUnpaidEnd, expireSuperseded, fulfill } from "./fulfill.server";
import { applyMissedEvents, type EventsSeen } from "./missed-events.server";
import * as Orders from "./orders.repository.server";
import * as Payments from "./payments.repository.server";
import { updateCustomers } from "./stripe-customers.server";

const EVERY_MS = 5 * 60_000;
/** How long Stripe is not asked about an order after its last change or query: webhooks should arrive first. */
const MIN_WAIT_MS = HOUR_MS;
/** A correction tells Stripe itself first. */
const CORRECTED_FOR_MS = MINUTE_MS;
/** How many sessions of each kind one pass handles, so that the backlog of a long outage is reduced in steps. */
const BATCH = 20;
const MOST_RETURNED = 10;
const MOST_LIKELY = 15;

/**
 * Asks about orders whose webhook may have been lost, expires superseded sessions, and gives customers the addresses that
 * their orders got, until Stripe does not answer. Returns counts of orders; `closed` are superseded sessions. `reached` is false when Stripe did not answer.
 */
export async function reconcileOrders(now = new Date(), stopping?: AbortSignal) {
  const found = {
    asked: 0,
    paid: 0,
    expired: 0,
    failed: 0,
    closed: 0,
    readdressed: 0,
    reached: true,
  };
  try {
    for (const open of await findLeftOpen(now)) {
      if (stopping?.aborted) return found;
      found.asked += 1;
      // Stored before the response: an order that stays open must not delay the others in each pass.
      await Orders.updateStripeQueried(db, open.id, { reconciled_at: timestamp(now) });
      const outcome = await reconcileOrder(open);
      if (outcome) found[outcome] += 1;
    }
    for (const sessionId of await Sessions.findAllSuperseded(db, BATCH)) {
      if (stopping?.aborted) return found;
      if (await expireSuperseded(sessionId)) found.closed += 1;
    }
    const until = timestampAfter(-CORRECTED_FOR_MS, now);
    const due = await Payments.findAllCustomersDue(db, { until });
    const customers = await updateCustomers(due, stopping);
    found.readdressed = customers.confirmed.length;
    found.reached = customers.unanswered.length === 0;
  } catch (error) {
    if (!(error instanceof StripeUnreachable)) throw error;
    found.reached = false;
    log.warn({ err: error, ...found }, "reconciliation ended early: Stripe did not answer");
  }
  return found;
}

export function startReconciliation(): BackgroundJob {
  let seen: EventsSeen = {};
  let nextListAt = 0;
  return startJob("reconciliation", EVERY_MS, async (stopping) => {
    const found = await reconcileOrders(new Date(), stopping);
    if (found.asked + found.closed + found.readdressed > 0) log.info(found, "orders reconciled");
    // By a clock that nobody sets.
    if (stopping.aborted || performance.now() < nextListAt) return;
    const events = await applyMissedEvents(new Date(), seen, stopping);
    seen = events.seen;
    if (events.found.applied > 0) log.info(events.found, "missed events applied");
    if (!seen.rest) nextListAt = performance.now() + HOUR_MS;
  });
}

/** First those whose buyers came back, then the newest ones, the most likely to be paid, then those that waited longest. */
async function findLeftOpen(now: Date): Promise<Orders.OpenOrder[]> {
  await Orders.clearReconciledAfter(db, timestampAfter(MIN_WAIT_MS, now));
  const before = timestampAfter(-MIN_WAIT_MS, now);
  const found = new Map<string, Orders.OpenOrder>();
  const shares = [
    ["returned", MOST_RETURNED],
    ["newest", MOST_LIKELY],
    ["longest", BATCH],
  ] as const;
  for (const [first, most] of shares) {
    for (const order of await Orders.findAllToReconcile(db, before, first, BATCH)) {
      if (found.size < most) found.set(order.id, order);
    }
  }
  return [...found.values()];
}

async function reconcileOrder({ id, sessionId }: Orders.OpenOrder) {
  const session = await findCheckout(sessionId);
  if (!session) {
    log.error({ orderId: id }, "Stripe does not know an order's checkout session");
    return undefined;
  }
  await fulfill(db, session);
  const order = await Orders.findById(db, id);
  if (order?.paid_at) return "paid";
  if (session.status === "expired") return "expired";
  const { subscriptionId } = session;
  if (subscriptionId && (await hasFirstPaymentFailed(subscriptionId))) {
    await applyUnpaidEnd(db, session, "payment_failed");
    return "failed";
  }
  return undefined;
}
