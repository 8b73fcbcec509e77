import type { Transaction } from "kysely";
import type { Database } from "~/database/tables";
import { timestamp } from "~/time/time";
import { disputesOf } from "./disputes.server";

/*
 * What Stripe told of a checkout session's payment, as facts. A fact never becomes untrue, so it does not matter in which
 * order, how late or how often it is told, nor whether the payment itself was known then.
 */

/** `payment_failed`: a bank transfer did not arrive. `ended`: the subscription was deleted. */
type Fact = "payment_failed" | "ended";

export interface PaymentFacts {
  paymentFailed: boolean;
  /** A dispute is open. */
  disputed: boolean;
  /** A dispute was lost. */
  lost: boolean;
  ended: boolean;
  /** The newest invoice after the first was not paid. */
  missed: boolean;
}

/** An invoice of a subscription after its first; `created` in Unix seconds. */
export interface InvoiceFact {
  id: string;
  created: number;
  paid: boolean;
}

export async function recordFact(
  trx: Transaction<Database>,
  sessionId: string,
  fact: Fact,
): Promise<void> {
  await trx
    .insertInto("payment_facts")
    .values({
      stripe_session_id: sessionId,
      fact,
      invoice_id: "",
      invoice_created: 0,
      recorded_at: timestamp(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Records how the collection of an invoice went. The rule for news out of order: an invoice that was paid once stays
 * paid, whatever is told of it later; and of several invoices the one created last decides, as it does for the status
 * of a subscription at Stripe. Of two created in the same second, the one told last is the newer.
 */
export async function recordInvoice(
  trx: Transaction<Database>,
  sessionId: string,
  { id, created, paid }: InvoiceFact,
): Promise<void> {
  await trx
    .insertInto("payment_facts")
    .values({
      stripe_session_id: sessionId,
      fact: paid ? "invoice_paid" : "invoice_missed",
      invoice_id: id,
      invoice_created: created,
      recorded_at: timestamp(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function paymentFactsOf(
  trx: Transaction<Database>,
  sessionId: string,
): Promise<PaymentFacts> {
  const rows = await trx
    .selectFrom("payment_facts")
    .select(["fact", "invoice_id", "invoice_created"])
    .where("stripe_session_id", "=", sessionId)
    .orderBy("invoice_created")
    .orderBy("recorded_at")
    .execute();
  const { disputed, lost } = await disputesOf(trx, sessionId);
  const told = new Set(rows.map(({ fact }) => fact));
  const newest = rows.filter((row) => row.invoice_id !== "").at(-1)?.invoice_id;
  return {
    paymentFailed: told.has("payment_failed"),
    // As earlier versions recorded a dispute.
    disputed: disputed || told.has("disputed"),
    lost,
    ended: told.has("ended"),
    missed:
      newest !== undefined &&
      !rows.some((row) => row.invoice_id === newest && row.fact === "invoice_paid"),
  };
}
