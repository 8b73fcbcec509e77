import { expect, test } from "vitest";
import { orderOf, placeOrder } from "../support/orders/order-visitor";
import { paymentsOf, deliverEvent, withoutWebhooks } from "../support/orders/stripe-events";
import { sharedSite } from "../support/site";

const site = await sharedSite();

async function paidOrder() {
  const placed = await placeOrder(site);
  const { customer } = await site.sandbox.stripe.pay(placed.sessionId);
  const state = () => orderOf(site, placed.fields).state;
  expect(state()).toBe("paid");
  const account = site.sandbox.stripe.account(placed.sessionId)!;
  return { ...placed, state, account, customer, billing: site.sandbox.stripe.billing };
}

/** What a charge of another product paid, and the invoices that Stripe returns for its payment intent. */
const foreignCharges = {
  "a single payment": [],
  "another subscription's first month": [
    { id: "in_other", billing_reason: "subscription_create", subscription: "sub_other" },
  ],
  "another subscription's later month": [
    { id: "in_other", billing_reason: "subscription_cycle", subscription: "sub_other" },
  ],
  "an invoice without a subscription": [
    { id: "in_other", billing_reason: "manual", subscription: undefined },
  ],
};

/** Makes Stripe return these invoices. */
function answerWithInvoices(
  invoices: { id: string; billing_reason: string; subscription?: string }[],
) {
  const data = invoices.map(({ id, billing_reason, subscription }) => ({
    id: "inpay_other",
    object: "invoice_payment",
    invoice: {
      ...{ id, object: "invoice", billing_reason },
      parent: subscription ? { subscription_details: { subscription, metadata: {} } } : null,
    },
  }));
  const body = JSON.stringify({ object: "list", data, has_more: false });
  site.sandbox.stripe.fail({ match: "GET /v1/invoice_payments", status: 200, body });
}

test.each(Object.entries(foreignCharges))(
  "a refund and a dispute of the same customer's charge for %s leave the order paid",
  async (_, invoices) => {
    const { state, order, account, customer } = await paidOrder();
    answerWithInvoices(invoices);
    const charge = { ...account.charges[0], id: "ch_other", payment_intent: "pi_other", customer };
    const refunded = { ...charge, refunded: true, amount_refunded: charge.amount };
    expect(await site.sandbox.stripe.sendEvent("charge.refunded", refunded)).toBe(200);
    const dispute = {
      ...{ id: "du_other", object: "dispute", amount: 900, currency: "usd", reason: "general" },
      ...{ charge: charge.id, payment_intent: charge.payment_intent, metadata: {} },
    };
    expect(await site.sandbox.stripe.sendEvent("charge.dispute.created", dispute)).toBe(200);
    expect(state()).toBe("paid");
    expect(paymentsOf(site, order)[0]?.refunded_at).toBeNull();
  },
);

test.each([
  ["without the order's metadata", () => ({})],
  ["with the order's metadata, made by hand,", (id: string) => ({ order_id: id })],
])(
  "a missed payment and the end of the same customer's other subscription %s leave the order paid",
  async (_, metadata) => {
    const { state, order, account, customer } = await paidOrder();
    const other = { ...account.subscription, id: "sub_other", metadata: metadata(order.id) };
    const invoice = {
      ...{ id: "in_other", object: "invoice", billing_reason: "subscription_cycle", customer },
      ...{ amount_due: 900, currency: "usd", created: Math.floor(Date.now() / 1000) + 60 },
      parent: {
        subscription_details: { subscription: other.id, metadata: other.metadata },
      },
    };
    expect(await site.sandbox.stripe.sendEvent("invoice.payment_failed", invoice)).toBe(200);
    expect(await site.sandbox.stripe.sendEvent("customer.subscription.deleted", other)).toBe(200);
    expect(state()).toBe("paid");
  },
);

test("a failed invoice of the same customer without a subscription leaves the order paid", async () => {
  const { state, customer } = await paidOrder();
  const invoice = {
    ...{ id: "in_single", object: "invoice", billing_reason: "subscription_cycle", customer },
    ...{ amount_due: 900, currency: "usd", created: Math.floor(Date.now() / 1000) + 60 },
  };
  expect(await site.sandbox.stripe.sendEvent("invoice.payment_failed", invoice)).toBe(200);
  expect(state()).toBe("paid");
});

test("a payment stores its invoice at once and its payment intent with the first event of its charge, and then Stripe is not asked", async () => {
  const { order, sessionId, state, account, billing } = await paidOrder();
  const [invoice] = account.invoices;
  const row = () => paymentsOf(site, order)[0];
  expect(row()).toMatchObject({ stripe_invoice_id: invoice?.id, stripe_payment_intent_id: null });
  await billing.refund(sessionId, { amount: 100 });
  expect(row()).toMatchObject({ stripe_payment_intent_id: account.charges[0]?.payment_intent });
  site.sandbox.reset();
  await billing.refund(sessionId);
  expect(state()).toBe("refunded");
  expect(site.sandbox.stripe.requests).toEqual([]);
});

test("a payment that an earlier release stored without its invoice is found by asking Stripe", async () => {
  const { order, sessionId, state, billing } = await paidOrder();
  site.execute("update payments set stripe_invoice_id = null where order_id = ?", order.id);
  await billing.renew(sessionId, true);
  await billing.refund(sessionId, { month: 1 });
  expect(state()).toBe("paid");
  await billing.refund(sessionId);
  expect(state()).toBe("refunded");
});

const refused = { match: "GET /v1/invoice_payments", status: 404 };

test("where Stripe does not list invoice payments, the charge's own invoice identifies the payment", async () => {
  const { sessionId, state, account, billing } = await paidOrder();
  const [event] = await withoutWebhooks(site, () => billing.refund(sessionId));
  const charge = { ...(event!.object as object), invoice: account.invoices[0]?.id };
  site.sandbox.stripe.fail(refused);
  expect(await site.sandbox.stripe.sendEvent("charge.refunded", charge)).toBe(200);
  expect(state()).toBe("refunded");
});

test("a refund or dispute that Stripe cannot assign is answered 503 and logged, and counts when delivered again", async () => {
  const { sessionId, state, billing } = await paidOrder();
  const [disputed] = await withoutWebhooks(site, () => billing.dispute(sessionId));
  const [refund] = await withoutWebhooks(site, () => billing.refund(sessionId));
  const heal = site.sandbox.stripe.fail(refused);
  expect(await deliverEvent(site, disputed)).toBe(503);
  expect(await deliverEvent(site, refund)).toBe(503);
  expect(site.output()).toContain("Stripe does not tell what a charge paid for");
  heal();
  expect(await deliverEvent(site, disputed)).toBe(200);
  expect(state()).toBe("disputed");
  expect(await deliverEvent(site, refund)).toBe(200);
  expect(state()).toBe("refunded");
});

test("a refund delivered while Stripe cannot be asked is answered 503, and counts when delivered again", async () => {
  const { sessionId, state, billing } = await paidOrder();
  const [event] = await withoutWebhooks(site, () => billing.refund(sessionId));
  const heal = site.sandbox.stripe.fail({ match: "GET /v1/invoice_payments", status: 500 });
  expect(await deliverEvent(site, event)).toBe(503);
  heal();
  expect(await deliverEvent(site, event)).toBe(200);
  expect(state()).toBe("refunded");
});
