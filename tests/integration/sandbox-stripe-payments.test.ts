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
  const [completed, invoice] = await eventsReceived(2);
  expect(received).toHaveLength(2);
  expect(completed).toMatchObject({
    type: "checkout.session.completed",
    data: {
      object: {
        id,
        status: "complete",
        payment_status: "paid",
        customer_details: { email: "ann@example.com" },
      },
    },
  });
  const session = await stripe.checkout.sessions.retrieve(id);
  expect(invoice).toMatchObject({
    type: "invoice.paid",
    data: {
      object: {
        id: session.invoice,
        amount_paid: 162_600,
        parent: {
          subscription_details: {
            subscription: session.subscription,
            metadata: { order: "order-1" },
          },
        },
      },
    },
  });
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

test("the Stripe stand-in can send an event of any type, and repeat it", async () => {
  const status = await sandbox.stripe.sendEvent("charge.refunded", { id: "ch_1" });
  expect(status).toBe(200);
  const [event] = await eventsReceived(1);
  expect(event).toMatchObject({ type: "charge.refunded", data: { object: { id: "ch_1" } } });
  expect(await sandbox.stripe.sendAgain(event?.id ?? "")).toBe(200);
  sandbox.stripe.webhookUrl = undefined;
  expect(await sandbox.stripe.sendEvent("charge.refunded", { id: "ch_2" })).toBe(0);
});

test("the sandbox answers 404 with the unknown session's id, and redirects its root to its pages", async () => {
  const missing = await fetch(`${sandbox.frontUrl}/sandbox/checkout/cs_nothing`);
  expect(missing.status).toBe(404);
  expect(await missing.text()).toContain("cs_nothing");
  const unknown = await fetch(`${sandbox.frontUrl}/sandbox/elsewhere`);
  expect(unknown.status).toBe(404);
  const root = await fetch(sandbox.frontUrl);
  expect(root.url).toBe(`${sandbox.frontUrl}/sandbox/`);
  expect(root.headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(() => sandbox.s3).toThrow("without s3");
});
