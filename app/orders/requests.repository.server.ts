import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { RequestKind } from "~/server/database/states";
import { countChanged } from "~/server/database/statements.server";
import type { Connection, OrderRequestsTable, Trx } from "~/server/database/tables";
import { timestamp } from "~/server/time/time";

export type OrderRequest = Omit<Selectable<OrderRequestsTable>, "files"> & { files: string[] };

export async function insert(
  trx: Trx,
  orderId: string,
  { kind, text, files }: { kind: RequestKind; text: string; files: readonly string[] },
): Promise<void> {
  await trx
    .insertInto("order_requests")
    .values({
      ...{ id: randomUUID(), order_id: orderId, kind, text, files: JSON.stringify(files) },
      requested_at: timestamp(),
    })
    .execute();
}

/** The first one first. */
export async function findAllByOrder(on: Connection, orderId: string): Promise<OrderRequest[]> {
  const rows = await on
    .selectFrom("order_requests")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("requested_at")
    .execute();
  return rows.map((row) => ({ ...row, files: JSON.parse(row.files) as string[] }));
}

/** False where it is answered already. */
export async function updateAnswered(trx: Trx, id: string, answer: string): Promise<boolean> {
  const open = trx
    .updateTable("order_requests")
    .set({ answered_at: timestamp(), answer })
    .where("id", "=", id)
    .where("answered_at", "is", null);
  return (await countChanged(open)) > 0;
}

/** Leaves when something was asked and answered, without the words. */
export async function eraseAllOfOrder(trx: Trx, orderId: string): Promise<void> {
  await trx
    .updateTable("order_requests")
    .set({ text: "", files: "[]" })
    .where("order_id", "=", orderId)
    .execute();
  await trx
    .updateTable("order_requests")
    .set({ answer: "" })
    .where("order_id", "=", orderId)
    .where("answer", "is not", null)
    .execute();
}
