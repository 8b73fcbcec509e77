import { expect, test } from "vitest";
import { HttpClient, textOf } from "../support/http/http-client";
import { until } from "../support/until";
import { orderOf, placeOrder, showsNoPersonalData } from "../support/orders/order-visitor";
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

async function withoutWebhooks<T>(work: () => Promise<T>): Promise<T> {
  const { webhookUrl } = site.sandbox.stripe;
  site.sandbox.stripe.webhookUrl = undefined;
  try {
    return await work();
  } finally {
    site.sandbox.stripe.webhookUrl = webhookUrl;
  }
}

const receiptsTo = (email: string) =>
  site.sandbox.postmark.mails.filter((mail) => mail.To === email);

test("a buyer who returns before the webhook sees the order paid, and the late webhook changes nothing", async () => {
  const { fields, order, sessionId } = await placeOrder(site);
  const session = await withoutWebhooks(() => site.sandbox.stripe.pay(sessionId));
  const { status, words } = await visit(sessionId);
  expect(status).toBe(200);
  expect(words).toContain("Thank you for your order!");
  expect(words).toContain(order.reference);
  expect(words).toContain("$1,626");
  expect(orderOf(site, fields).state).toBe("paid");
  const unsent = "select id from outbox where order_id = ? and state <> 'sent'";
  await until("the emails are sent", () => site.rows(unsent, order.id).length === 0);

  const before = [
    orderOf(site, fields),
    ...site.rows("select * from payments where order_id = ?", order.id),
    ...site.rows("select * from outbox where order_id = ?", order.id),
  ];
  expect(await site.sandbox.stripe.sendEvent("checkout.session.completed", session)).toBe(200);
  expect([
    orderOf(site, fields),
    ...site.rows("select * from payments where order_id = ?", order.id),
    ...site.rows("select * from outbox where order_id = ?", order.id),
  ]).toEqual(before);
  expect(receiptsTo(fields.email)).toHaveLength(1);
});

test("the thank-you page needs no cookie, shows no personal data without the order's, and is not stored by caches", async () => {
  const { fields, sessionId } = await placeOrder(site);
  await site.sandbox.stripe.pay(sessionId);
  const { html, words, headers } = await visit(sessionId);
  expect(words).toContain("Send your brand assets");
  showsNoPersonalData(html, fields);
  expect(headers.get("Cache-Control")).toBe("no-store");
  const { visitor: another } = await placeOrder(site);
  showsNoPersonalData(await another.page(`/thank-you?session_id=${sessionId}`), fields);
});

test("the thank-you page of a paid order does not ask Stripe", async () => {
  const { sessionId } = await placeOrder(site);
  await site.sandbox.stripe.pay(sessionId);
  site.sandbox.reset();
  await visit(sessionId);
  await visit(sessionId);
  expect(site.sandbox.stripe.requests).toEqual([]);
});

test("the thank-you page does not ask Stripe about a session that the site did not open", async () => {
  site.sandbox.reset();
  for (const id of ["cs_test_unknown", "cs_live_unknown"]) await visit(id);
  expect(site.sandbox.stripe.requests).toEqual([]);
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
  await withoutWebhooks(() => site.sandbox.stripe.pay(sessionId));
  expect((await visit(sessionId)).words).toContain("Thank you for your order!");
  expect(orderOf(site, fields).state).toBe("paid");
});

test("the thank-you page does not call an unpaid order paid, whatever the URL says", async () => {
  const { fields, sessionId } = await placeOrder(site);
  const { words } = await visit(sessionId);
  expect(words).toContain("This order is not paid yet");
  expect(words).not.toContain("Thank you for your order!");
  expect(orderOf(site, fields).state).toBe("checkout_open");
  expect(receiptsTo(fields.email)).toEqual([]);
});

