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
import { paymentsOf, tell, untold } from "../support/orders/stripe-news";
import * as database from "../support/faults/broken-database";
import { until } from "../support/until";
import { buyers } from "../support/faults/buyers";
import { leasesRunOut, mailsAbout, outboxEmptied } from "../support/faults/outbox";
import { ofThisRun } from "../support/this-run";

const site = await database.startBreakableSite();

/** Longer than what fits between the rows of a full database. */
const longOrder = () => validOrder({ project: "We fit boilers in Leeds. ".repeat(79).trim() });
const told = (values: OrderFields) => ({ kind: "told", words: database.UNSAVED, values });
const mailsQueued = () => site.rows("select id from outbox").length;

/** Expects an order to have come to one checkout that was told of once. */
function expectOneCheckout(fields: OrderFields, sessionId: string): void {
  const order = orderOf(site, fields);
  expect(order).toMatchObject({ state: "checkout_open", stripe_session_id: sessionId });
  const sessions = site.sandbox.stripe.sessions.filter(
    ({ client_reference_id }) => client_reference_id === order.id,
  );
  expect(sessions.map(({ id }) => id)).toEqual([sessionId]);
}

/** To a browser a read-only database is what a full disk is. */
const refusals = ofThisRun(
  buyers.flatMap((buyer) => [
    { ...buyer, ...database.full },
    { ...buyer, ...database.readOnly },
  ]),
  ({ mode, fault }) => mode === "without scripts" || fault === database.full.fault,
);

test.each(refusals)(
  "ordering $mode when $fault: told with the typed values kept, nobody is asked or told anything, and one checkout in the end",
  async ({ arrive, ...fault }) => {
    const buyer = await arrive(site);
    const fields = longOrder();
    const before = mailsQueued();
    expect(await database.whileBroken(site, fault, () => buyer.send(fields))).toEqual(told(fields));
    expect(ordersOf(site, fields.email)).toEqual([]);
    expect(mailsQueued()).toBe(before);
    expect([...checkoutCalls(site), ...mailCalls(site)]).toEqual([]);

    const answer = await buyer.send(fields);
    if (answer.kind !== "checkout") throw new Error(answer.words);
    expectOneCheckout(fields, answer.sessionId);
    await outboxEmptied(site);
    expect(mailsAbout(site, orderOf(site, fields).reference)).toHaveLength(1);
    await buyer.leave();
  },
);

test.each(ofThisRun(buyers, ({ mode }) => mode === "without scripts"))(
  "ordering $mode when the session that Stripe has opened cannot be noted: told, and the same session in the end",
  async ({ arrive }) => {
    const buyer = await arrive(site);
    const fields = validOrder();
    const send = () => buyer.send(fields);
    expect(await database.whileBrokenFrom(site, '"stripe_session_id" = ?', send)).toEqual(
      told(fields),
    );
    const order = orderOf(site, fields);
    expect(order).toMatchObject({ state: "received", stripe_session_id: null });
    const [opened] = site.sandbox.stripe.sessions.filter(
      ({ client_reference_id }) => client_reference_id === order.id,
    );

    expect(await send()).toEqual({ kind: "checkout", sessionId: opened?.id });
    expectOneCheckout(fields, opened?.id ?? "");
    await outboxEmptied(site);
    expect(mailsAbout(site, order.reference)).toHaveLength(1);
    await buyer.leave();
  },
);

test.each(ofThisRun(buyers, ({ mode }) => mode === "without scripts"))(
  "ordering $mode when the delivery of the team's mail cannot be noted: told, one checkout, and that mail at most twice",
  async ({ arrive }) => {
    const buyer = await arrive(site);
    const fields = validOrder();
    const send = () => buyer.send(fields);
    expect(await database.whileBrokenFrom(site, '"message_id" = ?', send)).toEqual(told(fields));
    expect(checkoutCalls(site)).toEqual([]);

    const answer = await send();
    if (answer.kind !== "checkout") throw new Error(answer.words);
    expectOneCheckout(fields, answer.sessionId);
    leasesRunOut(site);
    await outboxEmptied(site);
    expect(mailsAbout(site, orderOf(site, fields).reference)).toHaveLength(2);
    await buyer.leave();
  },
);

test.each(ofThisRun(buyers, ({ mode }) => mode === "without scripts"))(
  "ordering $mode when a payment cannot be noted: the buyer reads that it is on its way, then that it is paid",
  async ({ arrive }) => {
    const { order, sessionId } = await placeOrder(site);
    const buyer = await arrive(site);
    const path = `/thank-you?session_id=${sessionId}`;
    await untold(site, () => site.sandbox.stripe.pay(sessionId));
    const words = await database.whileBroken(site, database.readOnly, () => buyer.read(path));
    expect(words).toContain("Your payment is on its way");
    expect(words).toContain(order.reference);

    expect(await buyer.read(path)).toContain("Thank you for your order!");
    expect(paymentsOf(site, order)).toHaveLength(1);
    await buyer.leave();
  },
);

/** Lets a buyer pay, and returns the news of it that the site is still to be told. */
async function pay(sessionId: string) {
  const news = await untold(site, () => site.sandbox.stripe.pay(sessionId));
  return news.find(({ type }) => type === "checkout.session.completed");
}

describe("a webhook", () => {
  test.each(ofThisRun([database.full, database.readOnly], () => true))(
    "is answered 503 when $fault, and counts once when Stripe delivers it again",
    async (fault) => {
      const { fields, order, sessionId } = await placeOrder(site);
      const paid = await pay(sessionId);
      expect(await database.whileBroken(site, fault, () => tell(site, paid))).toBe(503);
      expect(orderOf(site, fields).state).toBe("checkout_open");
      expect(paymentsOf(site, order)).toEqual([]);
      expect(site.rows("select * from stripe_events where id = ?", paid?.id)).toEqual([]);

      expect([await tell(site, paid), await tell(site, paid)]).toEqual([200, 200]);
      expect(orderOf(site, fields).state).toBe("paid");
      expect(paymentsOf(site, order)).toHaveLength(1);
      await outboxEmptied(site);
      expect(site.sandbox.postmark.mails.filter(({ To }) => To === fields.email)).toHaveLength(1);
    },
  );

  test("counts although the delivery of its receipt cannot be noted, and the receipt comes at most twice", async () => {
    const { fields, order, sessionId } = await placeOrder(site);
    await outboxEmptied(site);
    const paid = await pay(sessionId);
    const receipts = () => site.sandbox.postmark.mails.filter(({ To }) => To === fields.email);
    const before = site.output().length;
    await database.whileBrokenFrom(site, '"message_id" = ?', async () => {
      expect(await tell(site, paid)).toBe(200);
      await until("the failure is logged", () =>
        site.output().slice(before).includes("mail not tried"),
      );
    });
    expect(receipts()).toHaveLength(1);
    expect(paymentsOf(site, order)).toHaveLength(1);
    leasesRunOut(site);
    await outboxEmptied(site);
    expect(receipts()).toHaveLength(2);
  });
});

test("the log names nobody", async () => {
  await paidOrder(site);
  expect(site.output()).not.toMatch(/@plumbing\.test|Ann's Plumbing|boilers in Leeds|cs_test_/);
});
