import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { db, details, execute, HOUR, rows, sandbox } from "../support/database/application";
import { until } from "../support/until";

const { findCheckout } = await import("~/server/stripe/checkout-sessions.server");
const { fulfill } = await import("~/orders/fulfill.server");
const Orders = await import("~/orders/orders.repository.server");
const { placeOrder } = await import("~/orders/place-order.server");
const { receiptForSession } = await import("~/orders/receipt.server");
const { reconcileOrders, startReconciliation } = await import("~/orders/reconcile.server");

async function place(formId = randomUUID(), changes = {}) {
  const placement = await placeOrder(formId, { ...details, ...changes });
  expect(placement.kind).toBe("checkout");
  const id = placement.orderId;
  const order = async () => (await Orders.findById(db, id))!;
  return { id, formId, order, sessionId: (await order()).stripe_session_id! };
}

/** A pass of the reconciliation, as if it ran that many hours later. */
const reconcile = (hours = 0) => reconcileOrders(new Date(Date.now() + hours * HOUR));
const asked = () =>
  sandbox.stripe.requests
    .filter(({ method, path }) => method === "GET" && path.startsWith("/v1/checkout/sessions/"))
    .map(({ path }) => path.split("/").at(-1));

test("a payment whose webhook was lost is found after an hour, not before", async () => {
  const { order, sessionId } = await place();
  await sandbox.stripe.pay(sessionId);
  expect(await reconcile(0.9)).toMatchObject({ asked: 0, paid: 0 });
  expect((await order()).state).toBe("checkout_open");
  expect(await reconcile(1.1)).toMatchObject({ asked: 1, paid: 1, reached: true });
  expect((await order()).state).toBe("paid");
  await until("the receipt has gone", () =>
    sandbox.postmark.mails.some((mail) => mail.To === details.email),
  );
  expect(await reconcile(9)).toMatchObject({ asked: 0 });
});

test("an expired session whose webhook was lost is found, and an open one is asked about again an hour later", async () => {
  const [expired, open] = [await place(), await place()];
  await sandbox.stripe.expire(expired.sessionId);
  const before = (await open.order()).updated_at;
  expect(await reconcile(2)).toMatchObject({ asked: 2, expired: 1 });
  expect((await expired.order()).state).toBe("checkout_expired");
  expect(await open.order()).toMatchObject({ state: "checkout_open", updated_at: before });
  expect(await reconcile(2.9)).toMatchObject({ asked: 0 });
  expect(await reconcile(3.1)).toMatchObject({ asked: 1 });
});

test("a payment whose webhook was lost is found though a clock that was ahead has asked about its order before", async () => {
  const { order, sessionId } = await place();
  expect(await reconcile(200 * 24)).toMatchObject({ asked: 1, paid: 0 });
  await sandbox.stripe.pay(sessionId);
  expect(await reconcile(2)).toMatchObject({ asked: 1, paid: 1 });
  expect((await order()).state).toBe("paid");
});

test("a pending bank transfer stays pending until it has arrived or failed, and then that is recorded", async () => {
  const [arriving, failing] = [await place(), await place()];
  for (const { id, sessionId } of [arriving, failing]) {
    await sandbox.stripe.payLater(sessionId);
    await fulfill(db, (await findCheckout(sessionId))!);
    expect((await Orders.findById(db, id))?.state).toBe("payment_pending");
  }
  expect(await reconcile(2)).toMatchObject({ asked: 2, paid: 0, failed: 0 });
  await sandbox.stripe.settle(arriving.sessionId, true);
  await sandbox.stripe.settle(failing.sessionId, false);
  expect(await reconcile(4)).toMatchObject({ asked: 2, paid: 1, failed: 1 });
  expect((await arriving.order()).state).toBe("paid");
  expect((await failing.order()).state).toBe("payment_failed");
  expect(await reconcile(6)).toMatchObject({ asked: 0 });
});

/** Orders last changed that many hours ago. */
async function placeAgo(count: number, hours: number) {
  const orders = [];
  for (let n = 0; n < count; n += 1) {
    const order = await place();
    const at = new Date(Date.now() - hours * HOUR - n).toISOString();
    execute("update orders set created_at = ?, updated_at = ? where id = ?", at, at, order.id);
    orders.push(order);
  }
  return orders;
}

test("a buyer who came back from the checkout is asked about before 25 older unpaid orders", async () => {
  const returned = await place();
  await receiptForSession(returned.sessionId);
  await placeAgo(25, 3);
  await sandbox.stripe.pay(returned.sessionId);
  sandbox.reset();
  expect(await reconcile(2)).toMatchObject({ asked: 20, paid: 1 });
  expect(asked()[0]).toBe(returned.sessionId);
});