test("the thank-you page of a pending payment reloads itself until the payment has arrived", async () => {
  const { fields, sessionId } = await placeOrder(site);
  await site.sandbox.stripe.payLater(sessionId);
  expect(orderOf(site, fields).state).toBe("payment_pending");
  const waiting = await visit(sessionId);
  expect(waiting.words).toContain("Your payment is on its way");
  expect(REFRESH.exec(waiting.html)?.[0]).toContain('content="5"');
  expect(receiptsTo(fields.email)).toEqual([]);

  await site.sandbox.stripe.settle(sessionId, true);
  expect(orderOf(site, fields).state).toBe("paid");
  const arrived = await visit(sessionId);
  expect(arrived.words).toContain("Thank you for your order!");
  expect(REFRESH.test(arrived.html)).toBe(false);
  await until("the receipt is sent", () => receiptsTo(fields.email).length > 0);
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

test("the thank-you page of a failed payment says so, also after asking Stripe again", async () => {
  const { fields, sessionId } = await placeOrder(site);
  await site.sandbox.stripe.payLater(sessionId);
  const completed = site.sandbox.stripe.events
    .filter(({ type }) => type === "checkout.session.completed")
    .at(-1);
  await site.sandbox.stripe.settle(sessionId, false);
  expect(orderOf(site, fields).state).toBe("payment_failed");
  for (const page of [await visit(sessionId), await visit(sessionId)]) {
    expect(page.words).toContain("The payment did not go through");
    expect(REFRESH.test(page.html)).toBe(false);
  }
  // The event of its completion, delivered again and late.
  await site.sandbox.stripe.sendEvent("checkout.session.completed", completed?.object);
  expect(orderOf(site, fields).state).toBe("payment_failed");
});

test.each([
  ["answers 500", { status: 500 }],
  ["hangs", { hang: true }],
  ["closes connections", { reset: "before" }],
  ["answers garbage", { garbage: true }],
] as const)("the thank-you page shows a payment as pending while Stripe %s", async (_, fault) => {
  const { fields, order, sessionId } = await placeOrder(site);
  await withoutWebhooks(() => site.sandbox.stripe.pay(sessionId));
  const heal = site.sandbox.stripe.fail({ ...fault, match: "GET /v1/checkout" });
  const page = await visit(sessionId);
  expect(page.status).toBe(200);
  expect(page.words).toContain("Your payment is on its way");
  expect(page.words).toContain(order.reference);
  expect(REFRESH.test(page.html)).toBe(true);
  showsNoPersonalData(page.html, fields);
  heal();
  await until("Stripe was asked again", async () =>
    (await visit(sessionId)).words.includes("Thank you for your order!"),
  );
});

test.each(["cs_test_unknown", "../../v1/account", "x".repeat(3000), "%00", "", "<script>"])(
  "the thank-you page for the unknown session id %j finds no order",
  async (id) => {
    const page = await visit(encodeURIComponent(id));
    expect(page.status).toBe(200);
    expect(page.words).toContain("We could not find an order");
    expect(page.html.includes("<script>&")).toBe(false);
  },
);

test("the thank-you page for a session of another product finds no order", async () => {
  const { sessionId, fields } = await placeOrder(site);
  const session = await withoutWebhooks(() => site.sandbox.stripe.pay(sessionId));
  const other = { ...session, id: "cs_test_foreign", client_reference_id: "cart-1", metadata: {} };
  site.sandbox.stripe.fail({ match: "cs_test_foreign", body: JSON.stringify(other) });
  expect((await visit("cs_test_foreign")).words).toContain("We could not find an order");
  expect(orderOf(site, fields).state).toBe("checkout_open");
});

test("the thank-you page without a session id shows the order of the cookie, and without a cookie finds none", async () => {
  const { visitor, order } = await placeOrder(site);
  expect(textOf(await new HttpClient(site.url).page("/thank-you"))).toContain(
    "We could not find an order",
  );
  const words = textOf(await visitor.page("/thank-you"));
  expect(words).toContain("This order is not paid yet");
  expect(words).toContain(order.reference);
});

test("the thank-you page with a forged order cookie finds no order", async () => {
  const { order } = await placeOrder(site);
  const value = Buffer.from(JSON.stringify(order.id)).toString("base64");
  for (const cookie of [value, `${value}.forged`, order.id]) {
    const answer = await fetch(`${site.url}/thank-you`, { headers: { Cookie: `order=${cookie}` } });
    expect(textOf(await answer.text())).toContain("We could not find an order");
  }
});
