import { db } from "~/server/database/connection.server";
import { updateCustomerEmail } from "~/server/stripe/stripe-queries.server";
import * as Payments from "./payments.repository.server";

/** Ids of Stripe's customers. `unanswered`: Stripe is told again by the job; `refused`: not, as where it has deleted them. */
export type ToldCustomers = Record<"confirmed" | "unanswered" | "refused", string[]>;

/** Gives Stripe's customers the addresses that their orders got since, until Stripe does not answer. */
export async function updateCustomers(due: Payments.DueCustomer[], stopping?: AbortSignal) {
  const told: ToldCustomers = { confirmed: [], unanswered: [], refused: [] };
  for (const { customer, email, ...payment } of due) {
    if (stopping?.aborted) break;
    const isSilent = told.unanswered.length > 0;
    const outcome = isSilent ? "unanswered" : await updateCustomerEmail(customer, email);
    told[outcome].push(customer);
    if (isSilent) continue;
    const isDone = outcome !== "unanswered" && (await Payments.clearCustomerDue(db, payment));
    // Where another address was given meanwhile, the former one may have reached Stripe after it.
    if (!isDone) await Payments.updateCustomerDue(db, payment.stripe_session_id);
  }
  return told;
}
