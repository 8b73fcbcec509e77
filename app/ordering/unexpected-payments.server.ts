import type { Selectable, Transaction } from "kysely";
import { db } from "~/database/connection.server";
import type { Connection, Database, UnexpectedPaymentsTable } from "~/database/tables";
import { timestamp } from "~/time/time";
import type { CheckoutSession } from "~/payments/checkout-session.server";
import type { PaymentFault } from "./checkouts.server";
import { takesPayment, type ShownState } from "./order-states";
import type { Order } from "./orders.server";

/** Notes a payment that does not pay its order. False when it is noted already. */
export async function noteUnexpected(
  trx: Transaction<Database>,
  orderId: string,
  session: CheckoutSession,
  fault: PaymentFault,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted } = await trx
    .insertInto("unexpected_payments")
    .values({
      stripe_session_id: session.id,
      order_id: orderId,
      amount_total: session.amountTotal,
      currency: session.currency,
      fault,
      found_at: timestamp(),
      resolved_at: null,
      resolution: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted === 1n;
}

/** An order's payments that were not accepted, the first one first. */
export function findUnexpected(
  orderId: string,
  on: Connection = db,
): Promise<Selectable<UnexpectedPaymentsTable>[]> {
  return on
    .selectFrom("unexpected_payments")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("found_at")
    .execute();
}

/** The references of orders with such a payment that nobody has resolved, the first found first, at most `limit`. */
export async function findUnresolved(limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("unexpected_payments")
    .innerJoin("orders", "orders.id", "unexpected_payments.order_id")
    .select("orders.reference")
    .where("resolved_at", "is", null)
    .orderBy("found_at")
    .limit(limit)
    .execute();
  return [...new Set(rows.map(({ reference }) => reference))];
}

/** Notes how a person resolved what came for an order and was not accepted. Returns how many payments that were. */
export async function resolveUnexpected(orderId: string, resolution: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("unexpected_payments")
    .set({ resolved_at: timestamp(), resolution })
    .where("order_id", "=", orderId)
    .where("resolved_at", "is", null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** An order's state as its buyer is told it. */
export async function shownState(order: Order, on: Connection = db): Promise<ShownState> {
  if (order.paid_at) return order.state;
  const unexpected = await findUnexpected(order.id, on);
  if (unexpected.some(({ resolved_at }) => resolved_at === null)) return "payment_review";
  return unexpected.length > 0 && takesPayment(order.state) ? "payment_resolved" : order.state;
}
