import type { Transaction } from "kysely";
import type { Database } from "~/database/tables";
import { timestamp } from "~/database/time";

/*
 * What Stripe told of a checkout session's payment. Each piece is a row beside the applied events, under an id of our
 * own that begins with the session's: "<session> disputed", "<session> invoice <created> <invoice>". A piece never
 * becomes untrue, so it does not matter in which order, how late or how often it is told, nor whether the payment
 * itself was known then.
 */

/** `payment_failed`: a bank transfer did not arrive. `ended`: the subscription was deleted. */
type Fact = "payment_failed" | "disputed" | "ended";

export interface PaymentNews {
  paymentFailed: boolean;
  disputed: boolean;
  ended: boolean;
  /** The newest invoice after the first was not paid. */
  missed: boolean;
}

/** An invoice of a subscription after its first; `created` in Unix seconds. */
export interface InvoiceNews {
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
    .insertInto("stripe_events")
    .values({ id: `${sessionId} ${fact}`, type: fact, received_at: timestamp() })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

const INVOICE_PAID = "invoice_paid";

/**
 * Records how the collection of an invoice went. The rule for news out of order: an invoice that was paid once stays
 * paid, whatever is told of it later; and of several invoices the one created last decides, as it does for the status
 * of a subscription at Stripe. Of two created in the same second, the one told last is the newer.
 */
export async function recordInvoice(
  trx: Transaction<Database>,
  sessionId: string,
  { id, created, paid }: InvoiceNews,
): Promise<void> {
  const type = paid ? INVOICE_PAID : "invoice_missed";
  await trx
    .insertInto("stripe_events")
    .values({ id: `${sessionId} invoice ${created} ${id}`, type, received_at: timestamp() })
    .onConflict((conflict) => {
      const known = conflict.column("id");
      return paid ? known.doUpdateSet({ type }) : known.doNothing();
    })
    .execute();
}

export async function newsOf(trx: Transaction<Database>, sessionId: string): Promise<PaymentNews> {
  const rows = await trx
    .selectFrom("stripe_events")
    .select(["id", "type"])
    // Every id that begins with the session's and a space: "!" is the character after the space.
    .where("id", ">", `${sessionId} `)
    .where("id", "<", `${sessionId}!`)
    .orderBy("received_at")
    .execute();
  const facts = new Set(rows.map((row) => row.type));
  let newest = { created: 0, type: INVOICE_PAID };
  for (const { id, type } of rows) {
    const created = Number(/ invoice (\d+) /.exec(id)?.[1] ?? -1);
    if (created >= newest.created) newest = { created, type };
  }
  return {
    paymentFailed: facts.has("payment_failed"),
    disputed: facts.has("disputed"),
    ended: facts.has("ended"),
    missed: newest.type !== INVOICE_PAID,
  };
}
