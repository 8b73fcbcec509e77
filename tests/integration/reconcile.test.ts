import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startSandbox, type Sandbox } from "../../sandbox";
import { until } from "../support/until";

const HOURS = 60 * 60_000;
const PATIENCE_MS = 500;

let sandbox: Sandbox;
let site: Awaited<ReturnType<typeof load>>;

/** The application's own modules; they read the environment once, so the sandbox comes first. */
async function load() {
  const { db } = await import("~/database/connection.server");
  const { migrate } = await import("~/database/migrate.server");
  await migrate(db);
  return {
    db,
    ...(await import("~/ordering/place-order.server")),
    ...(await import("~/ordering/orders.server")),
    ...(await import("~/ordering/fulfil.server")),
    ...(await import("~/ordering/receipt.server")),
    ...(await import("~/ordering/reconcile.server")),
    ...(await import("~/payments/checkout-session.server")),
  };
}

beforeAll(async () => {
  sandbox = await startSandbox({ providers: ["stripe", "postmark"] });
  Object.assign(process.env, sandbox.env, { PROVIDER_TIMEOUT_MS: String(PATIENCE_MS) });
  site = await load();
});

afterEach(async () => {
  sandbox.reset();
  await site.db.updateTable("orders").set({ state: "cancelled", paid_at: null }).execute();
});

afterAll(async () => {
  await site.db.destroy();
  await sandbox.close();
});

const details = {
  name: "Ann's Plumbing",
  email: "ann@plumbing.test",
  project: "Boilers, leaks and bathrooms.",
  assets: "A logo",
  timeline: "week",
  budget: undefined,
};

async function place(formId = randomUUID(), changes = {}) {
  const placement = await site.placeOrder(formId, { ...details, ...changes });
  expect(placement.kind).toBe("checkout");
  const id = placement.orderId;
  const order = async () => (await site.findOrder(id))!;
  return { id, formId, order, sessionId: (await order()).stripe_session_id! };
}

const later = (hours: number) => new Date(Date.now() + hours * HOURS);
const asked = () =>
  sandbox.stripe.requests
    .filter(({ method, path }) => method === "GET" && path.startsWith("/v1/checkout/sessions/"))
    .map(({ path }) => path.split("/").at(-1));

test("a payment that no webhook told is found after an hour, not before", async () => {
  const { order, sessionId } = await place();
  await sandbox.stripe.pay(sessionId);
  expect(await site.reconcileOrders(later(0.9))).toMatchObject({ asked: 0, paid: 0 });
  expect((await order()).state).toBe("checkout_open");
  expect(await site.reconcileOrders(later(1.1))).toMatchObject({
    asked: 1,
    paid: 1,
    reached: true,
  });
  expect((await order()).state).toBe("paid");
  await until("the receipt has gone", () =>
    sandbox.postmark.mails.some((mail) => mail.To === details.email),
  );
  expect(await site.reconcileOrders(later(9))).toMatchObject({ asked: 0 });
});

test("an expiry that no webhook told is found, and an open checkout is left alone for another hour", async () => {
  const [expired, open] = [await place(), await place()];
  await sandbox.stripe.expire(expired.sessionId);
  const before = (await open.order()).updated_at;
  expect(await site.reconcileOrders(later(2))).toMatchObject({ asked: 2, expired: 1 });
  expect((await expired.order()).state).toBe("checkout_expired");
  expect(await open.order()).toMatchObject({ state: "checkout_open", updated_at: before });
  expect(await site.reconcileOrders(later(2.9))).toMatchObject({ asked: 0 });
  expect(await site.reconcileOrders(later(3.1))).toMatchObject({ asked: 1 });
});

