import { stripeId } from "./ids";
import type { StoredSession } from "./session";

/** The fields of Stripe's Subscription that matter to a shop. */
export interface Subscription {
  id: string;
  object: "subscription";
  cancel_at_period_end: false;
  canceled_at: number | null;
  cancellation_details: { comment: null; feedback: null; reason: string | null };
  collection_method: "charge_automatically";
  created: number;
  currency: string;
  customer: string | null;
  ended_at: number | null;
  items: {
    object: "list";
    has_more: false;
    url: string;
    data: {
      id: string;
      object: "subscription_item";
      current_period_end: number;
      current_period_start: number;
      price: object;
      quantity: number;
    }[];
  };
  latest_invoice: string | null;
  livemode: false;
  metadata: Record<string, string>;
  start_date: number;
  status: "active" | "past_due" | "canceled";
}

/** The subscription that a completed session began; the one-time lines are no part of it. */
export function makeSubscription(
  { session, lines, subscriptionMetadata }: StoredSession,
  created: number,
): Subscription {
  const id = session.subscription ?? stripeId("sub_");
  return {
    id,
    object: "subscription",
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, reason: null },
    collection_method: "charge_automatically",
    created,
    currency: session.currency,
    customer: session.customer,
    ended_at: null,
    items: {
      object: "list",
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
      data: lines
        .filter(({ price }) => price.recurring)
        .map(({ price, quantity }) => ({
          id: stripeId("si_", 14),
          object: "subscription_item",
          current_period_start: created,
          current_period_end: aMonthAfter(created),
          price,
          quantity,
        })),
    },
    latest_invoice: session.invoice,
    livemode: false,
    metadata: subscriptionMetadata,
    start_date: created,
    // A pending bank transfer does not delay the subscription; only a failed one does.
    status: "active",
  };
}

/** The same day and time of the next month, in Unix seconds. */
export function aMonthAfter(moment: number): number {
  const date = new Date(moment * 1000);
  date.setUTCMonth(date.getUTCMonth() + 1);
  return date.getTime() / 1000;
}
