import { expect, test } from "vitest";
import { hiddenFields } from "../support/http/http-client";
import { filledIn } from "../support/assets/onboarding-client";
import { sharedSite, teamEmail } from "../support/site";
import { until } from "../support/until";
import { orderOf, placeOrder, type Visitor } from "../support/orders/order-visitor";
import {
  paymentsOf,
  subjectsOf,
  deliverEvent,
  withoutWebhooks,
} from "../support/orders/stripe-events";
import { shortTimeouts } from "../support/faults/fault-rows";

const site = await sharedSite({ env: shortTimeouts });

async function paidOrder() {
  const placed = await placeOrder(site);
  await site.sandbox.stripe.pay(placed.sessionId);
  const state = () => orderOf(site, placed.fields).state;
  expect(state()).toBe("paid");
  return { ...placed, state, billing: site.sandbox.stripe.billing };
}

async function sendAssets(visitor: Visitor) {
  const hidden = hiddenFields(await visitor.page("/onboarding"));
  const answer = await visitor.postFiles("/onboarding", { ...hidden, ...filledIn });
  expect(answer.status).toBe(303);
}

const mailOf = (reference: string, subject: string) =>
  site.sandbox.postmark.mails.filter(
    (mail) => mail.To === teamEmail && mail.Subject === `${subject}: order ${reference}`,
  );

test("a full refund makes the order refunded, a partial one leaves it paid", async () => {
  const { order, sessionId, state, billing } = await paidOrder();
  await billing.refund(sessionId, { amount: 5_000 });
  expect(state()).toBe("paid");
  expect(paymentsOf(site, order)[0]?.refunded_at).toBeNull();
  expect(site.output()).toContain("refunded in part");
  await billing.refund(sessionId);
  expect(state()).toBe("refunded");
  expect(paymentsOf(site, order)[0]?.refunded_at).not.toBeNull();
});

test("a refund of a later month leaves the order paid", async () => {
  const { order, sessionId, state, billing } = await paidOrder();
  await billing.renew(sessionId, true);
  await billing.refund(sessionId, { month: 1 });
  expect(state()).toBe("paid");
  expect(paymentsOf(site, order)[0]?.refunded_at).toBeNull();
});

test("a dispute is reported to the team once, with the date for a response, and not to the buyer", async () => {
  const { fields, order, sessionId, state, billing } = await paidOrder();
  await until("the receipt is sent", () =>
    site.sandbox.postmark.mails.some((mail) => mail.To === fields.email),
  );
  await billing.dispute(sessionId);
  expect(state()).toBe("disputed");
  const event = site.sandbox.stripe.events.at(-1);
  await deliverEvent(site, event);
  const mails = () => mailOf(order.reference, "Payment disputed");
  await until("the team has the email", () => mails().length > 0);
  expect(mails()).toHaveLength(1);
  const { due_by } = (event!.object as { evidence_details: { due_by: number } }).evidence_details;
  const day = new Date(due_by * 1000).toLocaleDateString("en-US", {
    dateStyle: "long",
    timeZone: "UTC",
  });
  expect(mails()[0]?.TextBody).toContain(`by ${day} (UTC)`);
  expect(site.sandbox.postmark.mails.filter((mail) => mail.To === fields.email)).toHaveLength(1);
});

test.each([
  ["the charge it contains", 0, (charge: object) => ({ charge })],
  ["the id of its charge", 1, () => ({})],
])("a dispute without a payment intent finds its order by %s", async (_, asked, change) => {
  const { sessionId, state, billing } = await paidOrder();
  const [event] = await withoutWebhooks(site, () => billing.dispute(sessionId));
  site.sandbox.reset();
  const charge = site.sandbox.stripe.account(sessionId)!.charges[0]!;
  const dispute = { ...(event!.object as object), payment_intent: null, ...change(charge) };
  expect(await site.sandbox.stripe.sendEvent("charge.dispute.created", dispute)).toBe(200);
  expect(state()).toBe("disputed");
  const charges = site.sandbox.stripe.requests.filter(({ path }) => path.startsWith("/v1/charges"));
  expect(charges).toHaveLength(asked);
});

test.each([
  ["answers 500", { status: 500 }],
  ["hangs", { hang: true }],
  ["closes connections", { reset: "before" }],
] as const)(
  "a dispute delivered while Stripe %s is answered 503, and counts when delivered again",
  async (_, fault) => {
    const { sessionId, state, billing } = await paidOrder();
    const [event] = await withoutWebhooks(site, () => billing.dispute(sessionId));
    const heal = site.sandbox.stripe.fail({ ...fault, match: "GET /v1/invoice_payments" });
    expect(await deliverEvent(site, event)).toBe(503);
    expect(state()).toBe("paid");
    heal();
    expect(await deliverEvent(site, event)).toBe(200);
    expect(state()).toBe("disputed");
  },
);

test("a monthly payment that was missed and then made restores the order's state and sends the team one email", async () => {
  const { order, sessionId, state, billing } = await paidOrder();
  await billing.renew(sessionId, true);
  expect(state()).toBe("paid");
  await billing.renew(sessionId, false);
  expect(state()).toBe("past_due");
  await billing.retry(sessionId, false);
  expect(state()).toBe("past_due");
  await billing.retry(sessionId, true);
  expect(state()).toBe("paid");
  const missed = () => mailOf(order.reference, "Monthly payment missed");
  await until("the team has the email", () => missed().length > 0);
  expect(missed()).toHaveLength(1);
  expect(missed()[0]?.TextBody).toContain("$129.00");
});

