import type { Transaction } from "kysely";
import type { Database } from "~/database/tables";
import {
  findPayment,
  learnPayment,
  type FoundPayment,
  type PaymentReference,
} from "./find-payment.server";
import type { Fulfilment } from "./fulfil.server";

/** What an event meant; see {@link FoundPayment} for `not_yet`. */
export type EventEffect = Fulfilment | { kind: "not_yet" };

/** The part of an event's handling that runs in the transaction which records the event. */
export type Apply = (trx: Transaction<Database>) => Promise<EventEffect>;

/** What a piece of news is about, once it was found. */
export type Found = Extract<FoundPayment, { kind: "found" }>;

/**
 * Prepares news about a payment: what only Stripe knows is asked now, before the transaction. `record` writes the news
 * down and returns the id of the mail it queued, if any.
 */
export async function withPayment(
  reference: PaymentReference,
  record: (trx: Transaction<Database>, found: Found) => Promise<string | undefined>,
): Promise<Apply> {
  const learned = await learnPayment(reference);
  return async (trx) => {
    const found = await findPayment(trx, learned);
    if (found.kind !== "found") return found;
    const mailId = await record(trx, found);
    return { kind: "applied", orderId: found.order.id, mailIds: mailId ? [mailId] : [] };
  };
}
