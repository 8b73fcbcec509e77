import { expect, test } from "vitest";
import { until } from "../support/until";
import { orderOf, placeOrder } from "../support/orders/order-visitor";
import {
  paymentsOf,
  subjectsOf,
  deliverEvent,
  withoutWebhooks,
} from "../support/orders/stripe-events";
import { sharedSite } from "../support/site";

const site = await sharedSite();

const session = (id: string) => site.sandbox.stripe.find(id)!;

/** An edited order whose first session could not be expired: both sessions can be paid. */
async function twoCheckouts() {
  const { visitor, fields, order, sessionId: first } = await placeOrder(site);
  site.sandbox.stripe.fail({ match: `${first}/expire`, status: 500, times: 1 });
  await visitor.send({ ...fields, budget: "more" });
  const row = () => orderOf(site, fields);
  const second = row().stripe_session_id!;
  await until("the first checkout was left open", () =>
    site.sandbox.stripe.requests.some(({ path, status }) => path.includes(first) && status === 200),
  );
  return { visitor, order, fields, first, second, row };
}

/** An order that was paid twice. */
async function paidTwice() {
  const checkouts = await twoCheckouts();
  await site.sandbox.stripe.pay(checkouts.second);
  await site.sandbox.stripe.pay(checkouts.first);
  expect(paymentsOf(site, checkouts.order)).toHaveLength(2);
  return { ...checkouts, billing: site.sandbox.stripe.billing };
}

test("an order paid through a superseded session has its newer session expired", async () => {
  const { first, second, row } = await twoCheckouts();
  await site.sandbox.stripe.pay(first);
  expect(row().state).toBe("paid");
  await until("the newer session is expired", () => session(second).status === "expired");
  await until("the order has it", () => row().stripe_session_id === first);
  expect(row().state).toBe("paid");
});

test("a session paid just before an edit counts, and the session that the edit opened is expired", async () => {
  const { visitor, fields, sessionId } = await placeOrder(site);
  await withoutWebhooks(site, () => site.sandbox.stripe.pay(sessionId));
  await visitor.send({ ...fields, budget: "more" });
  await until("the order is paid", () => orderOf(site, fields).state === "paid");
  await until(
    "the order has its payment",
    () => orderOf(site, fields).stripe_session_id === sessionId,
  );
  const [, second] = site.sandbox.stripe.sessions.filter(
    ({ client_reference_id: id }) => id === orderOf(site, fields).id,
  );
  expect(second?.status).toBe("expired");
});

test("a payment that arrives while the next session is being opened redirects the buyer to the thank-you page", async () => {
  const { visitor, fields, sessionId } = await placeOrder(site);
  const [completed] = await withoutWebhooks(site, () => site.sandbox.stripe.pay(sessionId));
  site.sandbox.stripe.fail({ match: `${sessionId}/expire`, hang: true });
  site.sandbox.stripe.fail({ match: "POST /v1/checkout/sessions", delayMs: 500, times: 1 });
  const sent = visitor.send({ ...fields, budget: "more" });
  await until("the edit is stored", () => orderOf(site, fields).budget === "more");
  expect(await deliverEvent(site, completed)).toBe(200);
  const answer = await sent;
  expect(answer.headers.get("Location")).toBe("/thank-you");
  await until(
    "the order has its payment",
    () => orderOf(site, fields).stripe_session_id === sessionId,
  );
  expect(site.sandbox.stripe.sessions.at(-1)?.status).toBe("expired");
});

test.each(["first", "second"] as const)(
  "a refund of the %s of two payments leaves the order paid, a refund of both makes it refunded",
  async (which) => {
    const paid = await paidTwice();
    const other = which === "first" ? paid.second : paid.first;
    await paid.billing.refund(paid[which]);
    expect(paid.row().state).toBe("paid");
    const refunded = paymentsOf(site, paid.order).filter((payment) => payment.refunded_at);
    expect(refunded.map((payment) => payment.stripe_session_id)).toEqual([paid[which]]);
    await paid.billing.refund(other);
    expect(paid.row().state).toBe("refunded");
  },
);

test("ending the subscription of the second payment, before or after its refund, does not cancel the order", async () => {
  const { first, billing, row, order } = await paidTwice();
  await billing.endSubscription(first);
  expect(row().state).toBe("paid");
  await billing.refund(first);
  expect(row().state).toBe("paid");
  expect(subjectsOf(site, order)).toContain("Subscription ended");
});

test("missed payments and the end of a refunded payment's subscription change nothing, those of the other payment do", async () => {
  const { first, second, billing, row } = await paidTwice();
  await billing.refund(first);
  await billing.renew(first, false);
  expect(row().state).toBe("paid");
  await billing.endSubscription(first);
  expect(row().state).toBe("paid");
  await billing.renew(second, false);
  expect(row().state).toBe("past_due");
  await billing.endSubscription(second);
  expect(row().state).toBe("cancelled");
});

test("the end of a subscription whose payment failed leaves an order paid through another session", async () => {
  const { first, second, billing, row } = {
    ...(await twoCheckouts()),
    billing: site.sandbox.stripe.billing,
  };
  await site.sandbox.stripe.payLater(first);
  await site.sandbox.stripe.settle(first, false);
  await site.sandbox.stripe.pay(second);
  await billing.endSubscription(first);
  expect(site.sandbox.stripe.events.at(-1)?.delivered).toBe(true);
  expect(row().state).toBe("paid");
});
