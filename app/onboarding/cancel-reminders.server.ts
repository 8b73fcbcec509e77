import type { ExpressionBuilder, Transaction } from "kysely";
import { anyOf } from "~/database/statements.server";
import { db } from "~/database/connection.server";
import type { Database } from "~/database/tables";
import { timestamp } from "~/time/time";
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
    .where("dedupe_key", "in", anyOf(reminderKeys(orderId, to)))
    .where(isUnsent)
    .execute();
}

/** Takes back the unsent reminders of orders that were refunded, disputed or ended since. */
export async function cancelEndedReminders(): Promise<void> {
  await db
    .deleteFrom("outbox")
    .where(isUnsent)
    .where("dedupe_key", "like", "order % reminder %")
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("orders")
          .select("orders.id")
          .whereRef("orders.id", "=", "outbox.order_id")
          .where("orders.state", "!=", "paid"),
      ),
    )
    .execute();
}

function isUnsent(eb: ExpressionBuilder<Database, "outbox">) {
  return eb.and([
    eb("outbox.state", "=", "pending"),
    eb.or([eb("leased_until", "is", null), eb("leased_until", "<", timestamp())]),
  ]);
}
