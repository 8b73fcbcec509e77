import type Stripe from "stripe";
import { config } from "~/config/config.server";
import { stripe } from "./stripe.server";

/** How old a signature may be, in seconds (Stripe's own default). */
const TOLERANCE_SECONDS = 300;

/** The event of a webhook call, or undefined when its signature is missing, wrong or too old. */
export function readEvent(body: Buffer, signature: string | null): Stripe.Event | undefined {
  if (!signature) return undefined;
  for (const secret of config.stripe.webhookSecrets) {
    try {
      return stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS);
    } catch {
      // While a secret is being replaced, the other one may have signed.
    }
  }
  return undefined;
}

/** The events that the site handles: its webhook endpoint at Stripe must be subscribed to them. */
export const webhookEvents = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "invoice.paid",
  "invoice.payment_failed",
  "customer.subscription.deleted",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.closed",
] as const satisfies readonly Stripe.Event["type"][];

export type WebhookEvent = Extract<Stripe.Event, { type: (typeof webhookEvents)[number] }>;

/** Whether an event is one of {@link webhookEvents}. */
export function isHandled(event: Stripe.Event): event is WebhookEvent {
  return webhookEvents.some((type) => type === event.type);
}
