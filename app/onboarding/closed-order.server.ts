import type { Message } from "~/content/messages";
import { isRunning } from "~/ordering/order-states";
import type { Order } from "~/ordering/orders.server";
import { stateWords } from "~/ordering/state-words";

/** Why an order takes no assets, in the words of its own page; undefined for one that does. */
export function closedOrder(order: Order | undefined): Message | undefined {
  if (!order || isRunning(order.state)) return undefined;
  const { title, text } = stateWords(order.state);
  return { title, description: text, style: "destructive" };
}
