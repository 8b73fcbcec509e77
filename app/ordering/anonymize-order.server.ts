import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Database } from "~/database/tables";
import { timestamp } from "~/time/time";
import * as Orders from "./orders.repository.server";
import * as UnexpectedPayments from "./unexpected-payments.repository.server";

/**
 * Takes everything its buyer typed out of an order that has to stay for the books. Its payments, state and reference
 * stay, so that later events of Stripe find it; private links to it lead nowhere, and its buyer gets no reminder.
 */
export async function anonymizeOrder(
  trx: Transaction<Database>,
  order: Orders.Order,
): Promise<void> {
  await Orders.deleteLinks(trx, order.id);
  await UnexpectedPayments.eraseResolutions(trx, order.id);
  await Orders.update(trx, order.id, {
    ...{ name: "", email: "", project: "", assets: "", timeline: "", budget: null },
    checkout_url: null,
    // A new id hides what was begun for the order, should the buyer come back.
    draft_id: randomUUID(),
    reminders_stopped_at: order.reminders_stopped_at ?? timestamp(),
  });
}

/** Whether an order's buyer was erased: every form asks for an email address, so only such an order has no address. */
export function isAnonymized(order: Orders.Order): boolean {
  return order.email === "";
}
