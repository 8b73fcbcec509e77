import type { Selectable } from "kysely";
import { countChanged, isFound } from "~/server/database/statements.server";
import type { PaymentsTable } from "~/server/database/money-tables";
import type { Connection } from "~/server/database/tables";
import type { CheckoutSession } from "~/server/stripe/checkout-sessions.server";
import { timestamp } from "~/server/time/time";
import type { Paid } from "./price-lines";

/* The statements on the paid checkouts, whose money the ledger has, and on the events of Stripe that were applied. */

/** How many customers Stripe is told of at a time. */
const MOST_DUE = 20;

export type Payment = Selectable<PaymentsTable>;

/** The first one first. */
export function findAllByOrder(on: Connection, orderId: string): Promise<(Payment & Paid)[]> {
  return on
    .selectFrom("payments")
    .innerJoin("ledger", "ledger.id", "payments.stripe_session_id")
    .selectAll("payments")
    .select(["amount_subtotal", "amount_discount", "amount_tax", "amount_total", "currency"])
    .select(["tax_rate", "tax_country"])
    .where("payments.order_id", "=", orderId)
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

export async function insert(on: Connection, orderId: string, session: CheckoutSession) {
  await on
    .insertInto("payments")
    .values({
      stripe_session_id: session.id,
      order_id: orderId,
      stripe_customer_id: session.customerId,
      stripe_subscription_id: session.subscriptionId,
      stripe_invoice_id: session.invoiceId,
      stripe_payment_intent_id: session.paymentIntentId,
      paid_at: timestamp(),
    })
    .execute();
}

/** Stores what is not known of a payment yet; what is stored stays, also where it was erased. */
export async function updateUnknown(
  on: Connection,
  { stripe_session_id: sessionId }: Payment,
  column: "stripe_payment_intent_id" | "paid_with" | "ended_at",
  value: string | null,
): Promise<boolean> {
  const unknown = on
    .updateTable("payments")
    .set(column, value)
    .where("stripe_session_id", "=", sessionId)
    .where(column, "is", null);
  return (await countChanged(unknown)) > 0;
}

export async function erasePaidWith(on: Connection, orderId: string) {
  await on
    .updateTable("payments")
    .set({ paid_with: "", customer_due_at: null })
    .where("order_id", "=", orderId)
    .execute();
}

export async function updateCustomersDue(on: Connection, orderId: string): Promise<void> {
  await on
    .updateTable("payments")
    .set({ customer_due_at: timestamp() })
    .where("order_id", "=", orderId)
    .where("stripe_customer_id", "is not", null)
    .execute();
}

/** Behind all others that wait; not where the order's buyer was erased since. */
export async function updateCustomerDue(on: Connection, sessionId: string): Promise<void> {
  await on
    .updateTable("payments")
    .set({ customer_due_at: timestamp() })
    .where("stripe_session_id", "=", sessionId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("orders")
          .select("orders.id")
          .whereRef("orders.id", "=", "payments.order_id")
          .where("email", "<>", ""),
      ),
    )
    .execute();
}

/** Customers of which Stripe has not confirmed their order's address: those of one order, or of all that were corrected by then, the oldest. */
export function findAllCustomersDue(on: Connection, of: { orderId: string } | { until: string }) {
  return on
    .selectFrom("payments")
    .innerJoin("orders", "orders.id", "payments.order_id")
    .select(["payments.stripe_session_id", "order_id", "customer_due_at", "orders.email"])
    .select((eb) => eb.ref("stripe_customer_id").$notNull().as("customer"))
    .where("customer_due_at", "is not", null)
    .$call((due) =>
      "orderId" in of
        ? due.where("payments.order_id", "=", of.orderId)
        : due.where("customer_due_at", "<=", of.until).orderBy("customer_due_at"),
    )
    .limit(MOST_DUE)
    .execute();
}

export type DueCustomer = Awaited<ReturnType<typeof findAllCustomersDue>>[number];

/** False where the order has got another address since. */
export async function clearCustomerDue(
  on: Connection,
  { stripe_session_id, customer_due_at }: Pick<Payment, "stripe_session_id" | "customer_due_at">,
): Promise<boolean> {
  const due = on
    .updateTable("payments")
    .set({ customer_due_at: null })
    .where("stripe_session_id", "=", stripe_session_id)
    .where("customer_due_at", "=", customer_due_at);
  return (await countChanged(due)) > 0;
}

export function existsEvent(on: Connection, id: string) {
  return isFound(on.selectFrom("stripe_events").select("id").where("id", "=", id));
}

export async function insertEvent(on: Connection, { id, type }: { id: string; type: string }) {
  await on.insertInto("stripe_events").values({ id, type, received_at: timestamp() }).execute();
}
