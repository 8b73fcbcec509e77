import { expect, test } from "vitest";
import { priceTexts } from "~/content/price-texts";
import { HttpClient, textOf } from "../support/http/http-client";
import { until } from "../support/until";
import { orderOf, paidOrder, placeOrder } from "../support/orders/order-visitor";
import { mailedTo } from "../support/orders/person";
import { paidWithoutWebhook, paymentsOf, withoutWebhooks } from "../support/orders/stripe-events";
import { shortTimeouts } from "../support/faults/fault-rows";
import { sharedSite } from "../support/site";

const REFRESH = /<meta[^>]*http-equiv="refresh"[^>]*>/i;

// An order is placed within this time also while the machine is busy.
const site = await sharedSite({ env: { ...shortTimeouts, PROVIDER_TIMEOUT_MS: "3000" } });

/** The page in a new browser without cookies. */
async function visit(sessionId: string) {
  const answer = await new HttpClient(site.url).request(`/thank-you?session_id=${sessionId}`);
  const html = await answer.text();
  return { status: answer.status, html, words: textOf(html), headers: answer.headers };
}

test("a buyer who returns before the webhook sees the order paid, and the late webhook changes nothing", async () => {
  const { fields, order, sessionId, session } = await paidWithoutWebhook(site);
  const { status, words } = await visit(sessionId);
  expect(status).toBe(200);
  expect(words).toContain("Thank you for your order!");
  expect(words).toContain(order.reference);
  expect(words).toContain(textOf(priceTexts.today));
  expect(orderOf(site, fields).state).toBe("paid");
  const unsent = "select id from outbox where order_id = ? and state <> 'sent'";
  await until("the emails are sent", () => site.rows(unsent, order.id).length === 0);

  const stored = () => [
    orderOf(site, fields),
    ...paymentsOf(site, order),
    ...site.rows("select * from outbox where order_id = ?", order.id),
  ];
  const before = stored();
  expect(await site.sandbox.stripe.sendEvent("checkout.session.completed", session)).toBe(200);
  expect(stored()).toEqual(before);
  expect(mailedTo(site, fields.email)).toHaveLength(1);
});

test("the thank-you page asks Stripe neither about a paid order nor about a session that the site did not open", async () => {
  const { sessionId } = await placeOrder(site);
  await site.sandbox.stripe.pay(sessionId);
  site.sandbox.reset();
  for (const id of [sessionId, sessionId, "cs_test_unknown", "cs_live_unknown"]) await visit(id);
  expect(site.sandbox.stripe.requests).toEqual([]);
});

test("the thank-you page of a paid order tells a browser that has not placed it where the link is, and leads to no form", async () => {
  const { sessionId } = await paidOrder(site);
  const { html, words } = await visit(sessionId);
  expect(words).toContain("The link to send us your files is in your receipt's email.");
  expect(html).not.toMatch(/href="\/onboarding/);
});

test("visits to the thank-you page within seconds share one call to Stripe", async () => {
  const { sessionId } = await placeOrder(site);
  site.sandbox.reset();
  const pages = await Promise.all([1, 2, 3, 4].map(() => visit(sessionId)));
  pages.push(await visit(sessionId));
  for (const { words } of pages) expect(words).toContain("This order is not paid yet");
  expect(site.sandbox.stripe.requests).toHaveLength(1);
});

test("the thank-you page recognizes a paid superseded session by its id in the URL", async () => {
  const { visitor, fields, sessionId } = await placeOrder(site);
  site.sandbox.stripe.fail({ match: `${sessionId}/expire`, status: 500 });
  await visitor.send({ ...fields, budget: "more" });
  await withoutWebhooks(site, () => site.sandbox.stripe.pay(sessionId));
  expect((await visit(sessionId)).words).toContain("Thank you for your order!");
  expect(orderOf(site, fields).state).toBe("paid");
});

test("the thank-you page of a pending payment reloads itself until the payment has arrived", async () => {
  const { fields, sessionId } = await placeOrder(site);
  await site.sandbox.stripe.payLater(sessionId);
  expect(orderOf(site, fields).state).toBe("payment_pending");
  const waiting = await visit(sessionId);
  expect(waiting.words).toContain("Your payment is on its way");
  expect(REFRESH.exec(waiting.html)?.[0]).toContain('content="5"');
  expect(mailedTo(site, fields.email)).toEqual([]);

  await site.sandbox.stripe.settle(sessionId, true);
  expect(orderOf(site, fields).state).toBe("paid");
  const arrived = await visit(sessionId);
  expect(arrived.words).toContain("Thank you for your order!");
  expect(REFRESH.test(arrived.html)).toBe(false);
  await until("the receipt is sent", () => mailedTo(site, fields.email).length > 0);
});

test.each([
  { minutes: 5, refresh: 'content="30"' },
  { minutes: 11, refresh: undefined },
])(
  "the thank-you page of a payment that is pending for $minutes minutes reloads itself: $refresh",
  async ({ minutes, refresh }) => {
    const { fields, sessionId } = await placeOrder(site);
    await site.sandbox.stripe.payLater(sessionId);
    const since = new Date(Date.now() - minutes * 60_000).toISOString();
    site.execute("update orders set updated_at = ? where id = ?", since, orderOf(site, fields).id);
    const { html, words } = await visit(sessionId);
    expect(words).toContain("Your payment is on its way");
    expect(/content="\d+"/.exec(REFRESH.exec(html)?.[0] ?? "")?.[0]).toBe(refresh);
  },
);
