import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { orderOf, placeOrder } from "../support/orders/order-visitor";
import {
  paymentsOf,
  subjectsOf,
  deliverEvent,
  withoutWebhooks,
} from "../support/orders/stripe-events";
import { shortTimeouts } from "../support/faults/fault-rows";
import { sharedSite } from "../support/site";

const LISTS = /GET \/v1\/checkout\/sessions\?/;

const site = await sharedSite({ env: shortTimeouts });

/** What may happen right after a payment whose webhook the site has not received. */
const earlyEvents = [
  ["a refund", "refunded", (id: string) => site.sandbox.stripe.billing.refund(id)],
  ["a dispute", "disputed", (id: string) => site.sandbox.stripe.billing.dispute(id)],
  [
    "the end of the subscription",
    "cancelled",
    (id: string) => site.sandbox.stripe.billing.endSubscription(id),
  ],
  ["a missed payment", "past_due", (id: string) => site.sandbox.stripe.billing.renew(id, false)],
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
  "%s delivered before the payment's event makes the site ask Stripe for the payment",
  async (_, state, happen) => {
    const { fields, order, completed, event } = await orderWith(happen);
    expect(await deliverEvent(site, event)).toBe(200);
    expect(orderOf(site, fields)).toMatchObject({ state });
    expect(await deliverEvent(site, completed)).toBe(200);
    expect(orderOf(site, fields).state).toBe(state);
    expect(paymentsOf(site, order)).toHaveLength(1);
    const receipts = subjectsOf(site, order).filter((subject) => subject.startsWith("Your "));
    expect(receipts).toHaveLength(1);
  },
);

test.each(earlyEvents)(
  "%s delivered early while Stripe cannot be asked is answered 503, and counts when delivered again",
  async (_, state, happen) => {
    const { fields, event } = await orderWith(happen);
    const heal = site.sandbox.stripe.fail({ match: LISTS, status: 500 });
    expect(await deliverEvent(site, event)).toBe(503);
    expect(orderOf(site, fields).state).toBe("checkout_open");
    heal();
    expect(await deliverEvent(site, event)).toBe(200);
    expect(orderOf(site, fields).state).toBe(state);
  },
);

test("an event of an order for which Stripe knows no payment is answered 409 until the payment arrives", async () => {
  const { fields, completed, event } = await orderWith((id) =>
    site.sandbox.stripe.billing.endSubscription(id),
  );
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

test("a failed bank transfer stays failed, in whatever order its events arrive", async () => {
  const { fields, sessionId } = await placeOrder(site);
  const [completed, failed] = await withoutWebhooks(site, async () => {
    await site.sandbox.stripe.payLater(sessionId);
    await site.sandbox.stripe.settle(sessionId, false);
  });
  expect(await deliverEvent(site, failed)).toBe(200);
  expect(await deliverEvent(site, completed)).toBe(200);
  expect(orderOf(site, fields).state).toBe("payment_failed");
});

const foreign = { customer: "cus_of_another_product", amount: 900, currency: "usd" };

test.each<[string, object]>([
  ["charge.refunded", { ...foreign, id: "ch_1", object: "charge", refunded: true }],
  ["charge.dispute.created", { id: "du_1", charge: "ch_unknown", currency: "usd", amount: 900 }],
  ["invoice.paid", { ...foreign, id: "in_1", object: "invoice" }],
  ["invoice.payment_failed", { ...foreign, id: "in_2", subscription: "sub_of_another_product" }],
  ["customer.subscription.deleted", { ...foreign, id: "sub_of_another_product", metadata: {} }],
])("a %s event of another product is answered 200 and ignored", async (type, object) => {
  const states = () => site.rows("select id, state from orders order by id");
  const before = states();
  expect(await site.sandbox.stripe.sendEvent(type, object)).toBe(200);
  expect(states()).toEqual(before);
});

test.each<[string, (metadata: object) => object]>([
  ["charge.refunded", (metadata) => ({ id: "ch_1", refunded: true, metadata })],
  ["charge.dispute.created", (metadata) => ({ id: "du_1", charge: { id: "ch_1", metadata } })],
  ["invoice.paid", (metadata) => ({ id: "in_1", parent: { subscription_details: { metadata } } })],
  ["invoice.payment_failed", (metadata) => ({ id: "in_1", subscription_details: { metadata } })],
  ["customer.subscription.deleted", (metadata) => ({ id: "sub_1", metadata })],
])("a %s event of an unknown order is answered 404", async (type, object) => {
  const about = object({ order_id: randomUUID() });
  expect(await site.sandbox.stripe.sendEvent(type, about)).toBe(404);
});
