import { db } from "~/database/connection.server";
import { timestamp } from "~/time/time";
import { startJob, type BackgroundJob } from "~/lifecycle/background-job.server";
import { log } from "~/observability/log.server";
import { findCheckout } from "~/payments/checkout-session.server";
import { expireCheckout } from "~/payments/checkout.server";
import { StripeUnreachable, hasFirstPaymentFailed } from "~/payments/stripe-queries.server";
import { forgetCheckout } from "./close-checkout.server";
import { fulfil } from "./fulfil.server";
import { findLeftOpen, type OpenOrder } from "./left-open-orders.server";
import { findOrder, moveOrder } from "./orders.server";
import { recordFact } from "./payment-facts.server";
import { endReplaced, findReplaced } from "./replaced-checkouts.server";

const EVERY_MS = 5 * 60_000;
/** How many checkouts of each kind one pass closes. */
const BATCH = 20;

/** What a pass found. `reached` is false when Stripe did not answer and the pass ended early. */
export interface Reconciliation {
  /** Orders that Stripe was asked about. */
  asked: number;
  /** Of those, the ones that were found paid, expired or failed. */
  paid: number;
  expired: number;
  failed: number;
  /** Checkouts of paid or edited orders that could still have been paid, and cannot any more. */
  closed: number;
  reached: boolean;
}

/**
 * Asks Stripe about orders that were left open, and closes checkouts that must not be paid any more; one at a time, at
 * most 20 of each. For what no webhook told. Never throws for Stripe's sake.
 */
export async function reconcileOrders(
  now = new Date(),
  stopping?: AbortSignal,
): Promise<Reconciliation> {
  const found = { asked: 0, paid: 0, expired: 0, failed: 0, closed: 0, reached: true };
  try {
    for (const { id, sessionId } of await findLeftOpen(now)) {
      if (stopping?.aborted) return found;
      found.asked += 1;
      // Noted before the answer: an order that cannot be settled must not hold up the others for good.
      await db
        .updateTable("orders")
        .set({ reconciled_at: timestamp(now) })
        .where("id", "=", id)
        .execute();
      const outcome = await settle(id, sessionId);
      if (outcome) found[outcome] += 1;
    }
    for (const { id, sessionId } of await findReplacing()) {
      if (stopping?.aborted) return found;
      if (await close(id, sessionId)) found.closed += 1;
    }
    for (const sessionId of await findReplaced(BATCH)) {
      if (stopping?.aborted) return found;
      if (await endReplaced(sessionId)) found.closed += 1;
    }
  } catch (error) {
    if (!(error instanceof StripeUnreachable)) throw error;
    found.reached = false;
    log.warn({ err: error, ...found }, "reconciliation ended early: Stripe did not answer");
  }
  return found;
}

/** Reconciles now and every five minutes. */
export function startReconciliation(): BackgroundJob {
  return startJob("reconciliation", EVERY_MS, async (stopping) => {
    const found = await reconcileOrders(new Date(), stopping);
    if (found.asked + found.closed > 0) log.info(found, "orders reconciled");
  });
}

/** What Stripe says of an open order's session, applied. */
async function settle(
  id: string,
  sessionId: string,
): Promise<"paid" | "expired" | "failed" | undefined> {
  const session = await findCheckout(sessionId);
  if (!session) {
    log.error({ orderId: id }, "Stripe does not know an order's checkout session");
    return undefined;
  }
  await fulfil(session);
  const order = await findOrder(id);
  if (order?.paid_at) return "paid";
  if (session.status === "expired") return "expired";
  const { subscriptionId } = session;
  if (subscriptionId && (await hasFirstPaymentFailed(subscriptionId))) {
    await fail(id, sessionId);
    return "failed";
  }
  return undefined;
}

function fail(id: string, sessionId: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await recordFact(trx, sessionId, "payment_failed");
    const order = await findOrder(id, trx);
    if (order?.stripe_session_id === sessionId) await moveOrder(trx, order, "payment_failed");
  });
}

/** Paid orders whose current session is another one than those that paid. */
function findReplacing(): Promise<OpenOrder[]> {
  return db
    .selectFrom("orders")
    .leftJoin("payments", "payments.stripe_session_id", "orders.stripe_session_id")
    .select(["orders.id", "orders.stripe_session_id as sessionId"])
    .where("orders.paid_at", "is not", null)
    .where("orders.checkout_expires_at", "is not", null)
    .where("orders.stripe_session_id", "is not", null)
    .where("payments.order_id", "is", null)
    .orderBy("orders.updated_at")
    .limit(BATCH)
    .$narrowType<{ sessionId: string }>()
    .execute();
}

/** Ends what a paid order still has open. True once it cannot be paid any more, or was paid: then that is recorded. */
async function close(id: string, sessionId: string): Promise<boolean> {
  const session = await findCheckout(sessionId);
  if (session) await fulfil(session);
  if (session?.status === "open" && !(await expireCheckout(sessionId))) return false;
  await forgetCheckout(id, sessionId);
  return true;
}
