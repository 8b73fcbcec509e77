import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Database } from "~/database/tables";
import { timestamp } from "~/time/time";
import { updateOrder, type Order } from "./orders.server";

/**
 * Takes everything its buyer typed out of an order that has to stay for the books. Its payments, state and reference
 * stay, so that later news from Stripe finds it; private links to it lead nowhere, and nobody is reminded.
 */
export async function anonymiseOrder(trx: Transaction<Database>, order: Order): Promise<void> {
  await trx.deleteFrom("order_links").where("order_id", "=", order.id).execute();
  await trx
    .updateTable("unexpected_payments")
    .set({ resolution: "" })
    .where("order_id", "=", order.id)
    .where("resolution", "is not", null)
    .execute();
  await updateOrder(trx, order.id, {
    ...{ name: "", email: "", project: "", assets: "", timeline: "", budget: null },
    checkout_url: null,
    // What was begun for it goes; should the buyer come back, it is not found again.
    draft_id: randomUUID(),
    reminders_stopped_at: order.reminders_stopped_at ?? timestamp(),
  });
}

/** Whether an order's buyer was forgotten: every form wants an address, so only such an order has none. */
export function isForgotten(order: Order): boolean {
  return order.email === "";
}
