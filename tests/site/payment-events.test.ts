import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { priceTexts } from "~/content/price-texts";
import { stripePrices } from "~/content/stripe-prices";
import { sharedSite, supportEmail, teamEmail } from "../support/site";
import { orderOf, paidOrder, placeOrder } from "../support/orders/order-visitor";
import { allMailsSent, mailedTo } from "../support/orders/person";
import {
  deliverEvent,
  paidWithoutWebhook,
  paymentsOf,
  subjectsOf,
  withoutWebhooks,
} from "../support/orders/stripe-events";

const site = await sharedSite();

test("a paid session marks its order paid, and the buyer gets one receipt", async () => {
  const { fields, order, sessionId } = await placeOrder(site);
  const { subscription, customer } = await site.sandbox.stripe.pay(sessionId);
  expect(orderOf(site, fields)).toMatchObject({ state: "paid", stripe_session_id: sessionId });
  expect(orderOf(site, fields).paid_at).not.toBeNull();
  expect(paymentsOf(site, order)).toEqual([
    expect.objectContaining({
      stripe_session_id: sessionId,
      amount_total: stripePrices.total,
      currency: stripePrices.currency,
      stripe_subscription_id: subscription,
      stripe_customer_id: customer,
    }),
  ]);
  await allMailsSent(site, order);
  const [receipt, ...more] = mailedTo(site, fields.email);
  expect(more).toEqual([]);
  expect(receipt).toMatchObject({ ReplyTo: supportEmail });
  for (const body of [receipt?.TextBody, receipt?.HtmlBody]) {
    for (const word of [
      priceTexts.today,
      priceTexts.setup,
      priceTexts.monthly,
      order.reference,
      fields.project,
    ]) {
      expect(body).toContain(word);
    }
    expect(body).toMatch(new RegExp(`${site.url}/onboarding\\?link=[\\w-]{20,}`));
  }
});

test("the receipt's private link is stored only as a hash and encrypted, and never logged", async () => {
  const { link, order, sessionId } = await paidOrder(site);
  const token = link.split("link=")[1]!;
  const links = site.rows("select * from order_links where order_id = ?", order.id);
  expect(links).toHaveLength(1);
  expect(links[0]?.token_hash).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(links)).not.toContain(token);
  expect(site.output().includes(token)).toBe(false);
  expect(site.output().includes(sessionId)).toBe(false);
});

test("simultaneous and repeated events of one payment make one payment, one receipt and one email to the team", async () => {
  const { fields, order, sessionId, session, completed: event } = await paidWithoutWebhook(site);
  expect(orderOf(site, fields).state).toBe("checkout_open");
  const statuses = await Promise.all([
    ...[1, 2].map(() => deliverEvent(site, event)),
    // The same fact under other event ids, as Stripe may send it.
    ...[1, 2].map(() => site.sandbox.stripe.sendEvent("checkout.session.completed", session)),
    site.sandbox.stripe.sendEvent("checkout.session.async_payment_succeeded", session),
    fetch(`${site.url}/thank-you?session_id=${sessionId}`).then(({ status }) => status),
  ]);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(paymentsOf(site, order)).toHaveLength(1);
  expect(site.rows("select id from stripe_events where id = ?", event?.id)).toHaveLength(1);
  await allMailsSent(site, order);
  expect(mailedTo(site, fields.email)).toHaveLength(1);
  const title = `Order paid ${order.reference}: ${fields.name}`;
  const toTeam = mailedTo(site, teamEmail).filter(({ Subject }) => Subject === title);
  expect(toTeam).toEqual([
    expect.objectContaining({
      ReplyTo: fields.email,
      TextBody: expect.stringContaining(`Paid: ${priceTexts.today}`) as string,
    }),
  ]);
});

const LISTS = /GET \/v1\/checkout\/sessions\?/;

/** What may happen right after a payment whose webhook the site has not received. */
const { billing } = site.sandbox.stripe;
const earlyEvents = [
  ["a refund", "refunded", (id: string) => billing.refund(id)],
  ["a dispute", "disputed", (id: string) => billing.dispute(id)],
  ["the end of the subscription", "cancelled", (id: string) => billing.endSubscription(id)],
  ["a missed payment", "past_due", (id: string) => billing.renew(id, false)],
] as const;

