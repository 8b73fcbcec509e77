import { expect, test } from "vitest";
import { hiddenFields } from "../support/http/http-client";
import { filledIn } from "../support/assets/onboarding-client";
import { sharedSite, teamEmail } from "../support/site";
import { until } from "../support/until";
import { orderOf, placeOrder, type Visitor } from "../support/orders/order-visitor";
import { paymentsOf, subjectsOf, tell, untold } from "../support/orders/stripe-news";
import { impatient } from "../support/faults/fault-rows";

const site = await sharedSite({ env: impatient });

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

test("a full refund of the payment makes the order refunded; a part of it changes nothing", async () => {
  const { order, sessionId, state, billing } = await paidOrder();
  await billing.refund(sessionId, { amount: 5_000 });
  expect(state()).toBe("paid");
  expect(paymentsOf(site, order)[0]?.refunded_at).toBeNull();
  expect(site.output()).toContain("refunded in part");
  await billing.refund(sessionId);
  expect(state()).toBe("refunded");
  expect(paymentsOf(site, order)[0]?.refunded_at).not.toBeNull();
});

test("the refund of a later month leaves the order as it is", async () => {
  const { order, sessionId, state, billing } = await paidOrder();
  await billing.renew(sessionId, true);
  await billing.refund(sessionId, { month: 1 });
  expect(state()).toBe("paid");
  expect(paymentsOf(site, order)[0]?.refunded_at).toBeNull();
});

test("a dispute is told to the team once, with the day by which to answer; the buyer gets no mail", async () => {
  const { fields, order, sessionId, state, billing } = await paidOrder();
  await until("the receipt has gone", () =>
    site.sandbox.postmark.mails.some((mail) => mail.To === fields.email),
  );
  await billing.dispute(sessionId);
  expect(state()).toBe("disputed");
  const event = site.sandbox.stripe.events.at(-1);
  await tell(site, event);
  const mails = () => mailOf(order.reference, "Payment disputed");
  await until("the team is told", () => mails().length > 0);
  expect(mails()).toHaveLength(1);
  const { due_by } = (event!.object as { evidence_details: { due_by: number } }).evidence_details;
  const day = new Date(due_by * 1000).toLocaleDateString("en-GB", {
    dateStyle: "long",
    timeZone: "UTC",
  });
  expect(mails()[0]?.TextBody).toContain(`by ${day} (UTC)`);
  expect(site.sandbox.postmark.mails.filter((mail) => mail.To === fields.email)).toHaveLength(1);
});

test.each([
  ["the whole charge it carries", 0, (charge: object) => ({ charge })],
  ["the id of its charge", 1, () => ({})],
])("a dispute that names no payment intent finds its order by %s", async (_, asked, change) => {
  const { sessionId, state, billing } = await paidOrder();
  const [event] = await untold(site, () => billing.dispute(sessionId));
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
] as const)("a dispute while Stripe %s is not lost: it is told again", async (_, fault) => {
  const { sessionId, state, billing } = await paidOrder();
  const [event] = await untold(site, () => billing.dispute(sessionId));
  const heal = site.sandbox.stripe.fail({ ...fault, match: "GET /v1/invoice_payments" });
  expect(await tell(site, event)).toBe(503);
  expect(state()).toBe("paid");
  heal();
  expect(await tell(site, event)).toBe(200);
  expect(state()).toBe("disputed");
});

test("a month that was missed and paid after all leaves the order as it was, and the team one mail", async () => {
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
  await until("the team is told", () => missed().length > 0);
  expect(missed()).toHaveLength(1);
  expect(missed()[0]?.TextBody).toContain("$129.00");
});

test("a missed month does not forget that the assets have arrived", async () => {
  const { visitor, sessionId, state, billing } = await paidOrder();
  await sendAssets(visitor);
  expect(state()).toBe("assets_received");
  await billing.renew(sessionId, false);
  expect(state()).toBe("past_due");
  await billing.retry(sessionId, true);
  expect(state()).toBe("assets_received");
});

