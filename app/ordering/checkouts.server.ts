import type { Transaction } from "kysely";
import type { Database, UnexpectedPaymentsTable } from "~/database/tables";
import { timestamp } from "~/time/time";
import type { CheckoutSession, CheckoutTerms } from "~/payments/checkout-session.server";

/*
 * Which checkout sessions may pay an order: those that this site opened for it, at the terms that Stripe answered then.
 * The subtotal is compared, which a discount or a tax at the checkout leaves as it is; that the total follows from it
 * is Stripe's own sum.
 */

/** What keeps a paid session from paying its order. */
export type PaymentFault = UnexpectedPaymentsTable["fault"];

/** Notes a session as opened for an order. The same session again changes nothing. */
export async function noteOpened(
  trx: Transaction<Database>,
  orderId: string,
  sessionId: string,
  { amountSubtotal, currency, mode, livemode }: CheckoutTerms,
): Promise<void> {
  await trx
    .insertInto("checkouts")
    .values({
      stripe_session_id: sessionId,
      order_id: orderId,
      amount_subtotal: amountSubtotal,
      currency,
      mode,
      livemode: livemode === null ? null : Number(livemode),
      opened_at: timestamp(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Why a paid session does not pay an order; undefined when it does. A session whose opening could not be stored is known
 * by its metadata and has to ask for what the order's newest one did.
 */
export async function findFault(
  trx: Transaction<Database>,
  orderId: string,
  session: CheckoutSession,
): Promise<PaymentFault | undefined> {
  const checkouts = trx.selectFrom("checkouts").selectAll().where("order_id", "=", orderId);
  const own = await checkouts.where("stripe_session_id", "=", session.id).executeTakeFirst();
  if (!own && !session.marked) return "session";
  const terms = own ?? (await checkouts.orderBy("opened_at", "desc").executeTakeFirst());
  const { amountSubtotal, currency, mode, livemode } = session.terms;
  if (differ(mode, terms?.mode)) return "mode";
  if (differ(livemode === null ? null : Number(livemode), terms?.livemode)) return "livemode";
  if (differ(currency, terms?.currency)) return "currency";
  if (differ(amountSubtotal, terms?.amount_subtotal)) return "amount";
  return !terms || terms.mode === null || session.addsUp ? undefined : "amount";
}

/** Whether a term is another one than at the opening; one that was not stored, or is not told, is not judged. */
function differ<T>(told: T | null, opened: T | null | undefined): boolean {
  return told !== null && opened !== null && opened !== undefined && told !== opened;
}
