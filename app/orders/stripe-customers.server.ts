import { db } from "~/server/database/connection.server";
import type { Trx } from "~/server/database/tables";
import { inTransaction } from "~/server/database/transaction.server";
import * as History from "~/server/history/history.repository.server";
import { updateCustomerEmail } from "~/server/stripe/stripe-queries.server";
import * as Payments from "./payments.repository.server";

/** Ids of Stripe's customers. `unanswered`: Stripe is told again by the job; `refused`: not, and their orders' histories say why. */
export type ToldCustomers = Record<"confirmed" | "unanswered" | "refused", string[]>;

/** Gives Stripe's customers the addresses that their orders got since, until Stripe does not answer. */
export async function updateCustomers(due: Payments.DueCustomer[], stopping?: AbortSignal) {
  const told: ToldCustomers = { confirmed: [], unanswered: [], refused: [] };
  for (const { customer, email, order_id: orderId, ...payment } of due) {
    if (stopping?.aborted) break;
    if (told.unanswered.length > 0) {
      told.unanswered.push(customer);
      continue;
    }
    const { outcome, reason } = await updateCustomerEmail(customer, email);
    told[outcome].push(customer);
    const text = `Stripe refused the buyer's new email address: ${reason} for ${customer}`;
    const note = { kind: "note", actor: "site", facts: { text } } as const;
    const clear = async (trx: Trx) => {
      const isCleared = await Payments.clearCustomerDue(trx, payment);
      if (isCleared && reason) await History.insert(trx, orderId, note);
      return isCleared;
    };
    const isDone = outcome !== "unanswered" && (await inTransaction(db, clear));
    // Where another address was given meanwhile, the former one may have reached Stripe after it.
    if (!isDone) await Payments.updateCustomerDue(db, payment.stripe_session_id);
  }
  return told;
}
