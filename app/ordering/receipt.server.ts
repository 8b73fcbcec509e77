import { config } from "~/config/config.server";
import { dayInWords } from "~/content/format";
import { db } from "~/database/connection.server";
import { log } from "~/observability/log.server";
import { findCheckout, type CheckoutSession } from "~/payments/checkout-sessions.server";
import { timestamp } from "~/time/time";
import { fulfill } from "./fulfill.server";
import { isUnpaid, type ShownState } from "./order-states";
import * as Orders from "./orders.repository.server";
import * as Payments from "./payments.repository.server";
import { receiptLines, type ReceiptLines } from "./price-lines";
import { shownState } from "./update-order-state.server";

/** What a buyer may read of an order after the checkout: no personal data, because anyone may have the URL. */
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
 * The receipt behind Stripe's return URL; undefined where the site opened no such session. Asks Stripe about an order that
 * is stored as unpaid, so that its buyer does not wait for a late webhook; when that fails, the receipt shows what is
 * stored.
 */
export async function receiptForSession(sessionId: string): Promise<Receipt | undefined> {
  const known = await Orders.findBySession(db, sessionId);
  if (!known) return undefined;
  if (!isUnpaid(known.state)) return receiptOf(known);
  try {
    const session = await findCheckoutOnce(known.id, sessionId);
    if (session) await fulfill(db, session);
    const order = await Orders.findById(db, known.id);
    return order && (await receiptOf(order));
  } catch (error) {
    log.warn({ err: error }, "a receipt could not be brought up to date");
  }
  const receipt = await receiptOf(known);
  // The buyer came back from a finished checkout: until Stripe says more, the payment is on its way.
  return receipt.state === "checkout_open" ? { ...receipt, state: "payment_pending" } : receipt;
}

export async function receiptOf(order: Orders.Order): Promise<Receipt> {
  const [first] = await Payments.findAllByOrder(db, order.id);
  return {
    orderId: order.id,
    reference: order.reference,
    state: await shownState(db, order),
    ...(first && { paid: receiptLines({ cents: first.amount_total, currency: first.currency }) }),
    ...(order.paid_at && { paidOn: dayInWords(order.paid_at) }),
  };
}

/** How long visits to an order's page share one response from Stripe: no longer than a visit waits for it. */
const SHARED_MS = Math.min(3000, config.providerTimeoutMs);

const responses = new Map<string, Promise<CheckoutSession | undefined>>();

/**
 * The session that an order's buyer came back from, as Stripe reports it; asks Stripe once in some seconds. Stores the
 * return, so that reconciliation asks about this order early. Throws StripeUnreachable.
 */
function findCheckoutOnce(
  orderId: string,
  sessionId: string,
): Promise<CheckoutSession | undefined> {
  const known = responses.get(sessionId);
  if (known) return known;
  const response = storeReturn(orderId).then(() => findCheckout(sessionId));
  responses.set(sessionId, response);
  setTimeout(() => responses.delete(sessionId), SHARED_MS).unref();
  return response;
}

/** A failure is only logged: the buyer gets the page without it. */
async function storeReturn(orderId: string): Promise<void> {
  try {
    await Orders.updateStripeQueried(db, orderId, { returned_at: timestamp() });
  } catch (error) {
    log.warn({ err: error, orderId }, "a buyer's return from the checkout not noted");
  }
}