test("a bank transfer is waited for, and its arrival or failure found", async () => {
  const [arriving, failing] = [await place(), await place()];
  for (const { id, sessionId } of [arriving, failing]) {
    await sandbox.stripe.payLater(sessionId);
    await site.fulfil((await site.findCheckout(sessionId))!);
    expect((await site.findOrder(id))?.state).toBe("payment_pending");
  }
  expect(await site.reconcileOrders(later(2))).toMatchObject({ asked: 2, paid: 0, failed: 0 });
  await sandbox.stripe.settle(arriving.sessionId, true);
  await sandbox.stripe.settle(failing.sessionId, false);
  expect(await site.reconcileOrders(later(4))).toMatchObject({ asked: 2, paid: 1, failed: 1 });
  expect((await arriving.order()).state).toBe("paid");
  expect((await failing.order()).state).toBe("payment_failed");
  expect(await site.reconcileOrders(later(6))).toMatchObject({ asked: 0 });
});

/** Orders whose last change is so many hours ago. */
async function placeAgo(count: number, hours: number) {
  const orders = [];
  for (let n = 0; n < count; n += 1) {
    const order = await place();
    const at = new Date(Date.now() - hours * HOURS - n).toISOString();
    await site.db
      .updateTable("orders")
      .set({ created_at: at, updated_at: at })
      .where("id", "=", order.id)
      .execute();
    orders.push(order);
  }
  return orders;
}

test("junk that was left open before it keeps no buyer waiting who came back from the checkout", async () => {
  const returned = await place();
  await site.receiptForSession(returned.sessionId);
  await placeAgo(25, 3);
  await sandbox.stripe.pay(returned.sessionId);
  sandbox.reset();
  expect(await site.reconcileOrders(later(2))).toMatchObject({ asked: 20, paid: 1 });
  expect(asked()[0]).toBe(returned.sessionId);
});

test("the newest orders come first, and the oldest have a share of every pass", async () => {
  const old = await placeAgo(25, 9);
  const junk = await placeAgo(25, 3);
  const newest = await place();
  sandbox.reset();
  expect(await site.reconcileOrders(later(2))).toMatchObject({ asked: 20 });
  const ids = asked();
  expect(ids[0]).toBe(newest.sessionId);
  const shareOf = (orders: typeof old) =>
    orders.filter(({ sessionId }) => ids.includes(sessionId)).length;
  expect([shareOf(old), shareOf(junk)]).toEqual([5, 14]);
  for (let pass = 0; pass < 2; pass += 1) await site.reconcileOrders(later(2));
  expect(new Set(asked()).size).toBe(51);
});

test("those who came back are many, and still leave room for the others", async () => {
  const orders = await placeAgo(30, 3);
  for (const { sessionId } of orders) await site.receiptForSession(sessionId);
  const old = await placeAgo(5, 9);
  sandbox.reset();
  await site.reconcileOrders(later(2));
  for (const { sessionId } of old) expect(asked()).toContain(sessionId);
});

test("a payment that is not accepted is not found paid, and Stripe is not asked about it again", async () => {
  const { id, order, sessionId } = await place();
  await site.db
    .updateTable("checkouts")
    .set({ amount_subtotal: 1 })
    .where("order_id", "=", id)
    .execute();
  await sandbox.stripe.pay(sessionId);
  expect(await site.reconcileOrders(later(2))).toMatchObject({ asked: 1, paid: 0 });
  expect((await order()).state).toBe("checkout_expired");
  expect(await site.reconcileOrders(later(9))).toMatchObject({ asked: 0 });
});

test("twenty orders a pass are asked about, one at a time", async () => {
  const orders = [];
  for (let n = 0; n < 23; n += 1) orders.push(await place());
  const sessions = orders.map(({ sessionId }) => sessionId);
  sandbox.reset();
  sandbox.stripe.fail({ match: "GET", delayMs: 5 });
  expect(await site.reconcileOrders(later(2))).toMatchObject({ asked: 20 });
  expect(new Set(asked()).size).toBe(20);
  expect(await site.reconcileOrders(later(2))).toMatchObject({ asked: 3 });
  expect(asked().sort()).toEqual(sessions.sort());
});

