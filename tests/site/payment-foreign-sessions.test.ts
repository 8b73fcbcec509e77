import { expect, test } from "vitest";
import { money } from "~/content/format";
import { stripePrices } from "~/content/stripe-prices";
import { mailsAbout } from "../support/faults/outbox";
import { textOf } from "../support/http/http-client";
import { desk } from "../support/operations/desk";
import { valuesOf } from "../support/orders/order-page";
import { checkoutCalls, orderOf, placeOrder } from "../support/orders/order-visitor";
import { allMailsSent } from "../support/orders/person";
import {
  paymentsOf,
  subjectsOf,
  deliverEvent,
  paidWithoutWebhook,
} from "../support/orders/stripe-events";
import { sharedSite, supportEmail, teamEmail } from "../support/site";

const COMPLETED = "checkout.session.completed";

const site = await sharedSite();

type Placed = Awaited<ReturnType<typeof paidWithoutWebhook>>;

function isUnpaid({ fields, order }: Placed, state = "checkout_open") {
  expect(orderOf(site, fields).state).toBe(state);
  expect(paymentsOf(site, order)).toEqual([]);
}

const unexpectedOf = ({ id }: { id: string }) =>
  site.rows("select * from unexpected_payments where order_id = ?", id);

test("a payment link that names an order does not pay it: the payment is recorded as unexpected and reported to the team once", async () => {
  const placed = await paidWithoutWebhook(site);
  const { order } = placed;
  const linked = {
    ...{ id: "cs_test_of_a_link", object: "checkout.session", mode: "payment", livemode: false },
    ...{ client_reference_id: order.id, metadata: {}, payment_link: "plink_1", currency: "jpy" },
    ...{ amount_subtotal: 100, amount_total: 100, payment_status: "paid", status: "complete" },
  };
  expect(await site.sandbox.stripe.sendEvent(COMPLETED, linked)).toBe(200);
  expect(await site.sandbox.stripe.sendEvent(COMPLETED, linked)).toBe(200);
  isUnpaid(placed);
  const unexpected = { amount_total: 100, currency: "jpy", fault: "session" };
  expect(unexpectedOf(order)).toMatchObject([unexpected]);
  expect(subjectsOf(site, order)).toEqual(["Order begun", "Unexpected payment"]);
  await allMailsSent(site, order);
  const [mail] = mailsAbout(site, `Unexpected payment: order ${order.reference}`);
  expect(mail).toMatchObject({
    To: teamEmail,
    TextBody: expect.stringContaining(money({ cents: 100, currency: "jpy" })),
  });
  expect(await deliverEvent(site, placed.completed)).toBe(200);
  expect(orderOf(site, placed.fields).state).toBe("paid");
});

test.each<[string, object]>([
  ["amount", { amount_subtotal: 100, amount_total: 100 }],
  ["amount", { amount_total: 100 }],
  ["amount", { amount_subtotal: 2 * stripePrices.total, amount_total: 2 * stripePrices.total }],
  ["amount", { total_details: { amount_discount: 0, amount_tax: 2 * stripePrices.total } }],
  ["amount", { total_details: { amount_discount: -100, amount_tax: 100 } }],
  ["currency", { currency: "jpy" }],
  ["mode", { mode: "payment" }],
  ["livemode", { livemode: true }],
])(
  "an order's session with another %s, %j, does not pay the order and is recorded as unexpected",
  async (fault, change) => {
    const placed = await paidWithoutWebhook(site);
    const event = { ...placed.session, ...change };
    expect(await site.sandbox.stripe.sendEvent(COMPLETED, event)).toBe(200);
    // That session is over and did not pay the order.
    isUnpaid(placed, "checkout_expired");
    expect(unexpectedOf(placed.order)).toEqual([expect.objectContaining({ fault })]);
  },
);

/** A payment of the wrong amount through the order's own session. */
async function unexpectedPayment() {
  const placed = await paidWithoutWebhook(site);
  site.execute("update checkouts set amount_subtotal = 1 where order_id = ?", placed.order.id);
  expect(await deliverEvent(site, placed.completed)).toBe(200);
  site.sandbox.reset();
  return placed;
}

