import { sql } from "kysely";
import { anyOf, hasNoRow, hasRow } from "~/server/database/statements.server";
import type { Connection } from "~/server/database/tables";
import { isNotLeased } from "~/server/email/outbox-queue.repository.server";
import { timestamp } from "~/server/time/time";
import { reminderKeysOf, teamKeys } from "./reminder-plan";

// A reminder is a row of the outbox, for an order that was paid and whose assets have not arrived.

/** The orders paid in that range without assets or a website to look at; not that of a buyer who was erased. */
export function findAllWaitingOrders(on: Connection, { from, to }: { from: Date; to: Date }) {
  return on
    .selectFrom("orders")
    .select(["id", "paid_at", "reminders_stopped_at"])
    .where("state", "=", "paid")
    .where("email", "!=", "")
    .where("paid_at", ">", timestamp(from))
    .where("paid_at", "<=", timestamp(to))
    .where("ready_at", "is", null)
    .where("launched_at", "is", null)
    .where(hasNoRow("inquiries", "order_id", "orders.id"))
    .execute();
}

/** Those of the given keys whose reminders were enqueued, sent or not. */
export async function findAllKeys(on: Connection, keys: readonly string[]) {
  const rows = await on
    .selectFrom("outbox")
    .select("dedupe_key")
    .where("dedupe_key", "in", anyOf(keys))
    .execute();
  return new Set(rows.map(({ dedupe_key }) => dedupe_key));
}

/** Deletes an order's reminders that are not sent yet; one that is leased by a delivery stays. */
export async function deleteUnsent(on: Connection, orderId: string, to: "buyer" | "everybody") {
  await on
    .deleteFrom("outbox")
    .where("order_id", "=", orderId)
    .where("dedupe_key", "like", `${reminderKeysOf(orderId)}%`)
    .where("dedupe_key", "not in", anyOf(to === "buyer" ? teamKeys(orderId) : []))
    .where("state", "=", "pending")
    .where(isNotLeased)
    .execute();
}

export async function deleteUnsentOfEndedOrders(on: Connection) {
  await on
    .deleteFrom("outbox")
    .where("state", "=", "pending")
    .where(isNotLeased)
    .where("dedupe_key", "like", "order % reminder %")
    .where(hasRow("orders", "id", "outbox.order_id", sql`orders.state != 'paid'`))
    .execute();
}
