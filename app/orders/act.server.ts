import { db } from "~/server/database/connection.server";
import type { Actor } from "~/server/database/states";
import type { Trx } from "~/server/database/tables";
import { inTransaction } from "~/server/database/transaction.server";
import * as History from "~/server/history/history.repository.server";
import * as Orders from "./orders.repository.server";

/** Who acts on an order, and which version of it they saw; without one, as it is now. */
export interface Act {
  orderId: string;
  actor: Actor;
  version?: number;
}

/** `overtaken`: nothing was done, because the order was changed since it was looked at; `since` leaves out emails that went. */
export type Acted<T> =
  | { kind: "done"; result: T }
  | { kind: "unknown" }
  | { kind: "overtaken"; since: History.HistoryEvent[] };

/**
 * Runs one action on an order for the command line, the desk or the buyer's page: `change` checks, changes, records it in the
 * history and enqueues its emails, in one transaction.
 */
export function act<T>(
  { orderId, version }: Act,
  change: (trx: Trx, order: Orders.Order) => Promise<T>,
): Promise<Acted<T>> {
  return inTransaction(db, async (trx): Promise<Acted<T>> => {
    const order = await Orders.findById(trx, orderId);
    if (!order) return { kind: "unknown" };
    if (version !== undefined && order.version !== version) {
      const since = await History.findAllByOrder(trx, orderId, version);
      return { kind: "overtaken", since: since.filter(({ kind }) => kind !== "email_sent") };
    }
    return { kind: "done", result: await change(trx, order) };
  });
}
