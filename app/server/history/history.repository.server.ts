import { randomUUID } from "node:crypto";
import { sql, type Selectable } from "kysely";
import type { Actor, HistoryKind } from "~/server/database/states";
import type { Connection, OrderEventsTable, Trx } from "~/server/database/tables";
import { timestamp } from "~/server/time/time";

/*
 * What happened to an order, for people to read: written in the transaction of the change by the function that makes it, and
 * never read to decide anything.
 */

export type HistoryEvent = Omit<Selectable<OrderEventsTable>, "facts" | "order_id"> & {
  facts: Facts;
};

/** Small, and nothing that the order, its requests or its ledger say already. */
export type Facts = Record<string, string | number | boolean | null | undefined>;

export async function insert(
  trx: Trx,
  orderId: string,
  event: { kind: HistoryKind; actor: Actor; facts?: Facts },
): Promise<void> {
  const { kind, actor, facts = {} } = event;
  await trx
    .insertInto("order_events")
    .values((eb) => ({
      ...{ id: randomUUID(), order_id: orderId, happened_at: timestamp() },
      ...{ kind, actor, facts: JSON.stringify(facts) },
      version: eb
        .selectFrom("orders")
        .select("orders.version")
        .where("orders.id", "=", orderId)
        .$asScalar(),
    }))
    .execute();
}

/** The first one first; `since` a version of the order, only what came after it. */
export async function findAllByOrder(
  on: Connection,
  orderId: string,
  since = 0,
): Promise<HistoryEvent[]> {
  const rows = await on
    .selectFrom("order_events")
    .select(["id", "happened_at", "kind", "actor", "facts", "version"])
    .where("order_id", "=", orderId)
    .where("version", ">", since)
    .orderBy("happened_at")
    .orderBy(sql`rowid`)
    .execute();
  return rows.map((row) => ({ ...row, facts: JSON.parse(row.facts) as Facts }));
}

/** Whether the order's newest event of a kind is by this actor and says this. */
export async function isNewest(
  trx: Trx,
  orderId: string,
  { kind, actor, facts }: { kind: HistoryKind; actor: Actor; facts: Facts },
): Promise<boolean> {
  const newest = await trx
    .selectFrom("order_events")
    .select(["actor", "facts"])
    .where("order_id", "=", orderId)
    .where("kind", "=", kind)
    .orderBy("happened_at", "desc")
    .orderBy(sql`rowid desc`)
    .executeTakeFirst();
  return newest?.actor === actor && newest.facts === JSON.stringify(facts);
}

/** A form that is sent again and again leaves one event of this kind. */
export async function deleteAllOfKind(trx: Trx, orderId: string, kind: HistoryKind) {
  await trx
    .deleteFrom("order_events")
    .where("order_id", "=", orderId)
    .where("kind", "=", kind)
    .execute();
}

/** Leaves what happened and when, without what somebody wrote about it. */
export async function eraseFacts(trx: Trx, orderId: string): Promise<void> {
  await trx
    .updateTable("order_events")
    .set({ facts: "{}" })
    .where("order_id", "=", orderId)
    .execute();
}