test.each([
  ["answers 500", { status: 500 }],
  ["is too busy", { status: 429 }],
  ["refuses the key", { status: 401 }],
  ["hangs", { hang: true }],
] as const)("a Stripe that %s ends the pass; the next ones go on", async (_, fault) => {
  const orders = [await place(), await place()];
  for (const { sessionId } of orders) await sandbox.stripe.pay(sessionId);
  sandbox.reset();
  sandbox.stripe.fail({ match: "GET", times: 1, ...fault });
  expect(await site.reconcileOrders(later(2))).toMatchObject({ asked: 1, paid: 0, reached: false });
  expect(asked()).toHaveLength(1);
  expect(await site.reconcileOrders(later(2))).toMatchObject({ asked: 1, paid: 1, reached: true });
  expect(await site.reconcileOrders(later(3.1))).toMatchObject({ asked: 1, paid: 1 });
});

test("a session that Stripe does not know keeps nobody else waiting", async () => {
  const [unknown, paid] = [await place(), await place()];
  await sandbox.stripe.pay(paid.sessionId);
  sandbox.stripe.fail({ match: unknown.sessionId, status: 404 });
  expect(await site.reconcileOrders(later(2))).toMatchObject({ asked: 2, paid: 1, reached: true });
  expect((await unknown.order()).state).toBe("checkout_open");
});

test("an order paid by a replaced checkout has its open one closed, however often that fails at first", async () => {
  const { formId, order, sessionId: first } = await place();
  sandbox.stripe.fail({ match: "/expire", status: 500, times: 4 });
  await place(formId, { name: "Ann & Sons" });
  const second = (await order()).stripe_session_id!;
  const expiries = () => sandbox.stripe.requests.filter(({ path }) => path.endsWith("/expire"));
  await until("closing the first has failed", () => expiries().length === 1);
  await sandbox.stripe.pay(first);
  await site.fulfil((await site.findCheckout(first))!);
  expect(await order()).toMatchObject({ state: "paid", stripe_session_id: second });
  await until("closing the second has failed", () => expiries().length === 2);

  expect(await site.reconcileOrders()).toMatchObject({ asked: 0, closed: 0 });
  expect(await site.reconcileOrders()).toMatchObject({ closed: 0 });
  expect(sandbox.stripe.find(second)?.status).toBe("open");
  expect(await site.reconcileOrders()).toMatchObject({ closed: 1 });
  expect(sandbox.stripe.find(second)?.status).toBe("expired");
  expect(await order()).toMatchObject({ state: "paid", stripe_session_id: first });
  expect(await site.reconcileOrders()).toMatchObject({ closed: 0 });
});

test("a second payment that comes before its checkout is closed is recorded", async () => {
  const { id, formId, order, sessionId: first } = await place();
  sandbox.stripe.fail({ match: "/expire", status: 500, times: 2 });
  await place(formId, { name: "Ann & Sons" });
  const second = (await order()).stripe_session_id!;
  const expiries = () => sandbox.stripe.requests.filter(({ path }) => path.endsWith("/expire"));
  await until("closing the first has failed", () => expiries().length === 1);
  await sandbox.stripe.pay(first);
  await site.fulfil((await site.findCheckout(first))!);
  await until("closing the second has failed", () => expiries().length === 2);
  await sandbox.stripe.pay(second);
  expect(await site.reconcileOrders()).toMatchObject({ closed: 1 });
  const payments = await site.db
    .selectFrom("payments")
    .select("stripe_session_id")
    .where("order_id", "=", id)
    .execute();
  expect(payments).toHaveLength(2);
});

test("it runs as soon as it is started, and stopping waits for the pass in hand", async () => {
  const { order, sessionId } = await place();
  await sandbox.stripe.pay(sessionId);
  await site.db.updateTable("orders").set({ updated_at: "2020-01-01T00:00:00.000Z" }).execute();
  sandbox.stripe.fail({ match: "GET", delayMs: 200, times: 1 });
  const loop = site.startReconciliation();
  await until("Stripe is asked", () => asked().length > 0);
  await loop.stop();
  expect((await order()).state).toBe("paid");
  const { length } = sandbox.stripe.requests;
  await pause(20);
  expect(sandbox.stripe.requests).toHaveLength(length);
});
