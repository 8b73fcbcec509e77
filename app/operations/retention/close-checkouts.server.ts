import type { Transaction } from "kysely";
import { db } from "~/database/connection.server";
import type { Database } from "~/database/tables";
import { log } from "~/observability/log.server";
import { type PersonsOrder, staysForBooks } from "~/operations/erasure/person.server";
import { findCheckout } from "~/payments/checkout-session.server";
import { expireCheckout } from "~/payments/checkout.server";
import { StripeUnreachable } from "~/payments/stripe-queries.server";

/** Ends the checkouts of orders without a payment, and returns those that are known to be over. */
export async function closeCheckouts(orders: readonly PersonsOrder[]): Promise<Set<string>> {
  const over = new Set<string>();
  for (const order of orders) {
    if (staysForBooks(order)) continue;
    for (const sessionId of await sessionsOf(order)) {
      if (await close(sessionId)) over.add(sessionId);
    }
  }
  return over;
}

/** Whether an order has a checkout that is not known to be over. */
export async function isPayable(
  trx: Transaction<Database>,
  order: PersonsOrder,
  over: ReadonlySet<string>,
): Promise<boolean> {
  const sessions = await sessionsOf(order, trx);
  return sessions.some((sessionId) => !over.has(sessionId));
}

async function sessionsOf(
  order: PersonsOrder,
  on: Pick<Transaction<Database>, "selectFrom"> = db,
): Promise<string[]> {
  const replaced = await on
    .selectFrom("replaced_checkouts")
    .select("stripe_session_id")
    .where("order_id", "=", order.id)
    .execute();
  return [order, ...replaced].flatMap(({ stripe_session_id: id }) => id ?? []);
}

async function close(sessionId: string): Promise<boolean> {
  if (await expireCheckout(sessionId)) return true;
  try {
    const session = await findCheckout(sessionId);
    return !session || session.status === "expired";
  } catch (error) {
    if (!(error instanceof StripeUnreachable)) throw error;
    log.warn({ err: error }, "a checkout could not be closed");
    return false;
  }
}
