import { credentials } from "../credentials";
import { type ProviderServer, startProviderServer } from "../http/provider-server";
import { jsonReply } from "../http/reply";
import { keepInFile } from "../memory-file";
import type { Account } from "./account";
import { stripeApi } from "./api";
import { Billing } from "./billing";
import { Checkout } from "./checkout";
import { StripeRefusal } from "./errors";
import { stripeId } from "./ids";
import { type Shop } from "./prices";
import type { CheckoutSession, LineItem } from "./session";
import type { Buyer } from "./tax-rates";
import { type SentEvent, WebhookDelivery } from "./webhook-delivery";

/** The stand-in for Stripe: its API, and functions that play the buyer and later billing. */
export interface StripeSandbox extends ProviderServer {
  /** Newest last. */
  readonly sessions: CheckoutSession[];
  readonly events: SentEvent[];
  /** Where events are posted; without it they are not sent. */
  webhookUrl: string | undefined;
  find(sessionId: string): CheckoutSession | undefined;
  lines(sessionId: string): LineItem[];
  /** Signs and posts an event once, without retries; resolves with the HTTP status, 0 without a response. */
  sendEvent(type: string, object: unknown): Promise<number>;
  /** Posts an earlier event again, as Stripe sometimes does; resolves with the HTTP status. */
  sendAgain(eventId: string): Promise<number>;
  /** The buyer redeems a coupon of so many cents; if nothing is left to pay, `pay` charges nothing. */
  discount(sessionId: string, cents: number): CheckoutSession;
  /** The buyer enters an address, and a firm its tax number; where the checkout requires one, `pay` enters a US one. */
  enterAddress(sessionId: string, buyer: Buyer): CheckoutSession;
  /** The buyer pays by card; resolves after the reply to checkout.session.completed, or 10 s. */
  pay(sessionId: string): Promise<CheckoutSession>;
  /** The buyer chooses a bank transfer: complete, but unpaid until `settle`. */
  payLater(sessionId: string): Promise<CheckoutSession>;
  settle(sessionId: string, ok: boolean): Promise<CheckoutSession>;
  expire(sessionId: string): Promise<CheckoutSession>;
  /** A completed session's subscription, charges and invoices. */
  account(sessionId: string): Account | undefined;
  /** Steps after the payment; each sends its event and resolves after the first attempt to deliver it. */
  readonly billing: Billing;
}

const exampleShop: Shop = { currency: "usd", setup: 149_700, monthly: 12_900, tax: "unspecified" };
const longestBody = 1024 * 1024;
const apiVersion = "2026-10-28.endive";

/** Starts the Stripe stand-in; `pagesUrl` is the origin of the checkout pages. Without a file, sessions are in memory only. */
export async function startStripe(options: {
  port: number;
  pagesUrl: () => string;
  webhookUrl?: string;
  shop?: Shop;
  endpointUrl?: string;
  memoryFile?: string;
}): Promise<StripeSandbox> {
  const webhooks = new WebhookDelivery(credentials.stripeWebhookSecret, apiVersion);
  webhooks.url = options.webhookUrl;
  const checkout = new Checkout(webhooks, options.pagesUrl, options.shop ?? exampleShop);
  const billing = new Billing(webhooks, checkout);
  const { stored, accounts, customers } = checkout;
  const { events } = webhooks;
  if (options.memoryFile) keepInFile(options.memoryFile, { stored, accounts, customers, events });
  const server = await startProviderServer({
    port: options.port,
    body: longestBody,
    tooLarge: () => new StripeRefusal(413, "Request body too large.").reply,
    handle: stripeApi({
      ...{ checkout, billing },
      secretKey: credentials.stripeKey,
      events,
      endpointUrl: () => options.endpointUrl ?? webhooks.url,
    }),
    errorReply: (status, message) =>
      jsonReply(
        status,
        { error: { type: status >= 500 ? "api_error" : "invalid_request_error", message } },
        { "request-id": stripeId("req_", 14) },
      ),
  });
  return {
    ...server,
    get sessions() {
      return checkout.stored.map(({ session }) => session);
    },
    events,
    get webhookUrl() {
      return webhooks.url;
    },
    set webhookUrl(url) {
      webhooks.url = url;
    },
    find: (id) => checkout.find(id)?.session,
    lines: (id) => checkout.get(id).lines,
    async sendEvent(type, object) {
      const event = await webhooks.send(type, object, { retry: false });
      return event.attempts.at(-1)?.status ?? 0;
    },
    sendAgain(eventId) {
      const event = webhooks.events.find(({ id }) => id === eventId);
      if (!event) throw new Error(`No such event: ${eventId}`);
      return webhooks.attempt(event);
    },
    enterAddress: (id, buyer) => checkout.enterAddress(id, buyer),
    discount: (id, cents) => checkout.discount(id, cents),
    pay: (id) => checkout.complete(id, { paid: true }),
    payLater: (id) => checkout.complete(id, { paid: false }),
    settle: (id, ok) => checkout.settle(id, ok),
    expire: (id) => checkout.expire(id),
    account: (id) => checkout.accounts.get(id),
    billing,
    async close() {
      webhooks.close();
      await server.close();
    },
  };
}
