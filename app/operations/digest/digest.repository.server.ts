import { countRows, isFound } from "~/server/database/statements.server";
import type { Connection } from "~/server/database/tables";
import { isUnpaid, orderStates } from "~/orders/order-states";

/** The states of orders that were paid, also where the payment was refunded or disputed later. */
const paidStates = orderStates.filter((state) => !isUnpaid(state) && state !== "flagged");

export function countOrdersSince(db: Connection, since: string): Promise<number> {
  const orders = db.selectFrom("orders").where("created_at", ">", since);
  return countRows(orders.where("state", "!=", "flagged"));
}

export function countFlaggedOrders(db: Connection): Promise<number> {
  return countRows(db.selectFrom("orders").where("state", "=", "flagged"));
}

export function findAllPaidSince(db: Connection, since: string) {
  return db
    .selectFrom("orders")
    .innerJoin("ledger", "ledger.id", "orders.stripe_session_id")
    .select(["orders.reference", "ledger.amount_total as cents", "ledger.currency"])
    .where("orders.state", "in", paidStates)
    .where("orders.paid_at", ">", since)
    .execute();
}

/** Orders paid before a moment that have no assets and no website yet, the earliest first. An erased buyer sends none. */
export function findAllWaitingForAssets(db: Connection, paidBefore: string, limit: number) {
  return db
    .selectFrom("orders")
    .select(["reference", "paid_at"])
    .where("state", "=", "paid")
    .where("paid_at", "<", paidBefore)
    .where("assets_received_at", "is", null)
    .where("ready_at", "is", null)
    .where("launched_at", "is", null)
    .where("email", "!=", "")
    .orderBy("paid_at")
    .limit(limit)
    .execute();
}

export function existsInOutbox(db: Connection, dedupeKey: string): Promise<boolean> {
  return isFound(db.selectFrom("outbox").select("id").where("dedupe_key", "=", dedupeKey));
}

export async function deleteFromOutbox(db: Connection, first: string, end: string): Promise<void> {
  await db
    .deleteFrom("outbox")
    .where("dedupe_key", ">=", first)
    .where("dedupe_key", "<", end)
    .execute();
}
