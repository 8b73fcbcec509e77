import type Stripe from "stripe";
import { askStripe, StripeUnreachable } from "./stripe-queries.server";
import { isHandled, stripe, webhookEvents, type WebhookEvent } from "./stripe.server";

/** Stripe's limit (https://docs.stripe.com/api/events/list). */
const PAGE = 100;

/**
 * A page of the events that the site handles, the newest first, delivered or not; `after` the last one of the page before.
 * Stripe has those of 30 days. Throws StripeUnreachable.
 */
export async function findEvents(since: Date, after?: string) {
  const question = stripe.events.list({
    types: [...webhookEvents],
    created: { gte: Math.floor(since.getTime() / 1000) },
    limit: PAGE,
    ...(after && { starting_after: after }),
  });
  const list = await askStripe(question);
  if (!list) throw new StripeUnreachable("Stripe does not list its events");
  return {
    events: list.data.filter(isHandled),
    last: list.has_more ? list.data.at(-1)?.id : undefined,
  };
}

const questions: Record<string, (id: string) => Promise<unknown>> = {
  "checkout.session": (id) => stripe.checkout.sessions.retrieve(id),
  charge: (id) => stripe.charges.retrieve(id),
  dispute: (id) => stripe.disputes.retrieve(id),
  invoice: (id) => stripe.invoices.retrieve(id),
  refund: (id) => stripe.refunds.retrieve(id),
  subscription: (id) => stripe.subscriptions.retrieve(id),
};

/**
 * The event with what it is about as it is now, in the API version of this site: a listed one has it in the account's. As it
 * came where Stripe does not know it any more. Throws StripeUnreachable.
 */
export async function fetchAnew(event: WebhookEvent): Promise<Stripe.Event> {
  const { object: kind, id = "" } = event.data.object;
  const question = questions[kind]?.(id);
  const object = question && (await askStripe(question));
  return object ? ({ ...event, data: { object } } as Stripe.Event) : event;
}
