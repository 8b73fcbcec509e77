import type { Connection, Trx } from "~/server/database/tables";
import {
  paidState,
  stateAfter,
  takesPayment,
  type OrderEvent,
  type ShownState,
} from "./order-states";
import * as History from "~/server/history/history.repository.server";
import { statusOf } from "./ledger";
import * as Ledger from "./ledger.repository.server";
import * as Orders from "./orders.repository.server";
import * as Payments from "./payments.repository.server";
import * as UnexpectedPayments from "./unexpected-payments.repository.server";

/** Moves an order by the state table; an event that does not apply changes nothing. */
export async function moveOrder(trx: Trx, order: Orders.Order, event: OrderEvent): Promise<void> {
  const state = stateAfter(order.state, event);
  await Orders.updateState(trx, order.id, state);
  if (event === "payment_pending" && state !== order.state) {
    await History.insert(trx, order.id, { kind: "payment_pending", actor: "stripe" });
  }
}

/** Undefined without payments. The arrival of assets is in its own column, which a missed monthly payment leaves. */
export async function recomputeOrderState(trx: Trx, orderId: string) {
  const payments = await Payments.findAllByOrder(trx, orderId);
  if (payments.length === 0) return undefined;
  const rows = await Ledger.findAllByOrder(trx, orderId);
  const statuses = payments.map(({ stripe_session_id: id, ended_at: ended }) =>
    statusOf(id, rows, ended !== null),
  );
  const order = await Orders.findById(trx, orderId);
  const state = paidState(statuses, Boolean(order?.assets_received_at));
  await Orders.updateState(trx, orderId, state);
  return state;
}

export async function shownState(on: Connection, order: Orders.Order): Promise<ShownState> {
  if (order.paid_at) return order.state;
  const unexpected = await UnexpectedPayments.findAllByOrder(on, order.id);
  if (unexpected.some(({ resolved_at }) => resolved_at === null)) return "payment_review";
  return unexpected.length > 0 && takesPayment(order.state) ? "payment_resolved" : order.state;
}
