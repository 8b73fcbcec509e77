import type { Transaction } from "kysely";
import { config } from "~/config/config.server";
import { db } from "~/database/connection.server";
import type { Database } from "~/database/tables";
import { inTransaction } from "~/database/transaction.server";
import type { Email } from "~/email/email";
import { enqueueEmail } from "~/email/outbox.server";
import { isAnonymized } from "~/ordering/anonymize-order.server";
import { launchEmail, previewEmail } from "~/ordering/launch-emails";
import { isRunning } from "~/ordering/order-states";
import * as Orders from "~/ordering/orders.repository.server";
import { timestamp } from "~/time/time";
import * as Reminders from "./reminders.repository.server";

/*
 * The preview and the launch of an order's website, as the operator reports them. They are facts beside the order's
 * state, which follows from its payments. Each ends the reminders to send assets.
 */

/** `unsent`: stored, but the buyer was erased and gets no email. All others but `emailed` changed nothing. */
export type Reported = "emailed" | "unsent" | "known" | "launched" | "not_running";

/** Stores where an order's website can be looked at, and emails it to the buyer; `known`: the buyer has this URL. */
export function reportReady(id: string, url: string): Promise<Reported> {
  return inTransaction(db, async (trx) => {
    const order = await Orders.findById(trx, id);
    if (!order || !isRunning(order.state)) return "not_running";
    if (order.launched_at) return "launched";
    if (order.preview_url === url) return "known";
    const ready_at = timestamp();
    const preview_url = isAnonymized(order) ? null : url;
    const ready = await Orders.update(trx, id, { ready_at, preview_url });
    return report(trx, ready, `ready ${ready_at}`, previewEmail(ready, url, config.supportEmail));
  });
}

/** Stores that an order's website is live, and emails its buyer what comes next. */
export function reportLaunched(id: string): Promise<Reported> {
  return inTransaction(db, async (trx) => {
    const order = await Orders.findById(trx, id);
    if (!order || !isRunning(order.state)) return "not_running";
    if (order.launched_at) return "launched";
    const launched = await Orders.update(trx, id, { launched_at: timestamp() });
    return report(trx, launched, "launched", launchEmail(launched, config.supportEmail));
  });
}

async function report(
  trx: Transaction<Database>,
  order: Orders.Order,
  fact: string,
  mail: Email,
): Promise<Reported> {
  await Reminders.deleteUnsent(trx, order.id, "everybody");
  if (isAnonymized(order)) return "unsent";
  await enqueueEmail(trx, { dedupeKey: `order ${order.id} ${fact}`, mail, orderId: order.id });
  return "emailed";
}
