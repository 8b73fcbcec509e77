import type { Selectable } from "kysely";
import type { DisputeOutcome, PaymentFact } from "~/server/database/states";
import { isFound } from "~/server/database/statements.server";
import type { Connection, PaymentsTable } from "~/server/database/tables";
import type { CheckoutSession } from "~/server/stripe/checkout-sessions.server";
import { timestamp } from "~/server/time/time";

/*
 * The statements on what Stripe reported. A fact never becomes untrue: it does not matter in which order, how late or how
 * often it is reported, nor whether the payment itself was known then.
 */

export type Payment = Selectable<PaymentsTable>;

/** The first one first. */
export function findAllByOrder(on: Connection, orderId: string) {
  return on
    .selectFrom("payments")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("paid_at")
    .execute();
}

export function findBy(
  on: Connection,
  column: "stripe_session_id" | "stripe_subscription_id" | "stripe_payment_intent_id",
  id: string,
) {
  return on.selectFrom("payments").selectAll().where(column, "=", id).executeTakeFirst();
}

export function insert(on: Connection, orderId: string, session: CheckoutSession) {
  return on
    .insertInto("payments")
    .values({
      stripe_session_id: session.id,
      order_id: orderId,
      amount_subtotal: session.terms.amount_subtotal ?? session.amountTotal,
      amount_discount: session.discount,
      amount_tax: session.tax,
      amount_total: session.amountTotal,
      currency: session.currency,
      tax_rate: session.taxRate,
      tax_country: session.country,
      stripe_customer_id: session.customerId,
      stripe_subscription_id: session.subscriptionId,
      stripe_invoice_id: session.invoiceId,
      stripe_payment_intent_id: session.paymentIntentId,
      paid_at: timestamp(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Stores what is not known of a payment yet; what is stored stays, also where it was erased. */
export async function updateUnknown(
  on: Connection,
  { stripe_session_id: sessionId }: Payment,
  column: "stripe_payment_intent_id" | "paid_with" | "refunded_at",
  value: string | null,
) {
  await on
    .updateTable("payments")
    .set(column, value)
    .where("stripe_session_id", "=", sessionId)
    .where(column, "is", null)
    .execute();
}

export async function erasePaidWith(on: Connection, orderId: string) {
  await on.updateTable("payments").set({ paid_with: "" }).where("order_id", "=", orderId).execute();
}

/** What is recorded of a session's payment besides its refund. `paymentFailed`: a bank transfer did not arrive. */
export async function findFacts(on: Connection, sessionId: string) {
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
    disputed: disputes.some(({ outcome }) => outcome === null),
    lost: disputes.some(({ outcome }) => outcome === "lost"),
    ended: recorded.has("ended"),
    missed:
      newest !== undefined &&
      !rows.some((row) => row.invoice_id === newest && row.fact === "invoice_paid"),
  };
}

/**
 * `invoice`, of the fact that its collection went well or not, is one after the subscription's first; `created` in Unix
 * seconds. Once paid it stays paid. Of several the one created last decides, as for a subscription's status at Stripe; of
 * two created in the same second, the one reported last.
 */
export async function insertFact(
  on: Connection,
  sessionId: string,
  fact: PaymentFact,
  invoice = { id: "", created: 0 },
) {
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
export async function insertDispute(on: Connection, sessionId: string, id: string) {
  await on
    .insertInto("disputes")
    .values({ id, stripe_session_id: sessionId, outcome: null, told: 0, recorded_at: timestamp() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** After an appeal a dispute may end once more: what Stripe reported last counts. `told` is in Unix seconds. */
export async function upsertDisputeEnd(
  on: Connection,
  sessionId: string,
  { id, outcome, told }: { id: string; outcome: DisputeOutcome; told: number },
) {
  await on
    .insertInto("disputes")
    .values({ id, stripe_session_id: sessionId, outcome, told, recorded_at: timestamp() })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({ outcome, told }).where("disputes.told", "<=", told),
    )
    .execute();
}

export function existsEvent(on: Connection, id: string) {
  return isFound(on.selectFrom("stripe_events").select("id").where("id", "=", id));
}

export async function insertEvent(on: Connection, { id, type }: { id: string; type: string }) {
  await on.insertInto("stripe_events").values({ id, type, received_at: timestamp() }).execute();
}