test("each pass asks about the newest orders first and keeps a share for the oldest", async () => {
  const old = await placeAgo(25, 9);
  const junk = await placeAgo(25, 3);
  const newest = await place();
  sandbox.reset();
  expect(await reconcile(2)).toMatchObject({ asked: 20 });
  const ids = asked();
  expect(ids[0]).toBe(newest.sessionId);
  const shareOf = (orders: typeof old) =>
    orders.filter(({ sessionId }) => ids.includes(sessionId)).length;
  expect([shareOf(old), shareOf(junk)]).toEqual([5, 14]);
  for (let pass = 0; pass < 2; pass += 1) await reconcile(2);
  expect(new Set(asked()).size).toBe(51);
});

test("many orders whose buyers came back still leave room for the oldest ones", async () => {
  const orders = await placeAgo(30, 3);
  for (const { sessionId } of orders) await receiptForSession(sessionId);
  const old = await placeAgo(5, 9);
  sandbox.reset();
  await reconcile(2);
  for (const { sessionId } of old) expect(asked()).toContain(sessionId);
});

test("an unexpected payment does not make the order paid, and Stripe is not asked about it again", async () => {
  const { id, order, sessionId } = await place();
  execute("update checkouts set amount_subtotal = 1 where order_id = ?", id);
  await sandbox.stripe.pay(sessionId);
  expect(await reconcile(2)).toMatchObject({ asked: 1, paid: 0 });
  expect((await order()).state).toBe("checkout_expired");
  expect(await reconcile(9)).toMatchObject({ asked: 0 });
});

test.each([
  ["answers 500", { status: 500 }],
  ["is too busy", { status: 429 }],
  ["refuses the key", { status: 401 }],
  ["hangs", { hang: true }],
] as const)("a pass ends when Stripe %s, and the next passes go on", async (_, fault) => {
  const orders = [await place(), await place()];
  for (const { sessionId } of orders) await sandbox.stripe.pay(sessionId);
  sandbox.reset();
  sandbox.stripe.fail({ match: "GET", times: 1, ...fault });
  expect(await reconcile(2)).toMatchObject({ asked: 1, paid: 0, reached: false });
  expect(asked()).toHaveLength(1);
  expect(await reconcile(2)).toMatchObject({ asked: 1, paid: 1, reached: true });
  expect(await reconcile(3.1)).toMatchObject({ asked: 1, paid: 1 });
});

test("a session that Stripe does not know does not hold up other orders", async () => {
  const [unknown, paid] = [await place(), await place()];
  await sandbox.stripe.pay(paid.sessionId);
  sandbox.stripe.fail({ match: unknown.sessionId, status: 404 });
  expect(await reconcile(2)).toMatchObject({ asked: 2, paid: 1, reached: true });
  expect((await unknown.order()).state).toBe("checkout_open");
});

/** An order paid through its first session, which could not be expired, and neither can its second one at first. */
async function paySuperseded({ failures }: { failures: number }) {
  const { id, formId, order, sessionId: first } = await place();
  sandbox.stripe.fail({ match: "/expire", status: 500, times: failures });
  await place(formId, { name: "Ann & Sons" });
  const second = (await order()).stripe_session_id!;
  const expiries = () => sandbox.stripe.requests.filter(({ path }) => path.endsWith("/expire"));
  await until("expiring the first has failed", () => expiries().length === 1);
  await sandbox.stripe.pay(first);
  await fulfill(db, (await findCheckout(first))!);
  expect(await order()).toMatchObject({ state: "paid", stripe_session_id: first });
  await until("expiring the second has failed", () => expiries().length === 2);
  return { id, order, first, second };
}

test("an order paid through a superseded session has its open session expired, even when that fails at first", async () => {
  const { order, first, second } = await paySuperseded({ failures: 4 });
  expect(await reconcile()).toMatchObject({ asked: 0, closed: 0 });
  expect(await reconcile()).toMatchObject({ closed: 0 });
  expect(sandbox.stripe.find(second)?.status).toBe("open");
  expect(await reconcile()).toMatchObject({ closed: 1 });
  expect(sandbox.stripe.find(second)?.status).toBe("expired");
  expect(await order()).toMatchObject({ state: "paid", stripe_session_id: first });
  expect(await reconcile()).toMatchObject({ closed: 0 });
});

test("a second payment made before its session could be expired is recorded", async () => {
  const { id, second } = await paySuperseded({ failures: 2 });
  await sandbox.stripe.pay(second);
  expect(await reconcile()).toMatchObject({ closed: 1 });
  expect(rows("select * from payments where order_id = ?", id)).toHaveLength(2);
});

test("the reconciliation job runs as soon as it starts, and stopping it waits for the running pass", async () => {
  const { order, sessionId } = await place();
  await sandbox.stripe.pay(sessionId);
  execute("update orders set updated_at = '2020-01-01T00:00:00.000Z'");
  sandbox.stripe.fail({ match: "GET", delayMs: 200, times: 1 });
  const job = startReconciliation();
  await until("Stripe is asked", () => asked().length > 0);
  await job.stop();
  expect((await order()).state).toBe("paid");
  const { length } = sandbox.stripe.requests;
  await pause(20);
  expect(sandbox.stripe.requests).toHaveLength(length);
});
