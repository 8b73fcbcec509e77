import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startSandbox } from "../../sandbox";

// The passes of the background loops themselves, in this process; that a loop outlives a pass that
// fails is shown in unit/repeat.test.ts.

const HOUR_MS = 60 * 60 * 1000;

const sandbox = await startSandbox();
Object.assign(process.env, sandbox.env);
const { db, sqlite } = await import("~/database/connection.server");
const { migrate } = await import("~/database/migrate.server");
const { placeOrder } = await import("~/ordering/place-order.server");
const { reconcileOrders } = await import("~/ordering/reconcile.server");
const { remind } = await import("~/onboarding/reminders.server");
const drafts = await import("~/onboarding/drafts.repository.server");
const uploads = await import("~/onboarding/uploads.repository.server");
const { beginUpload } = await import("~/onboarding/uploads.server");
const { putObject } = await import("~/storage/bucket.server");
const { sweep } = await import("~/operations/retention/sweeper.server");

beforeAll(() => migrate(db));
beforeEach(() => sandbox.reset());
afterAll(async () => {
  await db.destroy();
  await sandbox.close();
});

async function whileReadOnly(work: () => Promise<unknown>): Promise<void> {
  sqlite.pragma("query_only = 1");
  try {
    await work();
  } finally {
    sqlite.pragma("query_only = 0");
  }
}

const unwritten = { code: "SQLITE_READONLY" };
const hence = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const stripeCalls = () => sandbox.stripe.requests.length;

async function openOrder() {
  const details = {
    ...{ name: "Marlow & Sons", email: "ann@marlow.test", project: "Boilers and bathrooms" },
    ...{ assets: "A logo", timeline: "week", budget: undefined },
  };
  const { orderId } = await placeOrder(randomUUID(), details);
  const order = () =>
    db.selectFrom("orders").selectAll().where("id", "=", orderId).executeTakeFirstOrThrow();
  return { orderId, order, sessionId: (await order()).stripe_session_id! };
}

test("the reconciliation asks nothing that it cannot note, and does its work with the next pass", async () => {
  const { order, sessionId } = await openOrder();
  sandbox.stripe.webhookUrl = undefined;
  await sandbox.stripe.pay(sessionId);
  const calls = stripeCalls();
  await whileReadOnly(() => expect(reconcileOrders(hence(2))).rejects.toMatchObject(unwritten));
  expect(stripeCalls()).toBe(calls);
  expect((await order()).state).toBe("checkout_open");

  expect(await reconcileOrders(hence(2))).toMatchObject({ asked: 1, paid: 1 });
  expect((await order()).state).toBe("paid");
});

test("a reminder that cannot be queued is queued once with the next pass", async () => {
  const { orderId } = await openOrder();
  await db
    .updateTable("orders")
    .set({ state: "paid", paid_at: hence(0).toISOString() })
    .where("id", "=", orderId)
    .execute();
  const reminders = () =>
    db
      .selectFrom("outbox")
      .select("id")
      .where("dedupe_key", "like", `order ${orderId} reminder%`)
      .execute();
  await whileReadOnly(() => expect(remind(hence(25))).rejects.toMatchObject(unwritten));
  expect(await reminders()).toEqual([]);

  await remind(hence(25));
  await remind(hence(25));
  expect(await reminders()).toHaveLength(1);
});

test("a sweep that cannot write ends in order, and the next one deletes what it left", async () => {
  const draft = await drafts.upsert(db, { id: randomUUID() });
  const upload = await beginUpload(draft.id, "logo.png", "image/png");
  await putObject(upload!.key, { type: "image/png", name: "logo.png", sender: "ann" }, bytes("x"));
  await uploads.discard(db, upload!.id);
  const rows = () => db.selectFrom("uploads").select("state").execute();
  const pass = () => sweep(hence(0), new AbortController().signal);
  await whileReadOnly(pass);
  expect(await rows()).toEqual([{ state: "discarded" }]);

  await pass();
  expect(await rows()).toEqual([]);
  expect(sandbox.s3.objects()).toEqual([]);
});

async function* bytes(text: string) {
  yield Buffer.from(text);
}
