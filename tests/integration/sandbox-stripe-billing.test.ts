import type Stripe from "stripe";
import { expect, test } from "vitest";
import { sandbox, stripe, received } from "../support/orders/stripe-client";

async function paidSession() {
  const { id, url } = await stripe.checkout.sessions.create({
    mode: "subscription",
    metadata: { order_id: "order-1" },
    subscription_data: { metadata: { order_id: "order-1" } },
    success_url: "https://shop.example/thank-you",
    line_items: [
      { price: "price_setup", quantity: 1 },
      { price: "price_growth", quantity: 1 },
    ],
  });
  await sandbox.stripe.pay(id);
  const { customer, subscription } = await stripe.checkout.sessions.retrieve(id);
  received.length = 0;
  return { id, url: url!, customer: customer as string, subscription: subscription as string };
}

const newest = () => received.at(-1);

test("a payment at the Stripe stand-in creates a charge without metadata and a subscription with it", async () => {
  const { id, customer, subscription } = await paidSession();
  const [charge] = sandbox.stripe.account(id)!.charges;
  expect(await stripe.charges.retrieve(charge!.id)).toMatchObject({
    object: "charge",
    amount: 162_600,
    customer,
    metadata: {},
    refunded: false,
  });
  expect(await stripe.subscriptions.retrieve(subscription)).toMatchObject({
    object: "subscription",
    status: "active",
    customer,
    metadata: { order_id: "order-1" },
    items: { data: [{ price: { unit_amount: 12_900 } }] },
  });
  await expect(stripe.charges.retrieve(subscription)).rejects.toMatchObject({
    statusCode: 404,
    code: "resource_missing",
  });
});

test("the Stripe stand-in lists sessions by customer and by subscription", async () => {
  const { id, customer, subscription } = await paidSession();
  await paidSession();
  for (const by of [{ customer }, { subscription }]) {
    const { data } = await stripe.checkout.sessions.list(by);
    expect(data.map((session) => session.id)).toEqual([id]);
  }
  expect((await stripe.checkout.sessions.list({ customer: "cus_none" })).data).toEqual([]);
});

test("the Stripe stand-in refunds a charge in parts until nothing is left", async () => {
  const { id } = await paidSession();
  const { billing } = sandbox.stripe;
  await billing.refund(id, { amount: 100_000 });
  expect(newest()).toMatchObject({
    type: "charge.refunded",
    data: { object: { amount: 162_600, amount_refunded: 100_000, refunded: false } },
  });
  await billing.refund(id);
  expect(newest()?.data.object).toMatchObject({ amount_refunded: 162_600, refunded: true });
  await expect(billing.refund(id)).rejects.toThrow("greater than unrefunded");
});

test("the Stripe stand-in's dispute names its charge and the date for a response, but not the order", async () => {
  const { id } = await paidSession();
  const charge = await sandbox.stripe.billing.dispute(id);
  const { type, data } = newest()!;
  expect(type).toBe("charge.dispute.created");
  const dispute = data.object as Stripe.Dispute;
  expect(dispute).toMatchObject({ charge: charge.id, metadata: {}, amount: 162_600 });
  expect(dispute.evidence_details.due_by).toBeGreaterThan(dispute.created);
  expect(JSON.stringify(dispute)).not.toMatch(/order-1|cus_|sub_/);
});

test.each(["won", "lost", "warning_closed"] as const)(
  "the Stripe stand-in closes a dispute once, as %s",
  async (status) => {
    const { id } = await paidSession();
    const { billing } = sandbox.stripe;
    await billing.dispute(id);
    const dispute = (newest()!.data.object as Stripe.Dispute).id;
    await billing.closeDispute(id, status);
    expect(newest()).toMatchObject({
      type: "charge.dispute.closed",
      data: { object: { id: dispute, status } },
    });
    await expect(billing.closeDispute(id, status)).rejects.toThrow("No dispute is open");
  },
);

test("the Stripe stand-in finds the invoice that a payment intent paid, and none for an unknown one", async () => {
  const { id, subscription } = await paidSession();
  await sandbox.stripe.billing.renew(id, true);
  const { charges, invoices } = sandbox.stripe.account(id)!;
  const paidBy = async (payment_intent: string, expand?: string[]) => {
    const payment = { type: "payment_intent", payment_intent } as const;
    const { data } = await stripe.invoicePayments.list({ payment, ...(expand && { expand }) });
    return data.map(({ invoice }) => invoice);
  };
  for (const [month, reason] of ["subscription_create", "subscription_cycle"].entries()) {
    const intent = charges[month]!.payment_intent;
    expect(await paidBy(intent)).toEqual([invoices[month]?.id]);
    expect(await paidBy(intent, ["data.invoice"])).toMatchObject([
      { billing_reason: reason, parent: { subscription_details: { subscription } } },
    ]);
  }
  expect(await paidBy("pi_other")).toEqual([]);
});