test("assets that arrive while a month is open count once it is paid", async () => {
  const { visitor, sessionId, state, billing } = await paidOrder();
  const hidden = hiddenFields(await visitor.page("/onboarding"));
  await billing.renew(sessionId, false);
  await visitor.postFiles("/onboarding", { ...hidden, ...filledIn });
  expect(state()).toBe("past_due");
  await billing.retry(sessionId, true);
  expect(state()).toBe("assets_received");
});

test("a failure that is told after its invoice was paid does not open the month again", async () => {
  const { order, sessionId, state, billing } = await paidOrder();
  const [failed, paid] = await untold(site, async () => {
    await billing.renew(sessionId, false);
    await billing.retry(sessionId, true);
  });
  expect(await tell(site, paid)).toBe(200);
  expect(await tell(site, failed)).toBe(200);
  expect(state()).toBe("paid");
  expect(subjectsOf(site, order)).not.toContain("Monthly payment missed");
});

test("the newest month decides, in whatever order the months are told", async () => {
  const { sessionId, state, billing } = await paidOrder();
  const [secondFailed, secondPaid, thirdFailed] = await untold(site, async () => {
    await billing.renew(sessionId, false);
    await billing.retry(sessionId, true);
    await billing.renew(sessionId, false);
  });
  await tell(site, thirdFailed);
  await tell(site, secondPaid);
  await tell(site, secondFailed);
  expect(state()).toBe("past_due");
  await billing.retry(sessionId, true);
  expect(state()).toBe("paid");
});

test("the end of the subscription cancels the order and tells the team once", async () => {
  const { order, sessionId, state, billing } = await paidOrder();
  await billing.endSubscription(sessionId);
  await tell(site, site.sandbox.stripe.events.at(-1));
  expect(state()).toBe("cancelled");
  expect(
    subjectsOf(site, order).filter((subject) => subject === "Subscription ended"),
  ).toHaveLength(1);
  await billing.refund(sessionId);
  expect(state()).toBe("refunded");
});

test("a refunded order stays refunded whatever else is told of it", async () => {
  const { sessionId, state, billing } = await paidOrder();
  await billing.renew(sessionId, false);
  await billing.refund(sessionId);
  await billing.endSubscription(sessionId);
  await billing.dispute(sessionId);
  expect(state()).toBe("refunded");
});

test("the first invoice moves nothing: neither of an unpaid order nor of a paid one", async () => {
  const { fields, sessionId } = await placeOrder(site);
  const events = await untold(site, () => site.sandbox.stripe.pay(sessionId));
  const invoice = events.find(({ type }) => type === "invoice.paid");
  expect(await tell(site, invoice)).toBe(200);
  const failed = { ...(invoice?.object as object), status: "open" };
  expect(await site.sandbox.stripe.sendEvent("invoice.payment_failed", failed)).toBe(200);
  expect(orderOf(site, fields).state).toBe("checkout_open");
  await tell(
    site,
    events.find(({ type }) => type === "checkout.session.completed"),
  );
  expect(await site.sandbox.stripe.sendEvent("invoice.payment_failed", failed)).toBe(200);
  expect(orderOf(site, fields).state).toBe("paid");
});

test.each([
  ["the metadata of its subscription as older API versions have it", true],
  ["its subscription alone", false],
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

test("an invoice that was made by hand is no month's", async () => {
  const { sessionId, state } = await paidOrder();
  const { customer } = site.sandbox.stripe.find(sessionId)!;
  const invoice = { id: "in_by_hand", object: "invoice", billing_reason: "manual", customer };
  expect(await site.sandbox.stripe.sendEvent("invoice.payment_failed", invoice)).toBe(200);
  expect(state()).toBe("paid");
});

test("nothing of all that reaches the log as an address, a name or an id of Stripe's checkout", () => {
  expect(site.output()).not.toMatch(/@plumbing\.test|Ann's Plumbing|cs_test_|cus_|sub_/);
});
