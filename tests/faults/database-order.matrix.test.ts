import { describe, expect, test } from "vitest";
import {
  checkoutCalls,
  mailCalls,
  orderOf,
  ordersOf,
  paidOrder,
  placeOrder,
  validOrder,
  type OrderFields,
} from "../support/orders/order-visitor";
import { paymentsOf, deliverEvent, withoutWebhooks } from "../support/orders/stripe-events";
import * as database from "../support/faults/broken-database";
import { until } from "../support/until";
import { buyers } from "../support/faults/buyers";
import { expireLeases, mailsAbout, waitForEmptyOutbox } from "../support/faults/outbox";
import { ofThisRun } from "../support/this-run";

const site = await database.startBreakableSite();

/** Longer than the free space between the rows of a full database. */
const longOrder = () => validOrder({ project: "We fit boilers in Leeds. ".repeat(79).trim() });
const failure = (values: OrderFields) => ({ kind: "failed", words: database.UNSAVED, values });
const emailsInOutbox = () => site.rows("select id from outbox").length;

/** Expects that an order has one session and is open. */
function expectOneCheckout(fields: OrderFields, sessionId: string): void {
  const order = orderOf(site, fields);
  expect(order).toMatchObject({ state: "checkout_open", stripe_session_id: sessionId });
  const sessions = site.sandbox.stripe.sessions.filter(
    ({ client_reference_id }) => client_reference_id === order.id,
  );
  expect(sessions.map(({ id }) => id)).toEqual([sessionId]);
}

/** In a browser a read-only database is like a full disk. */
const refusals = ofThisRun(
  buyers.flatMap((buyer) => [
    { ...buyer, ...database.full },
    { ...buyer, ...database.readOnly },
  ]),
  ({ mode, fault }) => mode === "without scripts" || fault === database.full.fault,
);

test.each(refusals)(
  "ordering $mode when $fault reports the failure and keeps the fields, calls no provider, and opens one session afterwards",
  async ({ arrive, ...fault }) => {
    const buyer = await arrive(site);
    const fields = longOrder();
    const before = emailsInOutbox();
    expect(await database.whileBroken(site, fault, () => buyer.send(fields))).toEqual(
      failure(fields),
    );
    expect(ordersOf(site, fields.email)).toEqual([]);
    expect(emailsInOutbox()).toBe(before);
    expect([...checkoutCalls(site), ...mailCalls(site)]).toEqual([]);

    const answer = await buyer.send(fields);
    if (answer.kind !== "checkout") throw new Error(answer.words);
    expectOneCheckout(fields, answer.sessionId);
    await waitForEmptyOutbox(site);
    expect(mailsAbout(site, orderOf(site, fields).reference)).toHaveLength(1);
    await buyer.leave();
  },
);

test.each(ofThisRun(buyers, ({ mode }) => mode === "without scripts"))(
  "ordering $mode when the session from Stripe cannot be recorded reports the failure, and sending again uses the same session",
  async ({ arrive }) => {
    const buyer = await arrive(site);
    const fields = validOrder();
    const send = () => buyer.send(fields);
    expect(await database.whileBrokenFrom(site, '"stripe_session_id" = ?', send)).toEqual(
      failure(fields),
    );
    const order = orderOf(site, fields);
    expect(order).toMatchObject({ state: "received", stripe_session_id: null });
    const [opened] = site.sandbox.stripe.sessions.filter(
      ({ client_reference_id }) => client_reference_id === order.id,
    );

    expect(await send()).toEqual({ kind: "checkout", sessionId: opened?.id });
    expectOneCheckout(fields, opened?.id ?? "");
    await waitForEmptyOutbox(site);
    expect(mailsAbout(site, order.reference)).toHaveLength(1);
    await buyer.leave();
  },
);

