import type { Selectable } from "kysely";
import type { CheckoutsTable, Connection } from "~/database/tables";
import type { CheckoutTerms } from "~/payments/checkout-sessions.server";
import { timestamp } from "~/time/time";

/* The statements on `checkouts`, and on `replaced_checkouts`, the superseded ones among them. */

/** A session that the site opened for an order. */
export type OpenedSession = Selectable<CheckoutsTable>;

/** An order's session of this id; undefined where the site did not open it. */
export function findById(
  on: Connection,
  orderId: string,
  id: string,
): Promise<OpenedSession | undefined> {
  return on
    .selectFrom("checkouts")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("stripe_session_id", "=", id)
    .executeTakeFirst();
}

export function findNewest(on: Connection, orderId: string): Promise<OpenedSession | undefined> {
  return on
    .selectFrom("checkouts")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("opened_at", "desc")
    .executeTakeFirst();
}

/** Stores a session as opened for an order. The same session again changes nothing. */
export async function insert(
  on: Connection,
  orderId: string,
  id: string,
  { amountSubtotal, currency, mode, livemode }: CheckoutTerms,
): Promise<void> {
  await on
    .insertInto("checkouts")
    .values({
      stripe_session_id: id,
      order_id: orderId,
      amount_subtotal: amountSubtotal,
      currency,
      mode,
      livemode: livemode === null ? null : Number(livemode),
      opened_at: timestamp(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The superseded sessions that are not known to be over, the oldest first. */
export async function findAllSuperseded(on: Connection, limit: number): Promise<string[]> {
  const rows = await on
    .selectFrom("replaced_checkouts")
    .select("stripe_session_id")
    .orderBy("replaced_at")
    .limit(limit)
    .execute();
  return rows.map((row) => row.stripe_session_id);
}

export async function findAllSupersededByOrder(on: Connection, orderId: string): Promise<string[]> {
  const rows = await on
    .selectFrom("replaced_checkouts")
    .select("stripe_session_id")
    .where("order_id", "=", orderId)
    .execute();
  return rows.map((row) => row.stripe_session_id);
}

/** Stores a session as superseded. The same session again changes nothing. */
export async function insertSuperseded(on: Connection, orderId: string, id: string): Promise<void> {
  await on
    .insertInto("replaced_checkouts")
    .values({ stripe_session_id: id, order_id: orderId, replaced_at: timestamp() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteSuperseded(on: Connection, id: string): Promise<void> {
  await on.deleteFrom("replaced_checkouts").where("stripe_session_id", "=", id).execute();
}
