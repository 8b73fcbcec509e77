import { describe, expect, test } from "vitest";
import {
  checkoutCalls,
  mailCalls,
  orderOf,
  ordersOf,
  paidOrder,
  validOrder,
  type OrderFields,
} from "../support/orders/order-visitor";
import { mailedTo } from "../support/orders/person";
import {
  deliverEvent,
  paidWithoutWebhook,
  paymentsOf,
  sessionsOf,
} from "../support/orders/stripe-events";
import * as database from "../support/faults/broken-database";
import { until } from "../support/until";
import { expectOneMail, waitForEmptyOutbox } from "../support/faults/outbox";
import { buyers } from "../support/faults/visitors";
import { ofThisRun } from "../support/this-run";

const site = await database.startBreakableSite();

/** Longer than the free space between the rows of a full database. */
const longOrder = () => validOrder({ project: "We fit boilers in Leeds. ".repeat(79).trim() });
const failure = (values: OrderFields) => ({ words: database.UNSAVED, values });
const emailsInOutbox = () => site.rows("select id from outbox").length;

/** Expects an answer to have opened the one checkout of an order, and one email. */
async function expectOneCheckout(fields: OrderFields, answer: object): Promise<void> {
  const order = orderOf(site, fields);
  expect(order.state).toBe("checkout_open");
  expect(answer).toEqual({ sessionId: order.stripe_session_id });
  expect(sessionsOf(site, order).map(({ id }) => id)).toEqual([order.stripe_session_id]);
  await expectOneMail(site, order.reference);
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

    await expectOneCheckout(fields, await buyer.send(fields));
  },
);

const unrecorded = buyers.flatMap((buyer) => [
  { ...buyer, what: "session from Stripe", column: "stripe_session_id" },
  { ...buyer, what: "sent email", column: "message_id" },
]);

test.each(ofThisRun(unrecorded, ({ mode }) => mode === "without scripts"))(
  "ordering $mode when the $what cannot be recorded reports the failure, and sending again leads to the one session and sends the email once",
  async ({ arrive, column }) => {
    const buyer = await arrive(site);
    const fields = validOrder();
    const send = () => buyer.send(fields);
    const broken = database.readOnlyFrom(`"${column}" = ?`);
    expect(await database.whileBroken(site, broken, send)).toEqual(failure(fields));
    expect(orderOf(site, fields)).toMatchObject({ state: "received", stripe_session_id: null });

    await expectOneCheckout(fields, await send());
  },
);

test.each(ofThisRun(buyers, ({ mode }) => mode === "without scripts"))(
  "returning $mode when the payment cannot be recorded does not call it unpaid or on its way, and shows it afterwards",
  async ({ arrive }) => {
    const { order, sessionId } = await paidWithoutWebhook(site);
    const buyer = await arrive(site);
    const path = `/thank-you?session_id=${sessionId}`;
    const words = await database.whileBroken(site, database.readOnly, () => buyer.read(path));
    expect(words).toContain("We cannot show this page right now");
    expect(words).toContain("What you sent us or paid before is safe.");
    expect(words).not.toMatch(/on its way|not paid/);

    expect(await buyer.read(path)).toContain("Thank you for your order!");
    expect(paymentsOf(site, order)).toHaveLength(1);
  },
);

describe("a webhook event", () => {
  test.each(ofThisRun([database.full, database.readOnly], () => true))(
    "is answered 503 when $fault, and counts once when Stripe delivers it again",
    async (fault) => {
      const { fields, order, completed: paid } = await paidWithoutWebhook(site);
      expect(await database.whileBroken(site, fault, () => deliverEvent(site, paid))).toBe(503);
      expect(orderOf(site, fields).state).toBe("checkout_open");
      expect(paymentsOf(site, order)).toEqual([]);
      expect(site.rows("select * from stripe_events where id = ?", paid?.id)).toEqual([]);

      expect([await deliverEvent(site, paid), await deliverEvent(site, paid)]).toEqual([200, 200]);
      expect(orderOf(site, fields).state).toBe("paid");
      expect(paymentsOf(site, order)).toHaveLength(1);
      await waitForEmptyOutbox(site);
      expect(mailedTo(site, fields.email)).toHaveLength(1);
    },
  );

  test("counts when its receipt's delivery cannot be recorded, and the receipt is sent once", async () => {
    const { fields, order, completed: paid } = await paidWithoutWebhook(site);
    await waitForEmptyOutbox(site);
    const receipts = () => mailedTo(site, fields.email);
    const before = site.output().length;
    await database.whileBroken(site, database.readOnlyFrom('"message_id" = ?'), async () => {
      expect(await deliverEvent(site, paid)).toBe(200);
      await until("the failure is logged", () =>
        site.output().slice(before).includes("could not be recorded yet"),
      );
    });
    expect(receipts()).toHaveLength(1);
    expect(paymentsOf(site, order)).toHaveLength(1);
    await waitForEmptyOutbox(site);
    expect(receipts()).toHaveLength(1);
  });
});

test("failures of the database are logged without names, email addresses or session ids", async () => {
  await paidOrder(site);
  expect(site.output()).not.toMatch(/@plumbing\.test|Ann's Plumbing|boilers in Leeds|cs_test_/);
});
