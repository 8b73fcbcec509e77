import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { orderOf, placeOrder } from "../support/orders/order-visitor";
import { paymentsOf, subjectsOf, tell, untold } from "../support/orders/stripe-news";
import { impatient } from "../support/faults/fault-rows";
import { sharedSite } from "../support/site";

const LISTS = /GET \/v1\/checkout\/sessions\?/;

const site = await sharedSite({ env: impatient });

/** What happens right after a payment that the site has not been told of yet. */
const happenings = [
  ["a refund", "refunded", (id: string) => site.sandbox.stripe.billing.refund(id)],
  ["a dispute", "disputed", (id: string) => site.sandbox.stripe.billing.dispute(id)],
  ["the end", "cancelled", (id: string) => site.sandbox.stripe.billing.endSubscription(id)],
  ["a missed month", "past_due", (id: string) => site.sandbox.stripe.billing.renew(id, false)],
] as const;

async function happened(happen: (sessionId: string) => Promise<unknown>) {
  const placed = await placeOrder(site);
  const events = await untold(site, async () => {
    await site.sandbox.stripe.pay(placed.sessionId);
    await happen(placed.sessionId);
  });
  return { ...placed, completed: events[0], news: events.at(-1) };
}

test.each(happenings)(
  "%s that is told before the payment counts: Stripe is asked for the payment",
  async (_, state, happen) => {
    const { fields, order, completed, news } = await happened(happen);
    expect(await tell(site, news)).toBe(200);
    expect(orderOf(site, fields)).toMatchObject({ state });
    expect(await tell(site, completed)).toBe(200);
    expect(orderOf(site, fields).state).toBe(state);
    expect(paymentsOf(site, order)).toHaveLength(1);
    const receipts = subjectsOf(site, order).filter((subject) => subject.startsWith("Your "));
    expect(receipts).toHaveLength(1);
  },
);

test.each(happenings)(
  "%s that is told early while Stripe cannot be asked is not taken, and counts when told again",
  async (_, state, happen) => {
    const { fields, news } = await happened(happen);
    const heal = site.sandbox.stripe.fail({ match: LISTS, status: 500 });
    expect(await tell(site, news)).toBe(503);
    expect(orderOf(site, fields).state).toBe("checkout_open");
    heal();
    expect(await tell(site, news)).toBe(200);
    expect(orderOf(site, fields).state).toBe(state);
  },
);

test("news of an order that Stripe knows no payment of waits for the payment", async () => {
  const { fields, completed, news } = await happened((id) =>
    site.sandbox.stripe.billing.endSubscription(id),
  );
  const heal = site.sandbox.stripe.fail({ match: LISTS, status: 404 });
  expect(await tell(site, news)).toBe(409);
  expect(await tell(site, news)).toBe(409);
  expect(orderOf(site, fields).state).toBe("checkout_open");
  expect(await tell(site, completed)).toBe(200);
  expect(await tell(site, news)).toBe(200);
  expect(orderOf(site, fields).state).toBe("cancelled");
  heal();
});

test("the end of a subscription whose bank transfer failed changes nothing and mails nobody", async () => {
  const { fields, order, sessionId } = await placeOrder(site);
  await site.sandbox.stripe.payLater(sessionId);
  await site.sandbox.stripe.settle(sessionId, false);
  await site.sandbox.stripe.billing.endSubscription(sessionId);
  expect(site.sandbox.stripe.events.at(-1)?.delivered).toBe(true);
  expect(orderOf(site, fields).state).toBe("payment_failed");
  expect(subjectsOf(site, order)).toEqual(["New order"]);
});

test("a failed transfer stays failed, whatever order its news come in", async () => {
  const { fields, sessionId } = await placeOrder(site);
  const [completed, failed] = await untold(site, async () => {
    await site.sandbox.stripe.payLater(sessionId);
    await site.sandbox.stripe.settle(sessionId, false);
  });
  expect(await tell(site, failed)).toBe(200);
  expect(await tell(site, completed)).toBe(200);
  expect(orderOf(site, fields).state).toBe("payment_failed");
});

const theirs = { customer: "cus_of_another_product", amount: 900, currency: "usd" };

test.each<[string, object]>([
  ["charge.refunded", { ...theirs, id: "ch_1", object: "charge", refunded: true }],
  ["charge.dispute.created", { id: "du_1", charge: "ch_unknown", currency: "usd", amount: 900 }],
  ["invoice.paid", { ...theirs, id: "in_1", object: "invoice" }],
  ["invoice.payment_failed", { ...theirs, id: "in_2", subscription: "sub_of_another_product" }],
  ["customer.subscription.deleted", { ...theirs, id: "sub_of_another_product", metadata: {} }],
])("a %s of another product is taken and ignored", async (type, object) => {
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
])("a %s of an order that is not known is not taken", async (type, object) => {
  const about = object({ order_id: randomUUID() });
  expect(await site.sandbox.stripe.sendEvent(type, about)).toBe(404);
});
