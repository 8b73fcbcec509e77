import { expect, test } from "vitest";
import { sharedSite, supportEmail, teamEmail } from "../support/site";
import { until } from "../support/until";
import { orderOf, placeOrder, type OrderRow } from "../support/orders/order-visitor";

const site = await sharedSite();

const paymentsOf = (order: OrderRow) =>
  site.rows<{ stripe_session_id: string; amount_total: number; currency: string }>(
    "select * from payments where order_id = ? order by paid_at",
    order.id,
  );

const mailsTo = (address: string, reference: string) =>
  site.sandbox.postmark.mails.filter(
    (mail) => mail.To === address && mail.Subject?.includes(reference),
  );

/** The newest event of this type about a session. */
function eventOf(type: string, sessionId: string) {
  const event = site.sandbox.stripe.events
    .filter((sent) => sent.type === type && (sent.object as { id?: string }).id === sessionId)
    .at(-1);
  if (!event) throw new Error(`Stripe sent no ${type}`);
  return event;
}

test("a paid session marks its order paid, and the buyer gets one receipt", async () => {
  const { fields, order, sessionId } = await placeOrder(site);
  const { subscription, customer } = await site.sandbox.stripe.pay(sessionId);
  expect(orderOf(site, fields)).toMatchObject({ state: "paid", stripe_session_id: sessionId });
  expect(orderOf(site, fields).paid_at).not.toBeNull();
  expect(paymentsOf(order)).toEqual([
    expect.objectContaining({
      stripe_session_id: sessionId,
      amount_total: 162_600,
      currency: "usd",
      stripe_subscription_id: subscription,
      stripe_customer_id: customer,
    }),
  ]);
  await until("the receipt is sent", () => mailsTo(fields.email, order.reference).length > 0);
  const [receipt] = mailsTo(fields.email, order.reference);
  expect(receipt).toMatchObject({ ReplyTo: supportEmail });
  for (const body of [receipt?.TextBody, receipt?.HtmlBody]) {
    for (const word of ["$1,626", "$1,497", "$129", order.reference, fields.project]) {
      expect(body).toContain(word);
    }
    expect(body).toMatch(new RegExp(`${site.url}/onboarding\\?link=[\\w-]{20,}`));
  }
});

test("the receipt's private link is stored only as a hash and never logged", async () => {
  const { fields, order, sessionId } = await placeOrder(site);
  await site.sandbox.stripe.pay(sessionId);
  await until("the receipt is sent", () => mailsTo(fields.email, order.reference).length > 0);
  const text = mailsTo(fields.email, order.reference)[0]?.TextBody ?? "";
  const token = /link=([\w-]+)/.exec(text)?.[1] ?? "";
  const links = site.rows<{ token_hash: string }>(
    "select token_hash from order_links where order_id = ?",
    order.id,
  );
  expect(links).toHaveLength(1);
  expect(links[0]?.token_hash).toMatch(/^[0-9a-f]{64}$/);
  expect(links[0]?.token_hash).not.toContain(token);
  expect(site.output().includes(token)).toBe(false);
  expect(site.output().includes(sessionId)).toBe(false);
});

test("an event delivered again is answered 200 and changes nothing", async () => {
  const { fields, order, sessionId } = await placeOrder(site);
  await site.sandbox.stripe.pay(sessionId);
  await until("the receipt is sent", () => mailsTo(fields.email, order.reference).length > 0);
  const before = orderOf(site, fields);
  const event = eventOf("checkout.session.completed", sessionId);
  const statuses = await Promise.all([1, 2, 3].map(() => site.sandbox.stripe.sendAgain(event.id)));
  expect(statuses).toEqual([200, 200, 200]);
  // The same fact under another event id, as Stripe may send it.
  expect(await site.sandbox.stripe.sendEvent(event.type, event.object)).toBe(200);
  expect(
    await site.sandbox.stripe.sendEvent("checkout.session.async_payment_succeeded", event.object),
  ).toBe(200);
  expect(orderOf(site, fields)).toEqual(before);
  expect(paymentsOf(order)).toHaveLength(1);
  expect(mailsTo(fields.email, order.reference)).toHaveLength(1);
  expect(site.rows("select id from stripe_events where id = ?", event.id)).toHaveLength(1);
});

