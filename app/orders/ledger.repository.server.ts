import type { Insertable } from "kysely";
import type { LedgerTable } from "~/server/database/money-tables";
import type { Connection, Trx } from "~/server/database/tables";
import type { LedgerRow } from "./ledger";

/* The statements on `ledger`, the one truth about money: no row is ever deleted before its order is. */

export type NewRow = Insertable<LedgerTable>;

/** What is the same for all that moves money back. */
export const withoutTax = {
  ...{ amount_discount: 0, amount_tax: 0 },
  ...{ tax_rate: null, tax_country: null },
} as const;

/** Stores what Stripe reports, unless a report of the same or a higher revision is stored: then false. */
export async function upsert(trx: Trx, row: NewRow): Promise<boolean> {
  const { id: _, order_id: _order, fee, ...changes } = row;
  const { numInsertedOrUpdatedRows: changed } = await trx
    .insertInto("ledger")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column("id")
        // A fee is asked for apart.
        .doUpdateSet({ ...changes, ...(fee !== null && { fee }) })
        .where("ledger.revision", "<", row.revision),
    )
    .executeTakeFirst();
  return (changed ?? 0n) > 0n;
}

export function findAllByOrder(on: Connection, orderId: string): Promise<LedgerRow[]> {
  return on
    .selectFrom("ledger")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export function findById(on: Connection, id: string): Promise<LedgerRow | undefined> {
  return on.selectFrom("ledger").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function updateFee(on: Connection, id: string, fee: number): Promise<void> {
  await on.updateTable("ledger").set({ fee }).where("id", "=", id).execute();
}
