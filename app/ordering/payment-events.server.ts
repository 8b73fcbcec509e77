import type { Kysely, Transaction } from "kysely";
import type Stripe from "stripe";
import { db } from "~/database/connection.server";
import type { Database } from "~/database/tables";
import { timestamp } from "~/time/time";
import { hasUse, type WebhookEvent } from "~/payments/webhook-events";
import { chargeRefunded } from "./charge-events.server";
import { checkoutCompleted, checkoutExpired, paymentFailed } from "./checkout-events.server";
import { disputeClosed, disputeCreated } from "./dispute-events.server";
import type { Apply } from "./payment-lookup.server";
import { finish } from "./fulfil.server";
import { invoiceSettled, subscriptionDeleted } from "./subscription-events.server";

/** `ignored`: another product's event, or one this site has no use for. */
export type EventOutcome = "applied" | "duplicate" | "ignored" | "unknown_order" | "not_yet";

/**
 * Applies one signed Stripe event. Its id is stored in the transaction of its effect, so a repeated delivery
 * finds it; an event of an order that is not known, or not yet paid, is not stored, so that Stripe delivers it again.
 * Throws StripeUnreachable when Stripe has to be asked about it and does not answer.
 */
export async function applyEvent(event: Stripe.Event): Promise<EventOutcome> {
  if (await isStored(event, db)) return "duplicate";
  const apply = hasUse(event) ? await handle(event) : ignore;
  const effect = await db.transaction().execute(async (trx) => {
    if (await isStored(event, trx)) return "duplicate";
    const effect = await apply(trx);
    if (effect.kind === "applied" || effect.kind === "foreign") await store(event, trx);
    return effect;
  });
  if (effect === "duplicate") return effect;
  if (effect.kind === "applied") finish(effect);
  return effect.kind === "foreign" ? "ignored" : effect.kind;
}

const ignore: Apply = () => Promise.resolve({ kind: "foreign" });

/** What is to be done for an event. */
async function handle(event: WebhookEvent): Promise<Apply> {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
      return (trx) => checkoutCompleted(trx, event.data.object);
    case "checkout.session.async_payment_failed":
      return (trx) => paymentFailed(trx, event.data.object);
    case "checkout.session.expired":
      return (trx) => checkoutExpired(trx, event.data.object);
    case "charge.refunded":
      return chargeRefunded(event.data.object);
    case "charge.dispute.created":
      return disputeCreated(event.data.object);
    case "charge.dispute.closed":
      return disputeClosed(event.data.object, event.created);
    case "invoice.paid":
      return invoiceSettled(event.data.object, true, event.created);
    case "invoice.payment_failed":
      return invoiceSettled(event.data.object, false, event.created);
    case "customer.subscription.deleted":
      return subscriptionDeleted(event.data.object);
  }
}

async function isStored({ id }: Stripe.Event, on: Kysely<Database>): Promise<boolean> {
  const stored = await on
    .selectFrom("stripe_events")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  return stored !== undefined;
}

async function store({ id, type }: Stripe.Event, trx: Transaction<Database>): Promise<void> {
  await trx.insertInto("stripe_events").values({ id, type, received_at: timestamp() }).execute();
}