test("a missed payment does not lose the fact that the assets have arrived", async () => {
  const { visitor, sessionId, state, billing } = await paidOrder();
  await sendAssets(visitor);
  expect(state()).toBe("assets_received");
  await billing.renew(sessionId, false);
  expect(state()).toBe("past_due");
  await billing.retry(sessionId, true);
  expect(state()).toBe("assets_received");
});

test("assets that arrive while a payment is missing count once it is made", async () => {
  const { visitor, sessionId, state, billing } = await paidOrder();
  const hidden = hiddenFields(await visitor.page("/onboarding"));
  await billing.renew(sessionId, false);
  await visitor.postFiles("/onboarding", { ...hidden, ...filledIn });
  expect(state()).toBe("past_due");
  await billing.retry(sessionId, true);
  expect(state()).toBe("assets_received");
});

test("a failed invoice delivered after its payment does not mark the payment as missed", async () => {
  const { order, sessionId, state, billing } = await paidOrder();
  const [failed, paid] = await withoutWebhooks(site, async () => {
    await billing.renew(sessionId, false);
    await billing.retry(sessionId, true);
  });
  expect(await deliverEvent(site, paid)).toBe(200);
  expect(await deliverEvent(site, failed)).toBe(200);
  expect(state()).toBe("paid");
  expect(subjectsOf(site, order)).not.toContain("Monthly payment missed");
});

test("the newest month decides the state, in whatever order the months' events arrive", async () => {
  const { sessionId, state, billing } = await paidOrder();
  const [secondFailed, secondPaid, thirdFailed] = await withoutWebhooks(site, async () => {
    await billing.renew(sessionId, false);
    await billing.retry(sessionId, true);
    await billing.renew(sessionId, false);
  });
  await deliverEvent(site, thirdFailed);
  await deliverEvent(site, secondPaid);
  await deliverEvent(site, secondFailed);
  expect(state()).toBe("past_due");
  await billing.retry(sessionId, true);
  expect(state()).toBe("paid");
});

test("the end of the subscription cancels the order and is reported to the team once", async () => {
  const { order, sessionId, state, billing } = await paidOrder();
  await billing.endSubscription(sessionId);
  await deliverEvent(site, site.sandbox.stripe.events.at(-1));
  expect(state()).toBe("cancelled");
  expect(
    subjectsOf(site, order).filter((subject) => subject === "Subscription ended"),
  ).toHaveLength(1);
  await billing.refund(sessionId);
  expect(state()).toBe("refunded");
});

test("a refunded order stays refunded, whatever events follow", async () => {
  const { sessionId, state, billing } = await paidOrder();
  await billing.renew(sessionId, false);
  await billing.refund(sessionId);
  await billing.endSubscription(sessionId);
  await billing.dispute(sessionId);
  expect(state()).toBe("refunded");
});

test("the first invoice's events change neither an unpaid nor a paid order", async () => {
  const { fields, sessionId } = await placeOrder(site);
  const events = await withoutWebhooks(site, () => site.sandbox.stripe.pay(sessionId));
  const invoice = events.find(({ type }) => type === "invoice.paid");
  expect(await deliverEvent(site, invoice)).toBe(200);
  const failed = { ...(invoice?.object as object), status: "open" };
  expect(await site.sandbox.stripe.sendEvent("invoice.payment_failed", failed)).toBe(200);
  expect(orderOf(site, fields).state).toBe("checkout_open");
  await deliverEvent(
    site,
    events.find(({ type }) => type === "checkout.session.completed"),
  );
  expect(await site.sandbox.stripe.sendEvent("invoice.payment_failed", failed)).toBe(200);
  expect(orderOf(site, fields).state).toBe("paid");
});

test.each([
  ["its subscription's metadata, in the form of older API versions", true],
  ["its subscription's id alone", false],
])("an invoice finds its order by %s", async (_, older) => {
  const { order, sessionId, state } = await paidOrder();
  const { subscription } = site.sandbox.stripe.account(sessionId)!;
  const invoice = {
    id: `in_${order.id}`,
    object: "invoice",
    amount_due: 12_900,
    billing_reason: "subscription_cycle",
    created: Math.floor(Date.now() / 1000) + 1,
    currency: "usd",
    ...(older
      ? { subscription_details: { metadata: { order_id: order.id } } }
      : { subscription: subscription?.id }),
  };
  expect(await site.sandbox.stripe.sendEvent("invoice.payment_failed", invoice)).toBe(200);
  expect(state()).toBe("past_due");
});

test("a failed invoice that was made by hand does not count as a missed payment", async () => {
  const { sessionId, state } = await paidOrder();
  const { customer } = site.sandbox.stripe.find(sessionId)!;
  const invoice = { id: "in_by_hand", object: "invoice", billing_reason: "manual", customer };
  expect(await site.sandbox.stripe.sendEvent("invoice.payment_failed", invoice)).toBe(200);
  expect(state()).toBe("paid");
});

test("events of Stripe are logged without email addresses, names or Stripe's ids", () => {
  expect(site.output()).not.toMatch(/@plumbing\.test|Ann's Plumbing|cs_test_|cus_|sub_/);
});
