import { describe, expect, test } from "vitest";
import { textOf } from "../support/http/http-client";
import { desk } from "../support/operations/desk";
import { until } from "../support/until";
import { orderOf, placeOrder } from "../support/orders/order-visitor";
import { allMailsSent, mailedTo } from "../support/orders/person";
import {
  paidEventOf,
  paidWithoutWebhook,
  paymentsOf,
  refundedOf,
  sessionsOf,
  subjectsOf,
  deliverEvent,
  withoutWebhooks,
} from "../support/orders/stripe-events";
import { sharedSite, teamEmail } from "../support/site";

const site = await sharedSite();
const { stripe } = site.sandbox;

/** An edited order whose first session could not be expired: both sessions can be paid. */
async function twoCheckouts() {
  const { visitor, fields, order, sessionId: first } = await placeOrder(site);
  stripe.fail({ match: `${first}/expire`, status: 500, times: 1 });
  await visitor.send({ ...fields, budget: "more" });
  const row = () => orderOf(site, fields);
  const second = row().stripe_session_id!;
  await until("the first checkout was left open", () =>
    stripe.requests.some(({ path, status }) => path.includes(first) && status === 200),
  );
  return { visitor, order, fields, first, second, row };
}

/** An order that was paid twice. */
async function paidTwice() {
  const checkouts = await twoCheckouts();
  await stripe.pay(checkouts.second);
  await stripe.pay(checkouts.first);
  expect(paymentsOf(site, checkouts.order)).toHaveLength(2);
  return { ...checkouts, billing: stripe.billing };
}

test.each([
  ["an edit", { budget: "more" }, "2099-01-01"],
  ["its expiry", {}, "2020-01-01"],
])(
  "a session paid just before %s counts, and the session that superseded it is expired",
  async (_, changes, expires) => {
    const { visitor, fields, order, sessionId } = await paidWithoutWebhook(site);
    site.execute("update orders set checkout_expires_at = ? where id = ?", expires, order.id);
    await visitor.send({ ...fields, ...changes });
    const row = () => orderOf(site, fields);
    await until("the order is paid", () => row().state === "paid");
    await until("the order has its payment", () => row().stripe_session_id === sessionId);
    const [, second] = sessionsOf(site, order);
    await until("the second session is expired", () => second!.status === "expired");
  },
);

test("a payment that arrives while the next session is being opened redirects the buyer to the thank-you page", async () => {
  const { visitor, fields, sessionId, completed } = await paidWithoutWebhook(site);
  stripe.fail({ match: `${sessionId}/expire`, hang: true });
  stripe.fail({ match: "POST /v1/checkout/sessions", delayMs: 500, times: 1 });
  const sent = visitor.send({ ...fields, budget: "more" });
  await until("the edit is stored", () => orderOf(site, fields).budget === "more");
  expect(await deliverEvent(site, completed)).toBe(200);
  const answer = await sent;
  expect(answer.headers.get("Location")).toBe("/thank-you");
  const row = () => orderOf(site, fields);
  await until("the order has its payment", () => row().stripe_session_id === sessionId);
  const opened = () => stripe.sessions.at(-1)!;
  await until("the session being opened is expired", () => opened().status === "expired");
});

test.each(["first", "second"] as const)(
  "a refund of the %s of two payments leaves the order paid, a refund of both makes it refunded",
  async (which) => {
    const paid = await paidTwice();
    const other = which === "first" ? paid.second : paid.first;
    await paid.billing.refund(paid[which]);
    expect(paid.row().state).toBe("paid");
    expect(refundedOf(site, paid.order)).toEqual([paid[which]]);
    await paid.billing.refund(other);
    expect(paid.row().state).toBe("refunded");
  },
);

test("a second payment of one order is recorded, and the team is asked once to refund it", async () => {
  const { order, fields, first, second, row } = await paidTwice();
  await deliverEvent(site, paidEventOf(site, first));
  const paid = paymentsOf(site, order).map((payment) => payment.stripe_session_id);
  expect(paid).toEqual([second, first]);
  expect(row()).toMatchObject({ state: "paid", stripe_session_id: second });
  await allMailsSent(site, order);
  const title = `Paid twice: order ${order.reference}`;
  const warnings = mailedTo(site, teamEmail).filter(({ Subject }) => Subject === title);
  expect(warnings.map(({ TextBody }) => TextBody)).toEqual([expect.stringContaining(order.id)]);
  expect(mailedTo(site, fields.email)).toHaveLength(1);
});

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
  const { first, visitor, fields, row } = await twoCheckouts();
  await stripe.payLater(first);
  await stripe.settle(first, false);
  await visitor.send(fields);
  await stripe.pay(row().stripe_session_id!);
  const { subscription } = stripe.account(first)!;
  const isTold = ({ type, object, delivered }: (typeof stripe.events)[number]) =>
    type === "customer.subscription.deleted" &&
    (object as { id: string }).id === subscription!.id &&
    delivered;
  await until("the site is told of its end", () => stripe.events.some(isTold));
  expect(row().state).toBe("paid");
});

/** A bank transfer that Stripe reports only after an edit has superseded its checkout. */
async function reportedLate() {
  const { visitor, fields, order, sessionId: first } = await placeOrder(site);
  const events = await withoutWebhooks(site, () => stripe.payLater(first));
  await visitor.send({ ...fields, budget: "more" });
  for (const event of events) await deliverEvent(site, event);
  return { visitor, fields, order, first };
}