test.each(ofThisRun(buyers, ({ mode }) => mode === "without scripts"))(
  "ordering $mode when the sent email cannot be recorded reports the failure, opens one session afterwards, and sends the email at most twice",
  async ({ arrive }) => {
    const buyer = await arrive(site);
    const fields = validOrder();
    const send = () => buyer.send(fields);
    expect(await database.whileBrokenFrom(site, '"message_id" = ?', send)).toEqual(failure(fields));
    expect(checkoutCalls(site)).toEqual([]);

    const answer = await send();
    if (answer.kind !== "checkout") throw new Error(answer.words);
    expectOneCheckout(fields, answer.sessionId);
    expireLeases(site);
    await waitForEmptyOutbox(site);
    expect(mailsAbout(site, orderOf(site, fields).reference)).toHaveLength(2);
    await buyer.leave();
  },
);

test.each(ofThisRun(buyers, ({ mode }) => mode === "without scripts"))(
  "returning $mode when the payment cannot be recorded shows it as pending, and afterwards as paid",
  async ({ arrive }) => {
    const { order, sessionId } = await placeOrder(site);
    const buyer = await arrive(site);
    const path = `/thank-you?session_id=${sessionId}`;
    await withoutWebhooks(site, () => site.sandbox.stripe.pay(sessionId));
    const words = await database.whileBroken(site, database.readOnly, () => buyer.read(path));
    expect(words).toContain("Your payment is on its way");
    expect(words).toContain(order.reference);

    expect(await buyer.read(path)).toContain("Thank you for your order!");
    expect(paymentsOf(site, order)).toHaveLength(1);
    await buyer.leave();
  },
);

/** Pays a session at Stripe and returns its event, which has not been delivered. */
async function pay(sessionId: string) {
  const events = await withoutWebhooks(site, () => site.sandbox.stripe.pay(sessionId));
  return events.find(({ type }) => type === "checkout.session.completed");
}

describe("a webhook event", () => {
  test.each(ofThisRun([database.full, database.readOnly], () => true))(
    "is answered 503 when $fault, and counts once when Stripe delivers it again",
    async (fault) => {
      const { fields, order, sessionId } = await placeOrder(site);
      const paid = await pay(sessionId);
      expect(await database.whileBroken(site, fault, () => deliverEvent(site, paid))).toBe(503);
      expect(orderOf(site, fields).state).toBe("checkout_open");
      expect(paymentsOf(site, order)).toEqual([]);
      expect(site.rows("select * from stripe_events where id = ?", paid?.id)).toEqual([]);

      expect([await deliverEvent(site, paid), await deliverEvent(site, paid)]).toEqual([200, 200]);
      expect(orderOf(site, fields).state).toBe("paid");
      expect(paymentsOf(site, order)).toHaveLength(1);
      await waitForEmptyOutbox(site);
      expect(site.sandbox.postmark.mails.filter(({ To }) => To === fields.email)).toHaveLength(1);
    },
  );

  test("counts when its receipt's delivery cannot be recorded, and the receipt is sent at most twice", async () => {
    const { fields, order, sessionId } = await placeOrder(site);
    await waitForEmptyOutbox(site);
    const paid = await pay(sessionId);
    const receipts = () => site.sandbox.postmark.mails.filter(({ To }) => To === fields.email);
    const before = site.output().length;
    await database.whileBrokenFrom(site, '"message_id" = ?', async () => {
      expect(await deliverEvent(site, paid)).toBe(200);
      await until("the failure is logged", () =>
        site.output().slice(before).includes("mail not tried"),
      );
    });
    expect(receipts()).toHaveLength(1);
    expect(paymentsOf(site, order)).toHaveLength(1);
    expireLeases(site);
    await waitForEmptyOutbox(site);
    expect(receipts()).toHaveLength(2);
  });
});

test("failures of the database are logged without names, email addresses or session ids", async () => {
  await paidOrder(site);
  expect(site.output()).not.toMatch(/@plumbing\.test|Ann's Plumbing|boilers in Leeds|cs_test_/);
});
