import type { PaymentFault } from "~/server/database/states";
import { countChanged } from "~/server/database/statements.server";
import type { Connection } from "~/server/database/tables";
import type { CheckoutSession } from "~/server/stripe/checkout-sessions.server";
import { timestamp } from "~/server/time/time";

/** The first one first. */
export function findAllByOrder(on: Connection, orderId: string) {
  return on
    .selectFrom("unexpected_payments")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("found_at")
    .execute();
}

/** Stores a payment that does not pay its order. False when it is stored already. */
export async function insert(
  on: Connection,
  orderId: string,
  session: CheckoutSession,
  fault: PaymentFault,
) {
  const { numInsertedOrUpdatedRows: inserted } = await on
    .insertInto("unexpected_payments")
    .values({
      stripe_session_id: session.id,
      order_id: orderId,
      amount_total: session.amountTotal,
      currency: session.currency,
      fault,
      found_at: timestamp(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted === 1n;
}

export function updateResolved(on: Connection, orderId: string, resolution: string) {
  const resolved = on
    .updateTable("unexpected_payments")
    .set({ resolved_at: timestamp(), resolution })
    .where("order_id", "=", orderId)
    .where("resolved_at", "is", null);
  return countChanged(resolved);
}

/** Empties the operator's notes on how an order's payments were resolved: they may name the buyer. */
export async function eraseResolutions(on: Connection, orderId: string) {
  await on
    .updateTable("unexpected_payments")
    .set({ resolution: "" })
    .where("order_id", "=", orderId)
    .where("resolution", "is not", null)
    .execute();
}
