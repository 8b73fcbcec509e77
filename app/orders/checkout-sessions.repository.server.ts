import { sql } from "kysely";
import type { Connection } from "~/server/database/tables";
import type { CheckoutTerms } from "~/server/stripe/checkout-sessions.server";
import { timestamp } from "~/server/time/time";

/* The statements on `checkouts`, and on `superseded_checkouts`, those that a later attempt took the place of. */

export function findById(on: Connection, orderId: string, id: string) {
  return on
    .selectFrom("checkouts")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("stripe_session_id", "=", id)
    .executeTakeFirst();
}

export function findNewest(on: Connection, orderId: string) {
  return on
    .selectFrom("checkouts")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("opened_at", "desc")
    .executeTakeFirst();
}

export async function insert(on: Connection, orderId: string, id: string, terms: CheckoutTerms) {
  await on
    .insertInto("checkouts")
    .values({ stripe_session_id: id, order_id: orderId, ...terms, opened_at: timestamp() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The first and the last id in alphabetical order, which begins with Stripe's mode; none without a session. */
export async function findOuterIds(on: Connection): Promise<string[]> {
  const ids = on.selectFrom("checkouts").select("stripe_session_id as id").limit(1);
  const rows = await Promise.all([
    ids.orderBy("stripe_session_id", "asc").execute(),
    ids.orderBy("stripe_session_id", "desc").execute(),
  ]);
  return rows.flat().map(({ id }) => id);
}

/** Superseded sessions that are not known to be over, by chance: those that cannot be ended hold up no others. */
export async function findAllSuperseded(on: Connection, limit: number) {
  const rows = await superseded(on)
    .orderBy(sql`random()`)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function findAllSupersededByOrder(on: Connection, orderId: string) {
  const rows = await superseded(on).where("order_id", "=", orderId).execute();
  return rows.map(({ id }) => id);
}

function superseded(on: Connection) {
  return on.selectFrom("superseded_checkouts").select("stripe_session_id as id");
}

export async function insertSuperseded(on: Connection, orderId: string, id: string) {
  await on
    .insertInto("superseded_checkouts")
    .values({ stripe_session_id: id, order_id: orderId, superseded_at: timestamp() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteSuperseded(on: Connection, id: string) {
  await on.deleteFrom("superseded_checkouts").where("stripe_session_id", "=", id).execute();
}
