import type { Message } from "~/content/messages";
import { orderStateCopy } from "~/ordering/order-state-copy";
import { isRunning } from "~/ordering/order-states";
import type { Order } from "~/ordering/orders.server";
import { shownState } from "~/ordering/unexpected-payments.server";

/** Why an order takes no assets, in the words of its own page; undefined for one that does. */
export async function closedOrder(order: Order | undefined): Promise<Message | undefined> {
  if (!order || isRunning(order.state)) return undefined;
  const { title, text } = orderStateCopy(await shownState(order));
  return { title, description: text, style: "destructive" };
}