test("a buyer with an unexpected payment reads that the team is checking it and whom to ask, and cannot pay again", async () => {
  const { visitor, fields, order, sessionId } = await unexpectedPayment();
  for (const path of ["/thank-you", `/thank-you?session_id=${sessionId}`]) {
    const words = textOf(await visitor.page(path));
    expect(words).toContain("We have to look at your payment");
    expect(words).toContain("please do not pay again");
    expect(words).toContain(order.reference);
    expect(words).toContain(supportEmail);
    expect(words).not.toMatch(/nothing was charged|Back to your order/i);
  }
  const contact = textOf(await visitor.page("/contact?cancelled=1"));
  expect(contact).toContain(`Your order ${order.reference} has a payment that we are checking`);
  expect(contact).not.toContain("nothing was charged");
  expect((await visitor.send({ ...fields, name: "Somebody Else" })).status).toBe(422);
  expect(textOf(await visitor.page("/onboarding"))).not.toContain("nothing was charged");
  expect(checkoutCalls(site)).toEqual([]);
});

test("the desk shows an unexpected payment until it is resolved, and then the order can be paid", async () => {
  const { visitor, fields, order } = await unexpectedPayment();
  const { reference } = order;
  const show = async () => (await desk(site, "show", reference)).out;
  expect(await show()).toMatch(/Unexpected payment of .+\n[^]*Resolved +not yet/);
  const resolve = () => desk(site, "orders", "resolve", reference, "--why", "refunded, Ann rang");
  expect(await resolve()).toMatchObject({ code: 0, out: `${reference} resolved\n` });
  expect(await show()).toMatch(/Resolved +2[^]*How +refunded, Ann/);
  expect(await resolve()).toMatchObject({ code: 1, out: "" });

  const words = textOf(await visitor.page("/thank-you"));
  expect(words).toContain("This order is not paid yet");
  expect(words).toContain("we have dealt with it");
  expect(words).not.toContain("nothing was charged");
  expect(valuesOf(await visitor.page("/contact"))).toEqual(fields);
  expect((await visitor.send(fields)).status).toBe(303);
  await site.sandbox.stripe.pay(orderOf(site, fields).stripe_session_id!);
  expect(textOf(await visitor.page("/thank-you"))).toContain("Thank you for your order!");
});

test("erasing a buyer deletes the operator's note about an unexpected payment, but not the payment", async () => {
  const { fields, order } = await unexpectedPayment();
  await desk(site, "orders", "resolve", order.id, "--why", "Ann rang");
  expect((await desk(site, "forget", fields.email, "--yes")).code).toBe(0);
  expect(unexpectedOf(order)).toEqual([expect.objectContaining({ resolution: "" })]);
});

test("a buyer who returns from a payment link reads that the payment has arrived and is being checked", async () => {
  const placed = await paidWithoutWebhook(site);
  const linked = { ...placed.session, id: "cs_test_linked_back", currency: "jpy" };
  expect(await site.sandbox.stripe.sendEvent(COMPLETED, linked)).toBe(200);
  const answer = await fetch(`${site.url}/thank-you?session_id=cs_test_linked_back`);
  expect(textOf(await answer.text())).toContain("We have to look at your payment");
});

test("another session with the order's metadata pays the order only at the order's own terms", async () => {
  const placed = await paidWithoutWebhook(site);
  const other = { ...placed.session, id: "cs_test_made_by_hand", amount_subtotal: 100 };
  expect(await site.sandbox.stripe.sendEvent(COMPLETED, other)).toBe(200);
  isUnpaid(placed);
  site.execute("delete from checkouts where order_id = ?", placed.order.id);
  expect(await deliverEvent(site, placed.completed)).toBe(200);
  expect(orderOf(site, placed.fields).state).toBe("paid");
});

test("a discount and a tax at the checkout are part of the accepted payment", async () => {
  const placed = await paidWithoutWebhook(site);
  const event = {
    ...placed.session,
    amount_total: stripePrices.total - 20_000 + 9_900,
    total_details: { amount_discount: 20_000, amount_shipping: null, amount_tax: 9_900 },
  };
  expect(await site.sandbox.stripe.sendEvent(COMPLETED, event)).toBe(200);
  expect(paymentsOf(site, placed.order)).toMatchObject([
    { amount_total: stripePrices.total - 10_100 },
  ]);
});

test("a coupon over the whole amount pays the order", async () => {
  const { fields, order, sessionId } = await placeOrder(site);
  site.sandbox.stripe.discount(sessionId, stripePrices.total);
  await site.sandbox.stripe.pay(sessionId);
  expect(orderOf(site, fields).state).toBe("paid");
  expect(paymentsOf(site, order)).toMatchObject([{ amount_total: 0 }]);
});
