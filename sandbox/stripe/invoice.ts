import { nowInSeconds, stripeId } from "./ids";
import type { StoredSession } from "./session";

/** The first invoice of a subscription, with the fields the newest API version has. */
export function firstInvoice(
  { session, lines, subscriptionMetadata }: StoredSession,
  paid: boolean,
) {
  const now = nowInSeconds();
  const parent = {
    type: "subscription_details",
    quote_details: null,
    subscription_details: { metadata: subscriptionMetadata, subscription: session.subscription },
  };
  return {
    id: session.invoice,
    object: "invoice",
    amount_due: session.amount_total,
    amount_paid: paid ? session.amount_total : 0,
    amount_remaining: paid ? 0 : session.amount_total,
    billing_reason: "subscription_create",
    created: now,
    currency: session.currency,
    customer: session.customer,
    customer_email: session.customer_details?.email ?? null,
    livemode: false,
    metadata: {},
    parent,
    period_end: now,
    period_start: now,
    status: paid ? "paid" : "open",
    subtotal: session.amount_subtotal,
    total: session.amount_total,
    lines: {
      object: "list",
      has_more: false,
      url: `/v1/invoices/${session.invoice}/lines`,
      data: lines.map((line) => ({
        id: stripeId("il_"),
        object: "line_item",
        amount: line.amount_total,
        currency: line.currency,
        description: line.description,
        livemode: false,
        metadata: line.price.recurring ? subscriptionMetadata : {},
        pricing: {
          type: "price_details",
          price_details: { price: line.price.id, product: line.price.product },
          unit_amount_decimal: String(line.price.unit_amount),
        },
        quantity: line.quantity,
      })),
    },
  };
}
