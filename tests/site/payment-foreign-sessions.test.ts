import { expect, test } from "vitest";
import { until } from "../support/until";
import { orderOf, placeOrder } from "../support/orders/order-visitor";
import { paymentsOf, subjectsOf, tell, untold, write } from "../support/orders/stripe-news";
import { sharedSite, teamEmail } from "../support/site";

const COMPLETED = "checkout.session.completed";

const site = await sharedSite();

/** A session that was paid without the site having been told. */
async function paidUnseen() {
  const placed = await placeOrder(site);
  const [completed] = await untold(site, () => site.sandbox.stripe.pay(placed.sessionId));
  return { ...placed, completed, session: site.sandbox.stripe.find(placed.sessionId)! };
}

const isUnpaid = (placed: Awaited<ReturnType<typeof paidUnseen>>) => {
  expect(orderOf(site, placed.fields).state).toBe("checkout_open");
  expect(paymentsOf(site, placed.order)).toEqual([]);
};

const unexpectedOf = ({ id }: { id: string }) =>
  site.rows("select * from unexpected_payments where order_id = ?", id);

test("a payment link that names an order pays nothing: it is recorded and told to the team once", async () => {
  const placed = await paidUnseen();
  const { order } = placed;
  const linked = {
    ...{ id: "cs_test_of_a_link", object: "checkout.session", mode: "payment", livemode: false },
    ...{ client_reference_id: order.id, metadata: {}, payment_link: "plink_1", currency: "jpy" },
    ...{ amount_subtotal: 100, amount_total: 100, payment_status: "paid", status: "complete" },
  };
  expect(await site.sandbox.stripe.sendEvent(COMPLETED, linked)).toBe(200);
  expect(await site.sandbox.stripe.sendEvent(COMPLETED, linked)).toBe(200);
  isUnpaid(placed);
  expect(unexpectedOf(order)).toEqual([
    expect.objectContaining({ amount_total: 100, currency: "jpy", fault: "session" }),
  ]);
  expect(subjectsOf(site, order)).toEqual(["New order", "Payment not accepted"]);
  const mail = () =>
    site.sandbox.postmark.mails.find(
      (one) => one.Subject === `Payment not accepted: order ${order.reference}`,
    );
  await until("the team is told", () => mail() !== undefined);
  expect(mail()).toMatchObject({ To: teamEmail, TextBody: expect.stringContaining("¥100") });
  expect(await tell(site, placed.completed)).toBe(200);
  expect(orderOf(site, placed.fields).state).toBe("paid");
});

test.each<[string, object]>([
  ["amount", { amount_subtotal: 100, amount_total: 100 }],
  ["amount", { amount_total: 100 }],
  ["amount", { amount_subtotal: 325_200, amount_total: 325_200 }],
  ["currency", { currency: "jpy" }],
  ["mode", { mode: "payment" }],
  ["livemode", { livemode: true }],
])("a session of ours with another %s, %j, pays nothing and is recorded", async (fault, change) => {
  const placed = await paidUnseen();
  const event = { ...placed.session, ...change };
  expect(await site.sandbox.stripe.sendEvent(COMPLETED, event)).toBe(200);
  isUnpaid(placed);
  expect(unexpectedOf(placed.order)).toEqual([expect.objectContaining({ fault })]);
});

test("another session with our metadata has to ask for what the order's own one does", async () => {
  const placed = await paidUnseen();
  const other = { ...placed.session, id: "cs_test_made_by_hand", amount_subtotal: 100 };
  expect(await site.sandbox.stripe.sendEvent(COMPLETED, other)).toBe(200);
  isUnpaid(placed);
  write(site, "delete from checkouts where order_id = ?", placed.order.id);
  expect(await tell(site, placed.completed)).toBe(200);
  expect(orderOf(site, placed.fields).state).toBe("paid");
});

test("a session opened by an earlier version, of which only the id is known, pays its order", async () => {
  const placed = await paidUnseen();
  write(
    site,
    "update checkouts set amount_subtotal = null, currency = null, mode = null, livemode = null where order_id = ?",
    placed.order.id,
  );
  const other = { ...placed.session, metadata: {}, currency: "eur", amount_subtotal: 99_900 };
  expect(await site.sandbox.stripe.sendEvent(COMPLETED, other)).toBe(200);
  expect(orderOf(site, placed.fields).state).toBe("paid");
});

test("a discount and a tax at the checkout are part of the payment", async () => {
  const placed = await paidUnseen();
  const event = {
    ...placed.session,
    amount_total: 162_600 - 20_000 + 9_900,
    total_details: { amount_discount: 20_000, amount_shipping: null, amount_tax: 9_900 },
  };
  expect(await site.sandbox.stripe.sendEvent(COMPLETED, event)).toBe(200);
  expect(paymentsOf(site, placed.order)).toEqual([
    expect.objectContaining({ amount_total: 152_500 }),
  ]);
});

test("a coupon that leaves nothing to pay pays the order", async () => {
  const { fields, order, sessionId } = await placeOrder(site);
  site.sandbox.stripe.discount(sessionId, 162_600);
  await site.sandbox.stripe.pay(sessionId);
  expect(orderOf(site, fields).state).toBe("paid");
  expect(paymentsOf(site, order)).toEqual([expect.objectContaining({ amount_total: 0 })]);
});
