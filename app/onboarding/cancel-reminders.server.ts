import type { Transaction } from "kysely";
import { db } from "~/database/connection.server";
import type { Database } from "~/database/tables";
import { timestamp } from "~/database/time";
import { reminderKeys } from "./reminder-plan";

/**
 * Takes back an order's reminders that are not sent yet, in the transaction of what makes them pointless.
 * One that is on its way to Postmark at this moment cannot be called back.
 */
export async function cancelReminders(
  trx: Transaction<Database>,
  orderId: string,
  to: "buyer" | "everybody",
): Promise<void> {
  await trx
    .deleteFrom("outbox")
    .where("dedupe_key", "in", reminderKeys(orderId, to))
    .where("state", "=", "pending")
    .where((eb) => eb.or([eb("leased_until", "is", null), eb("leased_until", "<", timestamp())]))
    .execute();
}

/** Takes back the unsent reminders of orders that were refunded, disputed or ended since. */
export async function cancelEndedReminders(): Promise<void> {
  const ended = await db
    .selectFrom("outbox")
    .innerJoin("orders", "orders.id", "outbox.order_id")
    .select("orders.id")
    .distinct()
    .where("outbox.state", "=", "pending")
    .where("outbox.dedupe_key", "like", "order % reminder %")
    .where("orders.state", "!=", "paid")
    .execute();
  for (const { id } of ended) {
    await db.transaction().execute((trx) => cancelReminders(trx, id, "everybody"));
  }
}
