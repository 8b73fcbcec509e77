import { text } from "node:stream/consumers";
import Stripe from "stripe";
import { afterAll, afterEach, beforeEach } from "vitest";
import { startSandbox } from "../../../sandbox";
import { listen } from "../../../sandbox/http/listen";
import { until } from "../until";

// The Stripe stand-in, and a receiver of its events, for the tests of the importing file.

export const sandbox = await startSandbox({ providers: ["stripe"] });
export const stripe = client();
export const received: Stripe.Event[] = [];

export function client(key = sandbox.env.STRIPE_SECRET_KEY!) {
  const { hostname, port } = new URL(sandbox.env.STRIPE_API_URL!);
  return new Stripe(key, { host: hostname, port, protocol: "http", maxNetworkRetries: 0 });
}

const receiver = await listen(0, (request, response) => {
  void text(request).then((body) => {
    const signature = String(request.headers["stripe-signature"]);
    const secret = sandbox.env.STRIPE_WEBHOOK_SECRET!;
    received.push(stripe.webhooks.constructEvent(body, signature, secret));
    response.writeHead(webhook.status).end();
  });
});
export const webhook = { url: `${receiver.url}/webhooks/stripe`, status: 200 };

beforeEach(() => {
  received.length = 0;
  webhook.status = 200;
  sandbox.stripe.webhookUrl = webhook.url;
});
afterEach(() => sandbox.reset());
afterAll(() => Promise.all([sandbox.close(), receiver.close()]));

export async function eventsReceived(count: number) {
  await until("the events arrive", () => received.length >= count);
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
    item("Set-up & <design>", 149_700),
    item("Growth plan", 12_900, { interval: "month" }),
  ],
};

function item(name: string, unit_amount: number, recurring?: { interval: "month" }) {
  return {
    quantity: 1,
    price_data: { currency: "usd", unit_amount, product_data: { name }, recurring },
  };
}
