import { sql, type SelectQueryBuilder } from "kysely";
import { anyOf } from "~/server/database/statements.server";
import type { Connection, Database } from "~/server/database/tables";
import type { LedgerRow } from "~/orders/ledger";
import type { OrderState } from "~/orders/order-states";
import type { Cursor } from "./cursor";
import { inquiriesIn, ordersIn } from "./desk.repository.server";

/* Each finds a batch of rows after a position, the oldest first. */

export const EXPORT_BATCH = 50;

/** Each with the rows of its ledger. */
export async function findAllOrdersAfter(db: Connection, after: Cursor, state?: OrderState) {
  const orders = await batchAfter(ordersIn(db, state), after);
  const rows = await findLedgersOf(db, orders);
  return orders.map((order) => ({ order, rows: rows.get(order.id) ?? [] }));
}

/** The rows of the ledger by when their money moved, each with all rows of its order. */
export async function findAllMovedAfter(db: Connection, after: Cursor, state?: OrderState) {
  const dated = sql<string>`coalesce(moved_at, ledger.created_at)`;
  const found = await db
    .selectFrom("ledger")
    .innerJoin("orders", "orders.id", "ledger.order_id")
    .selectAll("ledger")
    .select(["orders.reference", dated.as("dated")])
    // An expression, lest all orders in this state be read and their rows sorted.
    .$if(state !== undefined, (query) => query.where(sql<boolean>`orders.state || '' = ${state}`))
    .where(dated, ">=", after.created_at)
    .where(sql<boolean>`(${dated}, ledger.id) > (${after.created_at}, ${after.id})`)
    .orderBy(dated)
    .orderBy("ledger.id")
    .limit(EXPORT_BATCH)
    .execute();
  const rows = await findLedgersOf(
    db,
    found.map(({ order_id: id }) => ({ id })),
  );
  return found.map((row) => ({ row, rows: rows.get(row.order_id) ?? [] }));
}

async function findLedgersOf(db: Connection, orders: readonly { id: string }[]) {
  const rows = await db
    .selectFrom("ledger")
    .selectAll()
    .where("order_id", "in", anyOf([...new Set(orders.map(({ id }) => id))]))
    .orderBy("order_id")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const ledgers = new Map<string, LedgerRow[]>();
  for (const row of rows) ledgers.set(row.order_id, [...(ledgers.get(row.order_id) ?? []), row]);
  return ledgers;
}

export function findAllInquiriesAfter(db: Connection, after: Cursor, state?: OrderState) {
  return batchAfter(inquiriesIn(db, state), after);
}

function batchAfter<Table extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Table, Row>,
  { created_at, id }: Cursor,
): Promise<Row[]> {
  return query
    .where(sql<boolean>`(created_at, id) > (${created_at}, ${id})`)
    .orderBy(sql`created_at`)
    .orderBy(sql`id`)
    .limit(EXPORT_BATCH)
    .execute();
}
