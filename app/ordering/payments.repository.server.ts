import type { Selectable } from "kysely";
import type { DisputeOutcome, PaymentFact } from "~/database/states";
import type { Connection, PaymentsTable } from "~/database/tables";
import type { CheckoutSession } from "~/payments/checkout-sessions.server";
import { timestamp } from "~/time/time";
import type { PaymentStatus } from "./order-states";

/*
 * The statements on `payments`, `payment_facts`, `disputes` and `stripe_events`: what Stripe reported. A fact never
 * becomes untrue, so it does not matter in which order, how late or how often it is reported, nor whether the payment
 * itself was known then.
 */

export type Payment = Selectable<PaymentsTable>;

/** An order's payments, the first one first. */
export function findAllByOrder(on: Connection, orderId: string): Promise<Payment[]> {
  return on
    .selectFrom("payments")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("paid_at")
    .execute();
}

/** The payment with this Stripe id. */
export function findBy(
  on: Connection,
  column:
    | "stripe_session_id"
    | "stripe_subscription_id"
    | "stripe_invoice_id"
    | "stripe_payment_intent_id",
  id: string,
): Promise<Payment | undefined> {
  return on.selectFrom("payments").selectAll().where(column, "=", id).executeTakeFirst();
}

export async function insert(
  on: Connection,
  orderId: string,
  session: CheckoutSession,
): Promise<void> {
  await on
    .insertInto("payments")
    .values({
      stripe_session_id: session.id,
      order_id: orderId,
      amount_total: session.amountTotal,
      currency: session.currency,
      stripe_customer_id: session.customerId,
      stripe_subscription_id: session.subscriptionId,
      stripe_invoice_id: session.invoiceId,
      stripe_payment_intent_id: session.paymentIntentId,
      paid_at: timestamp(),
      paid_with: null,
      refunded_at: null,
    })
    .execute();
}

/** Stores a payment's payment intent, so that Stripe is asked for it only once. */
export async function updatePaymentIntent(
  on: Connection,
  { stripe_session_id: sessionId }: Payment,
  paymentIntentId: string | null,
): Promise<void> {
  await on
    .updateTable("payments")
    .set({ stripe_payment_intent_id: paymentIntentId })
    .where("stripe_session_id", "=", sessionId)
    .where("stripe_payment_intent_id", "is", null)
    .execute();
}

/** Stores what a payment was made with, unless its buyer was erased meanwhile. */
export async function updatePaidWith(
  on: Connection,
  { stripe_session_id: sessionId }: Payment,
  paidWith: string,
): Promise<void> {
  await on
    .updateTable("payments")
    .set({ paid_with: paidWith })
    .where("stripe_session_id", "=", sessionId)
    .where("paid_with", "is", null)
    .execute();
}

/** Erases what an order's payments were made with; it is not asked for again. */
export async function erasePaidWith(on: Connection, orderId: string): Promise<void> {
  await on.updateTable("payments").set({ paid_with: "" }).where("order_id", "=", orderId).execute();
}

/** Stores that a payment was refunded in full, and when that was first reported. */
export async function updateRefunded(
  on: Connection,
  { stripe_session_id: sessionId }: Payment,
): Promise<void> {
  await on
    .updateTable("payments")
    .set({ refunded_at: timestamp() })
    .where("stripe_session_id", "=", sessionId)
    .where("refunded_at", "is", null)
    .execute();
}

/** What is recorded of a session's payment besides its refund. */
export interface PaymentFacts extends Omit<PaymentStatus, "refunded"> {
  /** A bank transfer did not arrive. */
  paymentFailed: boolean;
}

