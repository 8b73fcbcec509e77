import { config } from "~/config/config.server";
import { db } from "~/database/connection.server";
import { log } from "~/observability/log.server";
import { findCheckout, type CheckoutSession } from "~/payments/checkout-sessions.server";
import { localTimeInWords } from "~/time/local-days.server";
import { MINUTE_MS, timestamp } from "~/time/time";
import { isAnonymized } from "./anonymize-order.server";
import * as BouncedOrders from "./bounced-orders.repository.server";
import { fulfill } from "./fulfill.server";
import { launchCopy, type LaunchCopy } from "./launch-copy";
import { isRunning, isUnpaid, type ShownState } from "./order-states";
import { meansOfPayment } from "./means-of-payment.server";
import { findPrivateLink } from "./order-access.server";
import * as Orders from "./orders.repository.server";
import * as Payments from "./payments.repository.server";
import { planOf, type Plan } from "./plan";
import { receiptLines, type ReceiptLines } from "./price-lines";
import type { OwnReceipt } from "./receipt-card";
import { shownState } from "./update-order-state.server";

/** What a buyer may read of an order after the checkout: no personal data, because anyone may have the URL. */
export interface Receipt {
  orderId: string;
  reference: string;
  state: ShownState;
  /** Undefined until a payment is known. */
  paid?: ReceiptLines;
  /** The day and time of the payment in words: written here, so that every browser shows the same. */
  paidAt?: string;
  /** Undefined until the website can be looked at. */
  launch?: LaunchCopy;
  plan?: Plan;
  /** The seller's name, address and tax number. */
  seller?: string;
  /** Where the buyer of a running order changes the card and finds invoices. */
  portalUrl?: string;
  /** In how many seconds the page of a pending payment loads again; undefined once it waits for the visitor. */
  refreshIn?: number;
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
  if (receipt.state !== "checkout_open") return receipt;
  return { ...receipt, state: "payment_pending", refreshIn: refreshIn(known) };
}

export async function receiptOf(order: Orders.Order): Promise<Receipt> {
  const [first] = await Payments.findAllByOrder(db, order.id);
  return {
    orderId: order.id,
    reference: order.reference,
    state: await shownState(db, order),
    ...(first && { paid: receiptLines({ cents: first.amount_total, currency: first.currency }) }),
    ...(order.paid_at && { paidAt: localTimeInWords(order.paid_at) }),
    launch: launchCopy(order, config.timeZone),
    plan: shownPlan(order),
    seller: config.sellerLegal,
    portalUrl: isRunning(order.state) ? config.stripe.portalUrl : undefined,
    refreshIn: order.state === "payment_pending" ? refreshIn(order) : undefined,
  };
}

/** A card's payment is there within moments, and a bank transfer takes days: the page stops pulling its visitor back. */
function refreshIn({ updated_at }: Orders.Order): number | undefined {
  const waited = Date.now() - Date.parse(updated_at);
  if (waited < MINUTE_MS) return 5;
  return waited < 10 * MINUTE_MS ? 30 : undefined;
}

/** What a paid order's own browser reads besides the receipt. */
export async function ownReceiptOf(order: Orders.Order): Promise<OwnReceipt | undefined> {
  const [first] = await Payments.findAllByOrder(db, order.id);
  if (!first || isAnonymized(order)) return undefined;
  const { name, email, state, preview_url: preview, launched_at } = order;
  return {
    name,
    email,
    bounced: (await BouncedOrders.findTime(db, order.id)) !== undefined,
    paidWith: await meansOfPayment(first),
    privateLink: await findPrivateLink(order.id),
    ...(preview && !launched_at && isRunning(state) && { preview }),
  };
}

/** The plan of an order that a page shows: until its website is ready, while it is paid and nothing is wrong with it. */
export function shownPlan(order: Orders.Order): Plan | undefined {
  const { state, paid_at, ready_at, launched_at } = order;
  const onTheWay = (state === "paid" || state === "assets_received") && !ready_at && !launched_at;
  return paid_at && onTheWay
    ? planOf({ ...order, paid_at }, config.timeZone, new Date())
    : undefined;
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
