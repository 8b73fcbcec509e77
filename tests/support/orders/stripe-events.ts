import type { Site } from "../site";
import type { OrderRow } from "./order-visitor";

type SentEvent = Site["sandbox"]["stripe"]["events"][number];

/** Runs `happen` without delivering webhooks, and returns the events at Stripe in the order they happened. */
export async function withoutWebhooks(
  site: Site,
  happen: () => Promise<unknown>,
): Promise<SentEvent[]> {
  const { stripe } = site.sandbox;
  const { webhookUrl } = stripe;
  const before = stripe.events.length;
  stripe.webhookUrl = undefined;
  try {
    await happen();
  } finally {
    stripe.webhookUrl = webhookUrl;
  }
  return stripe.events.slice(before);
}

/** Delivers an event once; returns the status of the response. */
export function deliverEvent(site: Site, event: SentEvent | undefined): Promise<number> {
  if (!event) throw new Error("There is no such event");
  return site.sandbox.stripe.sendAgain(event.id);
}

export interface PaymentRow {
  stripe_session_id: string;
  amount_total: number;
  refunded_at: string | null;
}

export function paymentsOf(site: Site, { id }: OrderRow): PaymentRow[] {
  return site.rows<PaymentRow>("select * from payments where order_id = ? order by paid_at", id);
}

/** The beginnings of the subjects of an order's emails in the outbox. */
export function subjectsOf(site: Site, { id }: OrderRow): string[] {
  return site
    .rows<{ mail: string }>("select mail from outbox where order_id = ? order by created_at", id)
    .map(({ mail }) =>
      (JSON.parse(mail) as { subject: string }).subject.replace(/(: order)? SW-.*/, ""),
    );
}
