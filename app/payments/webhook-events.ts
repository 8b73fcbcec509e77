import type Stripe from "stripe";

/** The events this site has a use for: what its webhook endpoint at Stripe must be subscribed to. */
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
export function hasUse(event: Stripe.Event): event is WebhookEvent {
  return webhookEvents.some((type) => type === event.type);
}
