import type { ExpressionBuilder } from "kysely";
import { anyOf } from "~/database/statements.server";
import type { Connection, Database } from "~/database/tables";
import { timestamp } from "~/time/time";
import { reminderKeys } from "./reminder-plan";

// A reminder is a row of the outbox, for an order that was paid and whose assets have not arrived.

/** The orders paid after `from` and until `to` whose assets have not arrived, and whose website is not shown yet. */
export function findAllWaitingOrders(on: Connection, { from, to }: { from: Date; to: Date }) {
  return (
    on
      .selectFrom("orders")
      .select(["id", "paid_at", "reminders_stopped_at"])
      .where("state", "=", "paid")
      // The order of a buyer who was erased has nobody to remind.
      .where("email", "!=", "")
      .where("paid_at", ">", timestamp(from))
      .where("paid_at", "<=", timestamp(to))
      .where("ready_at", "is", null)
      .where("launched_at", "is", null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("inquiries").select("id").whereRef("inquiries.order_id", "=", "orders.id"),
          ),
        ),
      )
      .execute()
  );
}

/** Those of the given keys whose reminders were enqueued, sent or not. */
export async function findAllKeys(on: Connection, keys: readonly string[]): Promise<Set<string>> {
  const rows = await on
    .selectFrom("outbox")
    .select("dedupe_key")
    .where("dedupe_key", "in", anyOf(keys))
    .execute();
  return new Set(rows.map(({ dedupe_key }) => dedupe_key));
}

/** Deletes an order's reminders that are not sent yet; one that is leased by a delivery stays. */
export async function deleteUnsent(
  on: Connection,
  orderId: string,
  to: "buyer" | "everybody",
): Promise<void> {
  await on
    .deleteFrom("outbox")
    .where("dedupe_key", "in", anyOf(reminderKeys(orderId, to)))
    .where(isUnsent)
    .execute();
}

/** Deletes the unsent reminders of orders that were refunded, disputed or canceled since. */
export async function deleteUnsentOfEndedOrders(on: Connection): Promise<void> {
  await on
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