test("the Stripe stand-in renews a subscription monthly, and a missed payment can be retried until it is paid", async () => {
  const { id, subscription } = await paidSession();
  const { billing } = sandbox.stripe;
  const first = await billing.renew(id, true);
  const second = await billing.renew(id, false);
  expect(second.created).toBeGreaterThan(first.created + 27 * 24 * 3600);
  expect((await stripe.subscriptions.retrieve(subscription)).status).toBe("past_due");
  await billing.retry(id, false);
  await billing.retry(id, true);
  expect((await stripe.subscriptions.retrieve(subscription)).status).toBe("active");
  const outcomes = received.map(({ type, data }) => {
    const invoice = data.object as Stripe.Invoice;
    return [type, invoice.id, invoice.status, invoice.attempt_count];
  });
  expect(outcomes).toEqual([
    ["invoice.paid", first.id, "paid", 1],
    ["invoice.payment_failed", second.id, "open", 1],
    ["invoice.payment_failed", second.id, "open", 2],
    ["invoice.paid", second.id, "paid", 3],
  ]);
  expect(newest()?.data.object).toMatchObject({
    amount_paid: 12_900,
    billing_reason: "subscription_cycle",
    parent: { subscription_details: { subscription, metadata: { order_id: "order-1" } } },
  });
  await expect(billing.retry(id, true)).rejects.toThrow("No invoice is open");
  expect(sandbox.stripe.account(id)?.charges.map(({ amount }) => amount)).toEqual([
    162_600, 12_900, 12_900,
  ]);
});

test("the Stripe stand-in ends a subscription once, and does not renew it afterwards", async () => {
  const { id, subscription } = await paidSession();
  const { billing } = sandbox.stripe;
  await billing.endSubscription(id);
  expect(newest()).toMatchObject({
    type: "customer.subscription.deleted",
    data: { object: { id: subscription, status: "canceled", metadata: { order_id: "order-1" } } },
  });
  await expect(billing.endSubscription(id)).rejects.toThrow("no subscription");
  await expect(billing.renew(id, true)).rejects.toThrow("no subscription");
});

test("the page of a paid session offers a button for each step at the Stripe stand-in", async () => {
  const { id, url } = await paidSession();
  const page = async () => (await fetch(url)).text();
  const buttons = async () =>
    [...(await page()).matchAll(/action="[^"]*\/([\w-]+)"/g)].map(([, step]) => step);
  const press = (step: string) =>
    fetch(`${sandbox.frontUrl}/sandbox/checkout/${id}/${step}`, {
      method: "POST",
      redirect: "manual",
    });
  const first = ["refund", "refund-part", "dispute", "renew", "miss", "end"];
  expect(await buttons()).toEqual(first);
  expect((await press("miss")).status).toBe(303);
  expect(await page()).toContain("The subscription is past_due.");
  expect(await buttons()).toEqual(expect.arrayContaining(["retry-failed", "retry-paid"]));
  for (const step of ["retry-failed", "retry-paid", "renew", "refund-part", "dispute", "end"]) {
    expect((await press(step)).status, step).toBe(303);
  }
  expect(await page()).toContain("$50.00 of");
  expect(await buttons()).toEqual(["refund", "refund-part", "dispute-won", "dispute-lost"]);
  expect((await press("dispute-won")).status).toBe(303);
  expect(await buttons()).toEqual(["refund", "refund-part"]);
  expect((await press("refund")).status).toBe(303);
  expect(await buttons()).toEqual([]);
  const again = await press("refund");
  expect(again.status).toBe(400);
  expect(await again.text()).toContain("Not possible");
  expect(
    (await fetch(`${sandbox.frontUrl}/sandbox/checkout/cs_none/refund`, { method: "POST" })).status,
  ).toBe(404);
});

test("the page of an unpaid session at the Stripe stand-in has no such buttons", async () => {
  const { url } = await stripe.checkout.sessions.create({
    mode: "payment",
    success_url: "https://shop.example/thank-you",
    line_items: [{ price: "price_setup", quantity: 1 }],
  });
  expect(await (await fetch(url!)).text()).not.toContain("After the payment");
});