async function orderWith(happen: (sessionId: string) => Promise<unknown>) {
  const placed = await placeOrder(site);
  const events = await withoutWebhooks(site, async () => {
    await site.sandbox.stripe.pay(placed.sessionId);
    await happen(placed.sessionId);
  });
  return { ...placed, completed: events[0], event: events.at(-1) };
}

test.each(earlyEvents)(
  "%s delivered before the payment's event is answered 503 while Stripe cannot be asked for the payment, and then counts with it",
  async (_, state, happen) => {
    const { fields, order, completed, event } = await orderWith(happen);
    const heal = site.sandbox.stripe.fail({ match: LISTS, status: 500 });
    expect(await deliverEvent(site, event)).toBe(503);
    expect(orderOf(site, fields).state).toBe("checkout_open");
    heal();
    for (const delivered of [event, completed]) {
      expect(await deliverEvent(site, delivered)).toBe(200);
      expect(orderOf(site, fields).state).toBe(state);
    }
    expect(paymentsOf(site, order)).toHaveLength(1);
    const receipts = subjectsOf(site, order).filter((subject) => /^Your .+ order/.test(subject));
    expect(receipts).toHaveLength(1);
  },
);

test("an event of an order for which Stripe knows no payment is answered 409 until the payment arrives", async () => {
  const { fields, completed, event } = await orderWith((id) => billing.endSubscription(id));
  const heal = site.sandbox.stripe.fail({ match: LISTS, status: 404 });
  expect(await deliverEvent(site, event)).toBe(409);
  expect(await deliverEvent(site, event)).toBe(409);
  expect(orderOf(site, fields).state).toBe("checkout_open");
  expect(await deliverEvent(site, completed)).toBe(200);
  expect(await deliverEvent(site, event)).toBe(200);
  expect(orderOf(site, fields).state).toBe("cancelled");
  heal();
});

test("the end of a subscription whose bank transfer failed changes nothing and sends no email", async () => {
  const { fields, order, sessionId } = await placeOrder(site);
  await site.sandbox.stripe.payLater(sessionId);
  await site.sandbox.stripe.settle(sessionId, false);
  await site.sandbox.stripe.billing.endSubscription(sessionId);
  expect(site.sandbox.stripe.events.at(-1)?.delivered).toBe(true);
  expect(orderOf(site, fields).state).toBe("payment_failed");
  expect(subjectsOf(site, order)).toEqual(["Order begun"]);
});

test.each([
  ["after", [0, 1]],
  ["before", [1, 0]],
])(
  "a first invoice that is paid although its bank transfer had failed pays the order, told of %s the failure",
  async (_, sequence) => {
    const { fields, order, sessionId } = await placeOrder(site);
    const { stripe } = site.sandbox;
    await stripe.payLater(sessionId);
    const happened = await withoutWebhooks(site, async () => {
      await stripe.settle(sessionId, false);
      await stripe.billing.retry(sessionId, true);
    });
    const types = ["checkout.session.async_payment_failed", "invoice.paid"];
    for (const at of sequence) {
      const event = happened.find(({ type }) => type === types[at]);
      expect(await deliverEvent(site, event)).toBe(200);
    }
    expect(orderOf(site, fields).state).toBe("paid");
    expect(paymentsOf(site, order)).toMatchObject([{ amount_total: stripePrices.total }]);
    expect(subjectsOf(site, order)).toContain("Order paid");
  },
);

// tests/hostile/tables/webhook.ts has the events of another product.
test.each<[string, (metadata: object) => object]>([
  [
    "invoice.paid",
    (metadata) => ({ id: "in_1", created: 1, parent: { subscription_details: { metadata } } }),
  ],
  ["invoice.payment_failed", (metadata) => ({ id: "in_1", created: 1, metadata })],
  ["customer.subscription.deleted", (metadata) => ({ id: "sub_1", metadata })],
])("a %s event of an unknown order is answered 404", async (type, object) => {
  const about = object({ order_id: randomUUID() });
  expect(await site.sandbox.stripe.sendEvent(type, about)).toBe(404);
  expect(site.output()).toContain("event of an unknown order");
});
