import { db } from "~/server/database/connection.server";
import { updateCustomerEmail } from "~/server/stripe/stripe-queries.server";
import * as Payments from "./payments.repository.server";

/**
 * Gives Stripe's customers the addresses that their orders got since. One that Stripe refuses, as where it was deleted, is
 * not tried again. Returns counts of customers, and the ids of those that have another address.
 */
export async function updateCustomers(due: Payments.DueCustomer[], stopping?: AbortSignal) {
  const found = { confirmed: 0, unanswered: 0, left: [] as string[] };
  for (const { customer, email, ...payment } of due) {
    if (stopping?.aborted) break;
    const outcome = await updateCustomerEmail(customer, email);
    if (outcome === "confirmed") found.confirmed += 1;
    else found.left.push(customer);
    if (outcome === "unanswered") found.unanswered += 1;
    else await Payments.clearCustomerDue(db, payment);
  }
  return found;
}
