import type { Connection, Trx } from "~/server/database/tables";
import {
  paidState,
  stateAfter,
  takesPayment,
  type OrderEvent,
  type ShownState,
} from "./order-states";
import * as Orders from "./orders.repository.server";
import * as Payments from "./payments.repository.server";
import * as UnexpectedPayments from "./unexpected-payments.repository.server";

/** Moves an order by the state table; an event that does not apply changes nothing. */
export async function moveOrder(trx: Trx, order: Orders.Order, event: OrderEvent): Promise<void> {
  await Orders.updateState(trx, order.id, stateAfter(order.state, event));
}

/** Undefined without payments. The arrival of assets is in its own column, which a missed monthly payment leaves. */
export async function recomputeOrderState(trx: Trx, orderId: string) {
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

export async function shownState(on: Connection, order: Orders.Order): Promise<ShownState> {
  if (order.paid_at) return order.state;
  const unexpected = await UnexpectedPayments.findAllByOrder(on, order.id);
  if (unexpected.some(({ resolved_at }) => resolved_at === null)) return "payment_review";
  return unexpected.length > 0 && takesPayment(order.state) ? "payment_resolved" : order.state;
}
