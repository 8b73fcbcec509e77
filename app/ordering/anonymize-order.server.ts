import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Database } from "~/database/tables";
import { timestamp } from "~/time/time";
import * as Orders from "./orders.repository.server";
import * as Payments from "./payments.repository.server";
import * as UnexpectedPayments from "./unexpected-payments.repository.server";

/**
 * Erases what the buyer typed from an order that accounting has to keep. Its payments, state and reference stay, so that
 * later events of Stripe find it; its private links stop working, and its buyer gets no reminder.
 */
export async function anonymizeOrder(
  trx: Transaction<Database>,
  order: Orders.Order,
): Promise<void> {
  await Orders.deleteLinks(trx, order.id);
  await Payments.erasePaidWith(trx, order.id);
  await UnexpectedPayments.eraseResolutions(trx, order.id);
  await Orders.update(trx, order.id, {
    ...{ name: "", email: "", project: "", assets: "", timeline: "", budget: null },
    ...{ checkout_url: null, preview_url: null },
    // With another draft id, a buyer who comes back does not find the earlier draft.
    draft_id: randomUUID(),
    reminders_stopped_at: order.reminders_stopped_at ?? timestamp(),
  });
}

/** Whether an order's buyer was erased: every form asks for an email address, so only such an order has no address. */
export function isAnonymized(order: Orders.Order): boolean {
  return order.email === "";
}
