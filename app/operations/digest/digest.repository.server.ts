import { sql } from "kysely";
import { countRows, isFound } from "~/server/database/statements.server";
import type { Connection } from "~/server/database/tables";

export function countOrdersSince(db: Connection, since: string): Promise<number> {
  const orders = db.selectFrom("orders").where("created_at", ">", since);
  return countRows(orders.where("state", "!=", "flagged"));
}

/** What moved money in that time or, as a month that could not be collected, was to: rows that are alike as one. */
export function findAllMoved(db: Connection, since: string, until: string) {
  return db
    .selectFrom("ledger")
    .select(({ fn }) => [
      "kind",
      "state",
      "currency",
      fn.sum<number>("amount_total").as("amount_total"),
    ])
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where(
      sql<boolean>`coalesce(moved_at, created_at) > ${since} and coalesce(moved_at, created_at) <= ${until}`,
    )
    .groupBy(["kind", "state", "currency"])
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
