import { sql } from "kysely";
import { anyOf } from "~/server/database/statements.server";
import type { Connection } from "~/server/database/tables";
import { tablesOfOrders } from "~/operations/retention/retention.repository.server";
import type { Person } from "./erasure.repository.server";

/**
 * Where the rows of a person are: in every table that an erasure deletes from or blanks. Of another buyer's order, whose
 * assets name the person as the contact, none is theirs.
 */
export function placesOf({ orders, inquiries, drafts, files, mails }: Person) {
  const orderIds = orders.map(({ id }) => id);
  return [
    { table: "orders", column: "id", ids: orderIds },
    ...tablesOfOrders
      .filter((table) => table !== "inquiries" && table !== "drafts")
      .map((table) => ({ table, column: "order_id", ids: orderIds })),
    { table: "inquiries", column: "id", ids: inquiries },
    { table: "drafts", column: "id", ids: drafts },
    { table: "uploads", column: "id", ids: files },
    { table: "outbox", column: "id", ids: mails },
  ] as const;
}

export type Place = ReturnType<typeof placesOf>[number];

const at = ({ table, column, ids }: Place) =>
  sql`from ${sql.table(table)} where ${sql.ref(column)} in ${anyOf(ids)}`;

export async function countAllAt(db: Connection, place: Place): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n ${at(place)}`.execute(db);
  return rows[0]!.n;
}

export async function findAllAt(db: Connection, place: Place) {
  return (await sql<Record<string, unknown>>`select * ${at(place)}`.execute(db)).rows;
}
