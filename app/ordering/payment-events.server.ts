import type { Transaction } from "kysely";
import type Stripe from "stripe";
import { db } from "~/database/connection.server";
import type { Database } from "~/database/tables";
import { timestamp } from "~/database/time";
import { checkoutSession } from "~/payments/checkout.server";
import { fulfilIn, sendInBackground, type Fulfilment } from "./fulfil.server";
import type { OrderEvent } from "./order-states";
import { findOrder, moveOrder } from "./orders.server";

/** `ignored`: another product's event, or one this site has no use for. */
export type EventOutcome = "applied" | "duplicate" | "ignored" | "unknown_order";

/**
 * Applies one signed Stripe event. Its id is stored in the transaction of its effect, so a repeated delivery
 * finds it; an event of an order that is not known is not stored, so that Stripe delivers it again.
 */
export async function applyEvent(event: Stripe.Event): Promise<EventOutcome> {
  const { outcome, result } = await db.transaction().execute(async (trx) => {
    const seen = await trx
      .selectFrom("stripe_events")
      .select("id")
      .where("id", "=", event.id)
      .executeTakeFirst();
    if (seen) return { outcome: "duplicate" as const };
    const result = await effect(trx, event);
    if (result?.kind === "unknown_order") return { outcome: "unknown_order" as const };
    await trx
      .insertInto("stripe_events")
      .values({ id: event.id, type: event.type, received_at: timestamp() })
      .execute();
    return { outcome: result?.kind === "applied" ? ("applied" as const) : "ignored", result };
  });
  if (result) sendInBackground(result);
  return outcome as EventOutcome;
}

async function effect(
  trx: Transaction<Database>,
  event: Stripe.Event,
): Promise<Fulfilment | undefined> {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
      return fulfilIn(trx, checkoutSession(event.data.object));
    case "checkout.session.async_payment_failed":
      return move(trx, event.data.object, "payment_failed");
    case "checkout.session.expired":
      return move(trx, event.data.object, "checkout_expired");
    default:
      return undefined;
  }
}

/** Moves the order of a session, but only by news of the session that is the order's current one. */
async function move(
  trx: Transaction<Database>,
  object: Stripe.Checkout.Session,
  event: OrderEvent,
): Promise<Fulfilment> {
  const session = checkoutSession(object);
  if (!session.orderId) return { kind: "foreign" };
  const order = await findOrder(session.orderId, trx);
  if (!order) return { kind: "unknown_order" };
  if (order.stripe_session_id === session.id) await moveOrder(trx, order, event);
  return { kind: "applied", orderId: order.id, mailIds: [] };
}