export async function findFacts(on: Connection, sessionId: string): Promise<PaymentFacts> {
  const rows = await on
    .selectFrom("payment_facts")
    .select(["fact", "invoice_id", "invoice_created"])
    .where("stripe_session_id", "=", sessionId)
    .orderBy("invoice_created")
    .orderBy("recorded_at")
    .execute();
  const disputes = await on
    .selectFrom("disputes")
    .select("outcome")
    .where("stripe_session_id", "=", sessionId)
    .execute();
  const recorded = new Set(rows.map(({ fact }) => fact));
  const newest = rows.filter((row) => row.invoice_id !== "").at(-1)?.invoice_id;
  return {
    paymentFailed: recorded.has("payment_failed"),
    // Earlier versions recorded a dispute as a fact.
    disputed: recorded.has("disputed") || disputes.some(({ outcome }) => outcome === null),
    lost: disputes.some(({ outcome }) => outcome === "lost"),
    ended: recorded.has("ended"),
    missed:
      newest !== undefined &&
      !rows.some((row) => row.invoice_id === newest && row.fact === "invoice_paid"),
  };
}

/** An invoice of a subscription after its first; `created` in Unix seconds. */
export interface InvoiceFact {
  id: string;
  created: number;
  paid: boolean;
}

/** Records a fact that does not concern an invoice. */
export function insertFact(
  on: Connection,
  sessionId: string,
  fact: Extract<PaymentFact, "payment_failed" | "ended">,
): Promise<void> {
  return insertFactOf(on, sessionId, fact, { id: "", created: 0 });
}

/**
 * Records how the collection of an invoice went. An invoice that was paid once stays paid, whatever is reported of it
 * later; and of several invoices the one created last decides, as it does for the status of a subscription at Stripe.
 * Of two created in the same second, the one reported last is the newer.
 */
export function insertInvoiceFact(
  on: Connection,
  sessionId: string,
  invoice: InvoiceFact,
): Promise<void> {
  return insertFactOf(on, sessionId, invoice.paid ? "invoice_paid" : "invoice_missed", invoice);
}

async function insertFactOf(
  on: Connection,
  sessionId: string,
  fact: PaymentFact,
  invoice: Pick<InvoiceFact, "id" | "created">,
): Promise<void> {
  await on
    .insertInto("payment_facts")
    .values({
      stripe_session_id: sessionId,
      fact,
      invoice_id: invoice.id,
      invoice_created: invoice.created,
      recorded_at: timestamp(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Records that a charge of a session's payment is disputed. A dispute whose end is stored already stays ended. */
export async function insertDispute(on: Connection, sessionId: string, id: string): Promise<void> {
  await on
    .insertInto("disputes")
    .values({ id, stripe_session_id: sessionId, outcome: null, told: 0, recorded_at: timestamp() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** How a dispute ended; `reportedAt` is the event's time, in Unix seconds. */
export interface DisputeEnd {
  id: string;
  outcome: DisputeOutcome;
  reportedAt: number;
}

/** Records how a dispute ended. After an appeal it may end once more: what Stripe reported last counts. */
export async function upsertDisputeEnd(
  on: Connection,
  sessionId: string,
  { id, outcome, reportedAt: told }: DisputeEnd,
): Promise<void> {
  const known = await on
    .selectFrom("disputes")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  // Earlier versions recorded a dispute without its id: this is the end of that one.
  if (!known) {
    await on
      .deleteFrom("payment_facts")
      .where("stripe_session_id", "=", sessionId)
      .where("fact", "=", "disputed")
      .execute();
  }
  await on
    .insertInto("disputes")
    .values({ id, stripe_session_id: sessionId, outcome, told, recorded_at: timestamp() })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({ outcome, told }).where("disputes.told", "<=", told),
    )
    .execute();
}

/** Whether a webhook event was applied before. */
export async function existsEvent(on: Connection, id: string): Promise<boolean> {
  const stored = await on
    .selectFrom("stripe_events")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  return stored !== undefined;
}

export async function insertEvent(
  on: Connection,
  { id, type }: { id: string; type: string },
): Promise<void> {
  await on.insertInto("stripe_events").values({ id, type, received_at: timestamp() }).execute();
}
