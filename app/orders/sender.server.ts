import { PAID_OWNER, type Sender } from "~/server/concurrency/slot";
import { networksAround } from "~/server/http/client-network";
import { isRunning } from "./order-states";
import type { Order } from "./orders.repository.server";

/* The rule of every limit: a paid order's own uploads, drafts, corrections and emails have room, whatever strangers do. */

export function isPaying<T extends Pick<Order, "state">>(order: T | undefined): order is T {
  return order !== undefined && isRunning(order.state);
}

/** Whom a load from a network counts against: the paid order that it is for, else the networks that it comes from. */
export function senderOf(network: string, order: Pick<Order, "id" | "state"> | undefined): Sender {
  return isPaying(order)
    ? { paid: true, owners: [PAID_OWNER + order.id] }
    : { paid: false, owners: networksAround(network) };
}
