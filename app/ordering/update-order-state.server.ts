import type { Transaction } from "kysely";
import type { Connection, Database } from "~/database/tables";
import {
  paidState,
  stateAfter,
  takesPayment,
  type OrderEvent,
  type OrderState,
  type ShownState,
} from "./order-states";
import * as Orders from "./orders.repository.server";
import * as Payments from "./payments.repository.server";
import * as UnexpectedPayments from "./unexpected-payments.repository.server";

/** Moves an order by the state table; an event that does not apply changes nothing. */
export async function moveOrder(
  trx: Transaction<Database>,
  order: Orders.Order,
  event: OrderEvent,
): Promise<void> {
  await Orders.updateState(trx, order.id, stateAfter(order.state, event));
}

/**
 * Recomputes the state of an order from its payments, stores and returns it; undefined for an order without payments,
 * whose state does not change. The arrival of its assets is in a separate column, so that a missed monthly payment does
 * not lose it.
 */
export async function recomputeOrderState(
  trx: Transaction<Database>,
  orderId: string,
): Promise<OrderState | undefined> {
  const payments = await Payments.findAllByOrder(trx, orderId);
  if (payments.length === 0) return undefined;
  const standings = await Promise.all(
    payments.map(async (payment) => ({
      ...(await Payments.findFacts(trx, payment.stripe_session_id)),
      refunded: payment.refunded_at !== null,
    })),
  );
  const order = await Orders.findById(trx, orderId);
  const state = paidState(standings, Boolean(order?.assets_received_at));
  await Orders.updateState(trx, orderId, state);
  return state;
}

/** The state that an order's buyer is shown. */
export async function shownState(on: Connection, order: Orders.Order): Promise<ShownState> {
  if (order.paid_at) return order.state;
  const unexpected = await UnexpectedPayments.findAllByOrder(on, order.id);
  if (unexpected.some(({ resolved_at }) => resolved_at === null)) return "payment_review";
  return unexpected.length > 0 && takesPayment(order.state) ? "payment_resolved" : order.state;
}
