import type Stripe from "stripe";
import { expect, test } from "vitest";
import {
  sandbox,
  stripe,
  received,
  webhook,
  eventsReceived,
  order,
} from "../support/orders/stripe-client";

async function press(id: string, action: string) {
  return fetch(`${sandbox.frontUrl}/sandbox/checkout/${id}/${action}`, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
}

test("paying at the Stripe stand-in sends signed events before the redirect, and sends them once even when the button is pressed twice", async () => {
  const { id, url } = await stripe.checkout.sessions.create(order);
  const page = await (await fetch(url ?? "")).text();
  expect(page).toContain("Pay $1,626.00");
  expect(page).toContain("Set-up &amp; &lt;design&gt;");
  expect(page).toContain("Sandbox: no real money moves");

  const answers = await Promise.all([press(id, "pay"), press(id, "pay")]);
  for (const answer of answers) {
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(`https://shop.example/thank-you?session_id=${id}`);
  }
  const { invoice, subscription } = await stripe.checkout.sessions.retrieve(id);
  const customer_details = { email: "ann@example.com" };
  const subscription_details = { subscription, metadata: { order: "order-1" } };
  expect(received.map(({ type, data }) => [type, data.object])).toMatchObject([
    [
      "checkout.session.completed",
      { id, status: "complete", payment_status: "paid", customer_details },
    ],
    ["invoice.paid", { id: invoice, amount_paid: 162_600, parent: { subscription_details } }],
  ]);
  expect(await (await fetch(url ?? "")).text()).toContain("complete");
});

test("a coupon over the whole amount completes a session at the Stripe stand-in without a charge", async () => {
  const { id } = await stripe.checkout.sessions.create(order);
  sandbox.stripe.discount(id, 162_600);
  expect(await sandbox.stripe.pay(id)).toMatchObject({
    ...{ status: "complete", payment_status: "no_payment_required" },
    ...{ amount_subtotal: 162_600, amount_total: 0, total_details: { amount_discount: 162_600 } },
  });
  expect(sandbox.stripe.account(id)?.charges).toEqual([]);
  await eventsReceived(2);
});

test("a declined card leaves the session at the Stripe stand-in open", async () => {
  const { id } = await stripe.checkout.sessions.create(order);
  const answer = await press(id, "decline");
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("Your card was declined");
  expect(sandbox.stripe.find(id)?.status).toBe("open");
  expect(received).toHaveLength(0);
});

test("a bank transfer at the Stripe stand-in completes unpaid and settles later", async () => {
  const { id } = await stripe.checkout.sessions.create(order);
  expect((await press(id, "pay-later")).status).toBe(303);
  expect(sandbox.stripe.find(id)).toMatchObject({ status: "complete", payment_status: "unpaid" });
  await press(id, "settle-succeeded");
  expect((await eventsReceived(3)).map(({ type }) => type)).toEqual([
    "checkout.session.completed",
    "checkout.session.async_payment_succeeded",
    "invoice.paid",
  ]);
  expect(sandbox.stripe.find(id)?.payment_status).toBe("paid");
});

test("the Stripe stand-in repeats a failed webhook delivery", async () => {
  webhook.status = 500;
  const { id } = await stripe.checkout.sessions.create(order);
  await sandbox.stripe.expire(id);
  webhook.status = 200;
  const [first, second] = await eventsReceived(2);
  expect(second?.id).toBe(first?.id);
  const sent = sandbox.stripe.events.find((event) => event.id === first?.id);
  expect(sent?.attempts[0]?.status).toBe(500);
});

test("the sandbox answers 404 with the unknown session's id, and redirects its root to its pages", async () => {
  const missing = await fetch(`${sandbox.frontUrl}/sandbox/checkout/cs_nothing`);
  expect([missing.status, await missing.text()]).toEqual([
    404,
    expect.stringContaining("cs_nothing"),
  ]);
  expect((await fetch(`${sandbox.frontUrl}/sandbox/elsewhere`)).status).toBe(404);
  const root = await fetch(sandbox.frontUrl);
  expect(root.url).toBe(`${sandbox.frontUrl}/sandbox/`);
  expect(root.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(() => sandbox.s3).toThrow("without s3");
});

async function paidSession() {
  const { id, url } = await stripe.checkout.sessions.create(order);
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
    amount: 162_600,
    customer,
    metadata: {},
  });
  expect(await stripe.subscriptions.retrieve(subscription)).toMatchObject({
    ...{ status: "active", customer, metadata: { order: "order-1" } },
    items: { data: [{ price: { unit_amount: 12_900 } }] },
  });
  await expect(stripe.charges.retrieve(subscription)).rejects.toMatchObject({
    statusCode: 404,
    code: "resource_missing",
  });
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

test("a refund at the Stripe stand-in is an object of its own, and takes its money back when it fails", async () => {
  const { id } = await paidSession();
  const { billing } = sandbox.stripe;
  await billing.refund(id, { amount: 5_000 });
  const charge = await billing.refund(id, { pending: true });
  const [pending, part] = (await stripe.refunds.list({ charge: charge.id })).data;
  expect([pending, part]).toMatchObject([
    { amount: 157_600, status: "pending", charge: charge.id },
    { amount: 5_000, status: "succeeded", payment_intent: charge.payment_intent },
  ]);
  await billing.settleRefund(id, "succeeded");
  expect(charge).toMatchObject({ amount_refunded: 162_600, refunded: true });
  await billing.settleRefund(id, "failed");
  expect(charge).toMatchObject({ amount_refunded: 5_000, refunded: false });
  expect(await stripe.refunds.retrieve(pending!.id)).toMatchObject({ status: "failed" });
  await expect(stripe.refunds.list({ charge: "ch_other" })).rejects.toThrow("No such charge");
});

test("a charge at the Stripe stand-in names its fee where that is asked for, and a dispute what it moves", async () => {
  const { id } = await paidSession();
  const { billing } = sandbox.stripe;
  const { payment_intent: intent } = await billing.dispute(id, { inquiry: true });
  const expand = ["latest_charge.balance_transaction"];
  const charge = (await stripe.paymentIntents.retrieve(intent, { expand })).latest_charge;
  expect(charge).toMatchObject({ balance_transaction: { amount: 162_600, fee: 4_745 } });
  const moved = async () => {
    const dispute = await stripe.disputes.retrieve(sandbox.stripe.account(id)!.disputes[0]!.id);
    return dispute.balance_transactions.map(({ amount, fee }) => [amount, fee]);
  };
  expect(await moved()).toEqual([]);
  await billing.escalateInquiry(id);
  expect(await moved()).toEqual([[-162_600, 1_500]]);
  await billing.closeDispute(id, "won");
  expect((await moved()).at(-1)).toEqual([162_600, 0]);
});

test("the Stripe stand-in lists its events, delivered or not, the newest first", async () => {
  sandbox.stripe.webhookUrl = undefined;
  const { id, subscription } = await paidSession();
  await sandbox.stripe.billing.endSubscription(id);
  const types = ["customer.subscription.deleted", "checkout.session.completed"];
  const asked = { types, created: { gte: Math.floor(Date.now() / 1000) - 60 }, limit: 1 };
  const { data, has_more } = await stripe.events.list(asked);
  expect([data, has_more]).toMatchObject([[{ data: { object: { id: subscription } } }], true]);
  const next = await stripe.events.list({ ...asked, starting_after: data[0]!.id });
  expect(next.data).toMatchObject([{ data: { object: { id } } }]);
  const created = { gte: Math.floor(Date.now() / 1000) + 60 };
  expect((await stripe.events.list({ created })).data).toEqual([]);
});

test("the Stripe stand-in refuses a step that Stripe would not take", async () => {
  const { id } = await paidSession();
  const { billing } = sandbox.stripe;
  await expect(billing.retry(id, true)).rejects.toThrow("No invoice is open");
  await billing.dispute(id);
  await billing.closeDispute(id, "won");
  await expect(billing.closeDispute(id, "won")).rejects.toThrow("No dispute is open");
  await billing.refund(id, { amount: 100_000 });
  await billing.refund(id);
  await expect(billing.refund(id)).rejects.toThrow("greater than unrefunded");
  await billing.endSubscription(id);
  await expect(billing.endSubscription(id)).rejects.toThrow("no subscription");
  await expect(billing.renew(id, true)).rejects.toThrow("no subscription");
});

test("the page of a paid session offers a button for each step at the Stripe stand-in", async () => {
  const { id, url } = await paidSession();
  const page = async () => (await fetch(url)).text();
  const buttons = async () =>
    [...(await page()).matchAll(/action="[^"]*\/([\w-]+)"/g)].map(([, step]) => step);
  const press = (step: string) => {
    const address = `${sandbox.frontUrl}/sandbox/checkout/${id}/${step}`;
    return fetch(address, { method: "POST", redirect: "manual" });
  };
  expect(await buttons()).toEqual(["refund", "refund-part", "dispute", "renew", "miss", "end"]);
  expect((await press("miss")).status).toBe(303);
  expect(await page()).toContain("The subscription is past_due.");
  expect(await buttons()).toEqual(expect.arrayContaining(["retry-failed", "retry-paid"]));
  for (const step of ["retry-failed", "retry-paid", "renew", "refund-part", "dispute", "end"]) {
    expect((await press(step)).status, step).toBe(303);
  }
  expect(await page()).toContain("$50.00 of");
  expect(await buttons()).toEqual(["refund", "refund-part", "dispute-won", "dispute-lost"]);
  for (const step of ["dispute-won", "refund"]) expect((await press(step)).status).toBe(303);
  expect(await buttons()).toEqual([]);
  const again = await press("refund");
  expect([again.status, await again.text()]).toEqual([
    400,
    expect.stringContaining("Not possible"),
  ]);
});

test("the Stripe stand-in voids an open invoice, after which the subscription goes on, and cancels a subscription once", async () => {
  const { id } = await stripe.checkout.sessions.create(order);
  await sandbox.stripe.payLater(id);
  await sandbox.stripe.settle(id, false);
  const session = await stripe.checkout.sessions.retrieve(id);
  const [invoice, subscription] = [session.invoice as string, session.subscription as string];
  received.length = 0;
  expect((await stripe.invoices.voidInvoice(invoice)).status).toBe("void");
  expect((await stripe.subscriptions.retrieve(subscription)).status).toBe("active");
  await expect(stripe.invoices.voidInvoice(invoice)).rejects.toThrow("open or uncollectible");
  expect((await stripe.subscriptions.cancel(subscription)).status).toBe("canceled");
  await expect(stripe.subscriptions.cancel(subscription)).rejects.toThrow("No such subscription");
  await expect(stripe.invoices.voidInvoice("in_no")).rejects.toThrow("No such invoice: 'in_no'");
  const types = received.map(({ type }) => type);
  expect(types).toEqual(["invoice.voided", "customer.subscription.deleted"]);
});