/** A bank transfer through a checkout that could not be expired after an edit. */
async function leftOpen() {
  const checkouts = await twoCheckouts();
  await stripe.payLater(checkouts.first);
  return checkouts;
}

describe.each([
  ["reported after an edit", reportedLate],
  ["through a checkout that an edit has left open", leftOpen],
])("a bank transfer that is %s", (_, begin) => {
  const begun = async () => {
    const checkouts = await begin();
    const row = () => orderOf(site, checkouts.fields);
    await until("the order waits", () => row().state === "payment_pending");
    return { ...checkouts, row };
  };

  test("is what the order waits for, and the checkout of the edit cannot be paid", async () => {
    const { visitor, fields, order, first, row } = await begun();
    expect(row().stripe_session_id).toBe(first);
    const [, second] = sessionsOf(site, order);
    await until("the second checkout is expired", () => second!.status === "expired");
    const words = textOf(await visitor.page(`/thank-you?session_id=${first}`));
    expect(words).not.toContain("nothing was charged");
    expect((await visitor.send({ ...fields, budget: "even more" })).status).toBe(422);

    await stripe.settle(first, true);
    expect(row().state).toBe("paid");
    expect(paymentsOf(site, order)).toHaveLength(1);
    expect(subjectsOf(site, order)).not.toContain("Paid twice");
  });

  test("that fails leaves an order that can be paid again", async () => {
    const { visitor, fields, first, row } = await begun();
    await stripe.settle(first, false);
    expect(row().state).toBe("payment_failed");
    const again = await visitor.send({ ...fields, budget: "more" });
    expect(again.headers.get("Location")).toBe(stripe.sessions.at(-1)!.url);
  });

  test("keeps its order when the buyer is forgotten", async () => {
    const { fields, order, first } = await begun();
    await desk(site, "forget", fields.email, "--yes");
    await stripe.settle(first, true);
    expect(paymentsOf(site, order)).toHaveLength(1);
  });
});

/** The bank transfer of the first checkout failed, and the buyer began a second one; Stripe still collects the first. */
async function collectedLate() {
  const { visitor, fields, order, sessionId: first } = await placeOrder(site);
  await stripe.payLater(first);
  await stripe.settle(first, false);
  const heal = stripe.fail({ match: "/void", status: 500 });
  await visitor.send(fields);
  const row = () => orderOf(site, fields);
  return { fields, order, first, second: row().stripe_session_id!, row, heal };
}

test("a bank transfer that is collected after all pays the order whose buyer has begun another checkout, which is expired", async () => {
  const { fields, order, first, second, row, heal } = await collectedLate();
  expect(second).not.toBe(first);
  await stripe.billing.retry(first, true);
  expect(row()).toMatchObject({ state: "paid", stripe_session_id: first });
  await until("the second checkout is expired", () => stripe.find(second)!.status === "expired");
  await allMailsSent(site, order);
  expect(mailedTo(site, fields.email)).toHaveLength(1);
  expect(subjectsOf(site, order)).toContain("Order paid");
  heal();
});

test("a bank transfer that is collected after the next checkout was paid is a second payment, of which the team is told", async () => {
  const { order, first, second, row, heal } = await collectedLate();
  await stripe.pay(second);
  await stripe.billing.retry(first, true);
  expect(paymentsOf(site, order).map((paid) => paid.stripe_session_id)).toEqual([second, first]);
  expect(row().state).toBe("paid");
  expect(subjectsOf(site, order)).toContain("Paid twice");
  heal();
});

test("a bank transfer that is collected after all is found by reconciliation where its event did not arrive", async () => {
  const { order, first, row, heal } = await collectedLate();
  await withoutWebhooks(site, () => stripe.billing.retry(first, true));
  expect(row().state).toBe("checkout_open");
  await desk(site, "reconcile");
  expect(row()).toMatchObject({ state: "paid", stripe_session_id: first });
  expect(paymentsOf(site, order)).toHaveLength(1);
  heal();
});

test("a checkout whose bank transfer failed can no longer be collected once the buyer has begun another, also where Stripe fails at first", async () => {
  const { order, first, second, row, heal } = await collectedLate();
  const { subscription, invoices } = stripe.account(first)!;
  const refused = () =>
    stripe.requests.some(
      ({ path, status }) => path === `/v1/invoices/${invoices[0]!.id}/void` && status === 500,
    );
  await until("voiding the invoice has failed", refused);
  expect(invoices[0]!.status).toBe("open");
  heal();
  await desk(site, "reconcile");
  expect([invoices[0]!.status, subscription!.status]).toEqual(["void", "canceled"]);
  expect(site.rows("select * from superseded_checkouts where order_id = ?", order.id)).toEqual([]);
  await stripe.pay(second);
  expect(row().state).toBe("paid");
  expect(subjectsOf(site, order)).not.toContain("Subscription ended");
});

test("a bank transfer that fails after the next checkout was paid can no longer be collected", async () => {
  const { first, second, row } = await twoCheckouts();
  await withoutWebhooks(site, () => stripe.payLater(first));
  await stripe.pay(second);
  await stripe.settle(first, false);
  const { subscription } = stripe.account(first)!;
  await until("its subscription has ended", () => subscription!.status === "canceled");
  expect(row()).toMatchObject({ state: "paid", stripe_session_id: second });
});
