import Stripe from "stripe";
import { PAID_OWNER } from "~/server/concurrency/slot";
import { config } from "~/server/config/config.server";
import { singleton } from "~/server/jobs/singleton.server";
import { requestContext } from "~/server/log/log.server";
import { countCall } from "~/server/log/provider-metrics.server";

/** The official client, without retries: for the same idempotency key, Stripe repeats an error that it has stored. */
export const stripe = singleton("stripe", () => {
  const api = config.stripe.apiUrl ? new URL(config.stripe.apiUrl) : undefined;
  return new Stripe(config.stripe.secretKey, {
    maxNetworkRetries: 0,
    timeout: config.providerTimeoutMs,
    telemetry: false,
    httpClient: counted(Stripe.createNodeHttpClient()),
    ...(api && {
      host: api.hostname,
      port: api.port || (api.protocol === "https:" ? 443 : 80),
      protocol: api.protocol === "https:" ? ("https" as const) : ("http" as const),
    }),
  });
});

export function isTestKey(): boolean {
  return /^[rs]k_test_/.test(config.stripe.secretKey);
}

/** Where the team looks at something in Stripe's dashboard, which has test mode apart. */
export function dashboardUrl(
  kind: "subscriptions" | "payments" | "invoices" | "disputes",
  id: string,
): string {
  return `https://dashboard.stripe.com/${isTestKey() ? "test/" : ""}${kind}/${id}`;
}

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>;

function counted(client: HttpClient): HttpClient {
  return {
    getClientName: () => client.getClientName(),
    makeRequest: (...request) =>
      countCall(
        "stripe",
        () => client.makeRequest(...request),
        (answer) => answer.getStatusCode(),
      ),
  };
}

const TOLERANCE_SECONDS = 300;

/** The payments that Stripe reports, with their emails. Together they leave half of the connections to paid orders. */
const PAID_EVENTS = `${PAID_OWNER}of events`;

/** Keeps an event that Stripe has signed for the route of its request, which does not wait for strangers' then. */
export function acceptEvent(body: Buffer, signature: string): boolean {
  const event = readEvent(body, signature);
  // Whoever orders and does not pay causes one that a session has expired.
  const isPaid = event && isHandled(event) && event.type !== "checkout.session.expired";
  Object.assign(requestContext.getStore()!, { event, ...(isPaid && { owner: PAID_EVENTS }) });
  return event !== undefined;
}

export function acceptedEvent(): Stripe.Event | undefined {
  return requestContext.getStore()?.event as Stripe.Event | undefined;
}

function readEvent(body: Buffer, signature: string): Stripe.Event | undefined {
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
  "invoice.voided",
  "invoice.marked_uncollectible",
  "customer.subscription.deleted",
  "charge.refunded",
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.closed",
] as const satisfies readonly Stripe.Event["type"][];

export type WebhookEvent = Extract<Stripe.Event, { type: (typeof webhookEvents)[number] }>;

export function isHandled(event: Stripe.Event): event is WebhookEvent {
  return webhookEvents.some((type) => type === event.type);
}
