import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import Stripe from "stripe";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { type Sandbox, startSandbox } from "../../../sandbox";

// The Stripe stand-in, and a receiver of its events, for the tests of the importing file.

export let sandbox: Sandbox;
export let stripe: Stripe;
let receiver: Server;

/** The events received during a test, their signatures verified. */
export const received: Stripe.Event[] = [];
/** The endpoint for events, and its response. */
export const webhook = { url: "", status: 200 };

export function client(
  key = sandbox.env.STRIPE_SECRET_KEY ?? "",
  { maxNetworkRetries = 0 }: Stripe.StripeConfig = {},
) {
  const { hostname, port } = new URL(sandbox.env.STRIPE_API_URL ?? "");
  return new Stripe(key, { host: hostname, port, protocol: "http", maxNetworkRetries });
}

beforeAll(async () => {
  sandbox = await startSandbox({ providers: ["stripe"] });
  stripe = client();
  receiver = createServer((request, response) => {
    void text(request).then((body) => {
      const signature = String(request.headers["stripe-signature"]);
      const secret = sandbox.env.STRIPE_WEBHOOK_SECRET ?? "";
      received.push(stripe.webhooks.constructEvent(body, signature, secret));
      response.writeHead(webhook.status).end();
      receiver.emit("event");
    });
  });
  receiver.listen(0, "127.0.0.1");
  await once(receiver, "listening");
  webhook.url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/webhooks/stripe`;
});

beforeEach(() => {
  received.length = 0;
  webhook.status = 200;
  sandbox.stripe.webhookUrl = webhook.url;
});

afterEach(() => sandbox.reset());

afterAll(async () => {
  await sandbox.close();
  receiver.close();
  receiver.closeAllConnections();
});

/** Waits for the first `count` events of a test. */
export async function eventsReceived(count: number) {
  while (received.length < count) await once(receiver, "event");
  return received;
}

export const order: Stripe.Checkout.SessionCreateParams = {
  mode: "subscription",
  customer_email: "ann@example.com",
  client_reference_id: "order-1",
  metadata: { order: "order-1" },
  subscription_data: { metadata: { order: "order-1" } },
  success_url: "https://shop.example/thank-you?session_id={CHECKOUT_SESSION_ID}",
  cancel_url: "https://shop.example/contact",
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: "usd",
        unit_amount: 149_700,
        product_data: { name: "Set-up & <design>" },
      },
    },
    {
      quantity: 1,
      price_data: {
        currency: "usd",
        unit_amount: 12_900,
        product_data: { name: "Growth plan" },
        recurring: { interval: "month" },
      },
    },
  ],
};

export async function refusal(work: Promise<unknown>) {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error("it was not refused");
  return error;
}
