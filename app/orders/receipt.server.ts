import { countryInWords } from "~/content/format";
import { withDeadline, MINUTE_MS } from "~/server/time/time";
import { config } from "~/server/config/config.server";
import { cannotWrite } from "~/server/database/cannot-write.server";
import { db } from "~/server/database/connection.server";
import { log } from "~/server/log/log.server";
import { findChargeOf } from "~/server/stripe/charges.server";
import { localTimeInWords } from "~/server/time/local-days.server";
import * as BouncedOrders from "./bounced-orders.repository.server";
import { chosenDemo, type ChosenDemo } from "./chosen-demo";
import { isAnonymized } from "./erase-order.server";
import { fulfill } from "./fulfill.server";
import { launchCopy, type LaunchCopy } from "./launch.server";
import * as Ledger from "./ledger.repository.server";
import { findAccessToken, invoiceLink, orderLink } from "./order-access.server";
import { isRunning, isUnpaid, type ShownState } from "./order-states";
import * as Orders from "./orders.repository.server";
import * as Payments from "./payments.repository.server";
import { planOf, type Plan } from "./plan";
import { receiptLines, type Paid, type ReceiptLines } from "./price-lines";
import { lookUpSession } from "./session-lookups.server";
import { shownState } from "./update-order-state.server";

/** What a buyer may read of an order after the checkout: no personal data, because anyone may have the URL. */
export interface Receipt {
  orderId: string;
  reference: string;
  state: ShownState;
  paid?: ReceiptLines;
  /** The day and time of the payment in words: written here, so that every browser shows the same. */
  paidAt?: string;
  launch?: LaunchCopy;
  plan?: Plan;
  seller?: string;
  /** Where the buyer of a running order changes the card and finds invoices. */
  portalUrl?: string;
  /** In how many seconds the page of a pending payment loads again; undefined once it waits for the visitor. */
  refreshIn?: number;
}

export interface OwnReceipt {
  name: string;
  email: string;
  bounced: boolean;
  paidWith?: string;
  country?: string;
  privateLink?: string;
  invoice?: string;
  demo?: ChosenDemo;
}

/** Asks Stripe about an unpaid order, whose webhook may be late. Throws where the database cannot write. */
export async function receiptForSession(sessionId: string): Promise<Receipt | undefined> {
  const known = await Orders.findBySession(db, sessionId);
  if (!known) return undefined;
  if (!isUnpaid(known.state)) return receiptOf(known);
  try {
    const session = await lookUpSession(known, sessionId);
    if (session !== "busy") {
      if (session) await fulfill(db, session);
      const order = await Orders.findById(db, known.id);
      return order && (await receiptOf(order));
    }
  } catch (error) {
    // It may be paid: what is stored would be wrong.
    if (cannotWrite(error)) throw error;
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
    ...(first && { paid: receiptLines(first) }),
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
export async function ownReceiptOf(orderId: string): Promise<OwnReceipt | undefined> {
  const order = await Orders.findById(db, orderId);
  const [first] = await Payments.findAllByOrder(db, orderId);
  if (!order || !first || isAnonymized(order)) return undefined;
  const { name, email } = order;
  const token = await findAccessToken(orderId);
  return {
    name,
    email,
    demo: chosenDemo(order),
    bounced: (await BouncedOrders.findTime(db, orderId)) !== undefined,
    paidWith: await meansOfPayment(first),
    ...(first.tax_country && { country: countryInWords(first.tax_country) }),
    ...(token && { privateLink: orderLink(token) }),
    ...(token && first.stripe_invoice_id && { invoice: invoiceLink(token) }),
  };
}

/** The plan of an order that a page shows: until its website is ready, while it is paid and nothing is wrong with it. */
export function shownPlan(order: Orders.Order): Plan | undefined {
  const { state, paid_at, ready_at, launched_at } = order;
  const onTheWay = (state === "paid" || state === "assets_received") && !ready_at && !launched_at;
  if (!paid_at || !onTheWay) return undefined;
  return planOf({ ...order, paid_at }, config.timeZone, new Date());
}

/** How long an order's page waits for Stripe's answer; the receipt is complete without it. */
const WAIT_MS = 1000;

const questions = new Map<string, Promise<string | undefined>>();

/** As "Visa ending in 4242", asked at Stripe and stored; undefined when it takes too long or names nothing. Never throws. */
async function meansOfPayment(payment: Payments.Payment & Paid): Promise<string | undefined> {
  if (payment.paid_with !== null) return payment.paid_with || undefined;
  const id = payment.stripe_session_id;
  const question = questions.get(id) ?? askPaidWith(payment).finally(() => questions.delete(id));
  questions.set(id, question);
  const answer = await withDeadline(question, WAIT_MS);
  return answer === "late" || answer === "" ? undefined : answer;
}

async function askPaidWith(payment: Payments.Payment & Paid): Promise<string | undefined> {
  const { stripe_invoice_id: invoiceId, order_id: orderId, amount_total: cents } = payment;
  if (!invoiceId || cents === 0) return undefined;
  let paidWith: string | undefined;
  try {
    const charge = await findChargeOf(invoiceId);
    paidWith = charge?.paidWith;
    // First, because it is asked for only until the means of payment are known.
    if (charge && charge.fee !== null) {
      await Ledger.updateFee(db, payment.stripe_session_id, charge.fee);
    }
    if (paidWith !== undefined) await Payments.updateUnknown(db, payment, "paid_with", paidWith);
  } catch (error) {
    log.warn({ err: error, orderId }, "what an order was paid with is not stored yet");
  }
  return paidWith;
}
