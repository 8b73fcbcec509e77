import { db } from "~/database/connection.server";
import { log } from "~/observability/log.server";
import { dayInWords } from "./day-in-words";
import { fulfil } from "./fulfil.server";
import { receiptLines, type ReceiptLines } from "./receipt-lines";
import { isUnpaid, type ShownState } from "./order-states";
import { findOrder, findOrderBySession, type Order } from "./orders.server";
import { askForBuyer } from "./returned-buyers.server";
import { shownState } from "./unexpected-payments.server";

/** What a buyer may read of an order after the checkout: no personal data, anyone may hold the address. */
export interface Receipt {
  orderId: string;
  reference: string;
  state: ShownState;
  /** Undefined until a payment is known. */
  paid?: ReceiptLines;
  /** The day of the payment in words, in UTC: written here, so that every browser shows the same. */
  paidOn?: string;
}

/**
 * The receipt behind Stripe's return address; undefined where the site opened no such session. Asks Stripe about an
 * order that is still unpaid here, so that nobody waits for a late webhook; when that fails, what is known here is shown.
 */
export async function receiptForSession(sessionId: string): Promise<Receipt | undefined> {
  const known = await findOrderBySession(sessionId);
  if (!known) return undefined;
  if (!isUnpaid(known.state)) return receiptOf(known);
  try {
    const session = await askForBuyer(known.id, sessionId);
    if (session) await fulfil(session);
    const order = await findOrder(known.id);
    return order && (await receiptOf(order));
  } catch (error) {
    log.warn({ err: error }, "a receipt could not be brought up to date");
  }
  const receipt = await receiptOf(known);
  // The buyer came back from a finished checkout: until Stripe says more, the payment is on its way.
  return receipt.state === "checkout_open" ? { ...receipt, state: "payment_pending" } : receipt;
}

export async function receiptOf(order: Order): Promise<Receipt> {
  const payment = await db
    .selectFrom("payments")
    .select(["amount_total as cents", "currency"])
    .where("order_id", "=", order.id)
    .orderBy("paid_at")
    .executeTakeFirst();
  return {
    orderId: order.id,
    reference: order.reference,
    state: await shownState(order),
    ...(payment && { paid: receiptLines(payment) }),
    ...(order.paid_at && { paidOn: dayInWords(order.paid_at) }),
  };
}
