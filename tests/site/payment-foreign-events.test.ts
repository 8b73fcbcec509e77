import { expect, test } from "vitest";
import {
  paymentsOf,
  refundedOf,
  deliverEvent,
  justPaid,
  withoutWebhooks,
} from "../support/orders/stripe-events";
import { sharedSite } from "../support/site";

const site = await sharedSite();

const { billing } = site.sandbox.stripe;

/** Makes Stripe return for a payment intent one invoice of this kind and subscription, or none. */
function answerWithInvoice(billing_reason?: string, subscription?: string) {
  const invoice = {
    ...{ id: "in_other", object: "invoice", billing_reason },
    parent: subscription ? { subscription_details: { subscription, metadata: {} } } : null,
  };
  const data = billing_reason ? [{ id: "inpay_other", object: "invoice_payment", invoice }] : [];
  const body = JSON.stringify({ object: "list", data, has_more: false });
  site.sandbox.stripe.fail({ match: "GET /v1/invoice_payments", status: 200, body });
}

test.each([
  ["a single payment"],
  ["another subscription's first month", "subscription_create", "sub_other"],
  ["another subscription's later month", "subscription_cycle", "sub_other"],
  ["an invoice without a subscription", "manual"],
])(
  "a refund and a dispute of the same customer's charge for %s leave the order paid",
  async (_, ...invoice) => {
    const { state, order, account } = await justPaid(site);
    answerWithInvoice(...invoice);
    const charge = { ...account.charges[0], id: "ch_other", payment_intent: "pi_other" };
    const refunded = { ...charge, refunded: true, amount_refunded: charge.amount };
    expect(await site.sandbox.stripe.sendEvent("charge.refunded", refunded)).toBe(200);
    const dispute = {
      ...{ id: "du_other", object: "dispute", amount: 900, currency: "usd", reason: "general" },
      ...{ charge: charge.id, payment_intent: charge.payment_intent, metadata: {} },
    };
    expect(await site.sandbox.stripe.sendEvent("charge.dispute.created", dispute)).toBe(200);
    expect(state()).toBe("paid");
    expect(refundedOf(site, order)).toEqual([]);
  },
);

test.each([
  ["without the order's metadata", () => ({})],
  ["with the order's metadata, made by hand,", (id: string) => ({ order_id: id })],
])(
  "a missed payment and the end of the same customer's other subscription %s leave the order paid",
  async (_, metadata) => {
    const { state, order, account, customer } = await justPaid(site);
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

test.each(["subscription_cycle", "manual"])(
  "a failed invoice of the same customer that is for no month of the order, of the kind %s, leaves the order paid",
  async (billing_reason) => {
    const { state, account, customer } = await justPaid(site);
    const ofOrder = { subscription_details: { subscription: account.subscription?.id } };
    const invoice = {
      ...{ id: "in_single", object: "invoice", billing_reason, customer },
      parent: billing_reason === "manual" ? ofOrder : null,
      ...{ amount_due: 900, currency: "usd", created: Math.floor(Date.now() / 1000) + 60 },
    };
    expect(await site.sandbox.stripe.sendEvent("invoice.payment_failed", invoice)).toBe(200);
    expect(state()).toBe("paid");
  },
);

test("a payment stores its invoice at once and its payment intent with the first event of its charge, and then Stripe is asked for refunds alone", async () => {
  const { order, sessionId, state, account } = await justPaid(site);
  const [invoice] = account.invoices;
  const row = () => paymentsOf(site, order)[0];
  expect(row()).toMatchObject({ stripe_invoice_id: invoice?.id, stripe_payment_intent_id: null });
  await billing.refund(sessionId, { amount: 100 });
  expect(row()).toMatchObject({ stripe_payment_intent_id: account.charges[0]?.payment_intent });
  site.sandbox.reset();
  await billing.refund(sessionId);
  expect(state()).toBe("refunded");
  const asked = site.sandbox.stripe.requests.map(({ path }) => path);
  expect(asked).toEqual([expect.stringMatching(/^\/v1\/refunds\?/)]);
});

test.each([404, 500])(
  "a refund or dispute is answered 503 while Stripe answers %i about its payment, and counts when delivered again",
  async (status) => {
    const { sessionId, state } = await justPaid(site);
    const [disputed] = await withoutWebhooks(site, () => billing.dispute(sessionId));
    const [refund] = await withoutWebhooks(site, () => billing.refund(sessionId));
    const heal = site.sandbox.stripe.fail({ match: "GET /v1/invoice_payments", status });
    expect(await deliverEvent(site, disputed)).toBe(503);
    expect(await deliverEvent(site, refund)).toBe(503);
    heal();
    expect(await deliverEvent(site, disputed)).toBe(200);
    expect(state()).toBe("disputed");
    expect(await deliverEvent(site, refund)).toBe(200);
    expect(state()).toBe("refunded");
  },
);

test("that Stripe knows no payment of a charge is logged", () => {
  expect(site.output()).toContain("Stripe does not tell what a charge paid for");
});