test("simultaneous events of one payment make one payment, one receipt and one email to the team", async () => {
  const { fields, order, sessionId } = await placeOrder(site);
  site.sandbox.stripe.webhookUrl = undefined;
  const session = await site.sandbox.stripe.pay(sessionId);
  site.sandbox.stripe.webhookUrl = `${site.url}/webhooks/stripe`;
  expect(orderOf(site, fields).state).toBe("checkout_open");
  const statuses = await Promise.all([
    ...[1, 2, 3].map(() => site.sandbox.stripe.sendEvent("checkout.session.completed", session)),
    fetch(`${site.url}/thank-you?session_id=${sessionId}`).then(({ status }) => status),
  ]);
  expect(statuses).toEqual([200, 200, 200, 200]);
  expect(paymentsOf(order)).toHaveLength(1);
  await until("the receipt is sent", () => mailsTo(fields.email, order.reference).length > 0);
  expect(mailsTo(fields.email, order.reference)).toHaveLength(1);
  expect(
    site.rows("select id from outbox where order_id = ? and recipient = ?", order.id, fields.email),
  ).toHaveLength(1);
  const title = `Order paid ${order.reference}: ${fields.name}`;
  const toTeam = () =>
    mailsTo(teamEmail, order.reference).filter(({ Subject }) => Subject === title);
  await until("the team knows", () => toTeam().length > 0);
  expect(toTeam()).toHaveLength(1);
  expect(toTeam()[0]).toMatchObject({
    ReplyTo: fields.email,
    TextBody: expect.stringContaining("Paid: $1,626.00"),
  });
});

test("an expiry delivered after the payment changes nothing", async () => {
  const { fields, sessionId } = await placeOrder(site);
  const session = await site.sandbox.stripe.pay(sessionId);
  const before = orderOf(site, fields);
  const late = { ...session, status: "expired", payment_status: "unpaid" };
  expect(await site.sandbox.stripe.sendEvent("checkout.session.expired", late)).toBe(200);
  expect(orderOf(site, fields)).toEqual(before);
});

test("a failed bank transfer delivered after the payment changes nothing", async () => {
  const { fields, sessionId } = await placeOrder(site);
  const session = await site.sandbox.stripe.pay(sessionId);
  const failed = "checkout.session.async_payment_failed";
  expect(await site.sandbox.stripe.sendEvent(failed, session)).toBe(200);
  expect(orderOf(site, fields).state).toBe("paid");
});

test("a payment delivered after the session's expiry still counts", async () => {
  const { fields, order, sessionId } = await placeOrder(site);
  const open = structuredClone(site.sandbox.stripe.find(sessionId));
  await site.sandbox.stripe.sendEvent("checkout.session.expired", { ...open, status: "expired" });
  expect(orderOf(site, fields).state).toBe("checkout_expired");
  await site.sandbox.stripe.pay(sessionId);
  expect(orderOf(site, fields).state).toBe("paid");
  expect(paymentsOf(order)).toHaveLength(1);
});

test("the expiry of a superseded session leaves the order's new session open", async () => {
  const { visitor, fields, sessionId } = await placeOrder(site);
  await visitor.send({ ...fields, budget: "more" });
  await until("the old session's expiry was delivered", () =>
    site.sandbox.stripe.events.some(
      ({ type, object, delivered }) =>
        type === "checkout.session.expired" &&
        (object as { id: string }).id === sessionId &&
        delivered,
    ),
  );
  expect(orderOf(site, fields).state).toBe("checkout_open");
});

test("a second payment of one order is recorded, and the team is asked to refund it", async () => {
  const { visitor, fields, order, sessionId } = await placeOrder(site);
  // The first session stays payable, because expiring it fails.
  site.sandbox.stripe.fail({ match: "/expire", status: 500, times: 1 });
  await visitor.send({ ...fields, budget: "more" });
  const second = orderOf(site, fields).stripe_session_id ?? "";
  expect(second).not.toBe(sessionId);
  await site.sandbox.stripe.pay(second);
  await site.sandbox.stripe.pay(sessionId);
  await site.sandbox.stripe.sendAgain(eventOf("checkout.session.completed", sessionId).id);

  expect(paymentsOf(order).map((payment) => payment.stripe_session_id)).toEqual([
    second,
    sessionId,
  ]);
  expect(orderOf(site, fields)).toMatchObject({ state: "paid", stripe_session_id: second });
  const warnings = () =>
    mailsTo(teamEmail, order.reference).filter((mail) => mail.Subject?.startsWith("Paid twice"));
  await until("the team is warned", () => warnings().length > 0);
  expect(warnings()).toHaveLength(1);
  expect(warnings()[0]?.TextBody).toContain(order.id);
  await until("the receipt is sent", () => mailsTo(fields.email, order.reference).length > 0);
  expect(mailsTo(fields.email, order.reference)).toHaveLength(1);
});

test("a Postmark that never answers does not delay the response to Stripe", async () => {
  const { fields, sessionId } = await placeOrder(site);
  site.sandbox.postmark.fail({ match: "POST /email", hang: true, times: 2 });
  const started = Date.now();
  await site.sandbox.stripe.pay(sessionId);
  expect(Date.now() - started).toBeLessThan(2500);
  expect(orderOf(site, fields).state).toBe("paid");
});
