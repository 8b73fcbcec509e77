import { sql, type SelectQueryBuilder } from "kysely";
import { anyOf } from "~/server/database/statements.server";
import type { Connection, Database } from "~/server/database/tables";
import type { LedgerRow } from "~/orders/ledger";
import type { OrderState } from "~/orders/order-states";
import type { Cursor } from "./cursor";
import { inquiriesIn, ordersIn } from "./desk.repository.server";

/* Each finds a batch of rows after a position, the oldest first. */

export const EXPORT_BATCH = 50;

/** Times as the database stores them: not older than `since`, and older than `until`. */
export interface ExportPeriod {
  since?: string;
  until?: string;
  state?: OrderState;
}

/** Sorts after every stored time. */
const NEVER = "~";

/** Each with the rows of its ledger. */
export async function findAllOrdersAfter(db: Connection, after: Cursor, period: ExportPeriod) {
  const orders = await batchAfter(ordersIn(db, period.state), after, period);
  const rows = await findLedgersOf(db, orders);
  return orders.map((order) => ({ order, rows: rows.get(order.id) ?? [] }));
}

/** The rows of the ledger by when their money moved, each with all rows of its order. */
export async function findAllMovedAfter(
  db: Connection,
  after: Cursor,
  { state, until = NEVER }: ExportPeriod,
) {
  const dated = sql<string>`coalesce(moved_at, ledger.created_at)`;
  const found = await db
    .selectFrom("ledger")
    .innerJoin("orders", "orders.id", "ledger.order_id")
    .selectAll("ledger")
    .select(["orders.reference", dated.as("dated")])
    // An expression, lest all orders in this state be read and their rows sorted.
    .$if(state !== undefined, (query) => query.where(sql<boolean>`orders.state || '' = ${state}`))
    .where(dated, ">=", after.created_at)
    .where(dated, "<", until)
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

export function findAllInquiriesAfter(db: Connection, after: Cursor, period: ExportPeriod) {
  return batchAfter(inquiriesIn(db, period.state), after, period);
}

function batchAfter<Table extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Table, Row>,
  { created_at, id }: Cursor,
  { until = NEVER }: ExportPeriod,
): Promise<Row[]> {
  return query
    .where(sql<boolean>`(created_at, id) > (${created_at}, ${id}) and created_at < ${until}`)
    .orderBy(sql`created_at`)
    .orderBy(sql`id`)
    .limit(EXPORT_BATCH)
    .execute();
}

/**
 * What the ledger's rows of a period moved, and the tax in it, summed for rows that are alike; both as `moved` and `taxes`
 * of app/orders/ledger.ts have it of each.
 */
export async function sumAllMoved(db: Connection, { since = "", until = NEVER }: ExportPeriod) {
  const isInPeriod = (of: string) => {
    const dated = sql`coalesce(${sql.ref(`${of}.moved_at`)}, ${sql.ref(`${of}.created_at`)})`;
    return sql`${dated} >= ${since} and ${dated} < ${until}`;
  };
  /** The share of the tax in so much of a payment, rounded half up. */
  const taxOf = (cents: string) =>
    sql`(cast(2 * tax * (${sql.raw(cents)}) + total as bigint) / (2 * total))`;
  const { rows } = await sql<MovedSum>`
    with taken as (
      select back.id, paid.amount_tax as tax, paid.amount_total as total,
        case when back.state in ('failed', 'inquiry', 'won') then 0 else back.amount_total end as cents,
        cast(sum(case when back.state in ('failed', 'inquiry', 'won') then 0 else back.amount_total end)
          over (partition by back.order_id, back.reverses order by back.created_at, back.id) as bigint) as so_far
      from ledger as back
      join ledger as paid
        on paid.id = back.reverses and paid.order_id = back.order_id and paid.amount_total <> 0
      where back.order_id in
        (select one.order_id from ledger as one where one.reverses is not null and ${isInPeriod("one")})
    )
    select ledger.kind, ledger.state, ledger.currency,
      cast(sum(ledger.amount_total) as bigint) as amount_total,
      cast(sum(case
        when taken.id is not null then ${taxOf("so_far - cents")} - ${taxOf("so_far")}
        when ledger.state = 'paid' then ledger.amount_tax
        else 0 end) as bigint) as tax
    from ledger left join taken on taken.id = ledger.id
    where ${isInPeriod("ledger")}
    group by ledger.kind, ledger.state, ledger.currency
    order by ledger.currency`.execute(db);
  return rows;
}

type MovedSum = Pick<LedgerRow, "kind" | "state" | "currency" | "amount_total"> & { tax: number };
