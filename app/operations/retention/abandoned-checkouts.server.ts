import { retention } from "~/content/retention";
import { db } from "~/database/connection.server";
import * as Orders from "~/ordering/orders.repository.server";
import { findCheckout } from "~/payments/checkout-sessions.server";
import { BATCH } from "./in-batches";
import { daysAgo } from "~/time/time";

/**
 * Asks Stripe about unpaid orders that are old enough to be deleted and whose checkout is not known to be over, and marks
 * those whose checkout is, by Stripe's clock alone. Returns how many that were. Throws StripeUnreachable.
 */
export async function expireAbandoned(now: Date, stopping: AbortSignal): Promise<number> {
  const before = daysAgo(retention.unpaidOrderDays, now);
  let over = 0;
  for (const order of await Orders.findAllAbandoned(db, before, BATCH)) {
    if (stopping.aborted) break;
    const session = await findCheckout(order.sessionId);
    if (session && session.status !== "expired") continue;
    if (await Orders.updateAbandoned(db, order)) over += 1;
  }
  return over;
}
