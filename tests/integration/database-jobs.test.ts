import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startSandbox } from "../../sandbox";
import { ownDatabase } from "../support/database/own-database";
import { onPostgres } from "../support/this-run";
import { until } from "../support/until";
import { stranger } from "../support/assets/upload-senders";

// The passes of the background jobs, run in this process; unit/background-job.test.ts shows
// that a job continues after a pass that fails.

const HOUR_MS = 60 * 60 * 1000;

const sandbox = await startSandbox();
Object.assign(process.env, sandbox.env);
const { db, execute } = await ownDatabase();
const { isAnswering } = await import("~/server/database/connection.server");
const { migrate } = await import("~/server/database/migrate.server");
const { placeOrder } = await import("~/orders/place-order.server");
const { reconcileOrders } = await import("~/orders/reconcile.server");
const { remind } = await import("~/assets/reminders.server");
const drafts = await import("~/assets/drafts.repository.server");
const uploads = await import("~/assets/uploads.repository.server");
const { beginUpload } = await import("~/assets/uploads.server");
const { putObject } = await import("~/server/storage/bucket.server");
const { sweep } = await import("~/operations/retention/sweeper.server");

beforeAll(() => migrate(db));
beforeEach(() => sandbox.reset());
afterAll(async () => {
  await db.destroy();
  await sandbox.close();
});

async function whileReadOnly(work: () => Promise<unknown>): Promise<void> {
  await setReadOnly(true);
  try {
    await work();
  } finally {
    await setReadOnly(false);
  }
}

async function setReadOnly(on: boolean): Promise<void> {
  if (!onPostgres) {
    execute(`pragma query_only = ${on}`);
    return;
  }
  const name = new URL(process.env.DATABASE_URL!).pathname.slice(1);
  execute(`alter database ${name} set default_transaction_read_only = ${on}`);
  // It holds for new connections.
  execute(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = ? and pid != pg_backend_pid()",
    name,
  );
  await until("new connections answer", isAnswering);
}

const readOnlyError = onPostgres ? { name: "DatabaseUnavailable" } : { code: "SQLITE_READONLY" };
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
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

test("reconciliation does not ask Stripe while the database is read-only, and records the payment in the next pass", async () => {
  const { order, sessionId } = await openOrder();
  sandbox.stripe.webhookUrl = undefined;
  await sandbox.stripe.pay(sessionId);
  const calls = stripeCalls();
  await whileReadOnly(() =>
    expect(reconcileOrders(hoursFromNow(2))).rejects.toMatchObject(readOnlyError),
  );
  expect(stripeCalls()).toBe(calls);
  expect((await order()).state).toBe("checkout_open");

  expect(await reconcileOrders(hoursFromNow(2))).toMatchObject({ asked: 1, paid: 1 });
  expect((await order()).state).toBe("paid");
});

test("a reminder that cannot be enqueued while the database is read-only is enqueued once by the next pass", async () => {
  const { orderId } = await openOrder();
  const paid = { state: "paid" as const, paid_at: hoursFromNow(0).toISOString() };
  await db.updateTable("orders").set(paid).where("id", "=", orderId).execute();
  const emails = db.selectFrom("outbox").select("id");
  const reminders = () =>
    emails.where("dedupe_key", "like", `order ${orderId} reminder%`).execute();
  await whileReadOnly(() => expect(remind(hoursFromNow(25))).rejects.toMatchObject(readOnlyError));
  expect(await reminders()).toEqual([]);

  await remind(hoursFromNow(25));
  await remind(hoursFromNow(25));
  expect(await reminders()).toHaveLength(1);
});

test("a retention pass that cannot write ends without an error, and the next pass deletes what it left", async () => {
  const draft = await drafts.upsert(db, { id: randomUUID() });
  const upload = await beginUpload(draft, "logo.png", "image/png");
  const about = { type: "image/png", name: "logo.png", sender: stranger("ann") };
  await putObject(upload!.key, about, Readable.from([Buffer.from("x")]));
  await uploads.discard(db, upload!.id);
  const rows = () => db.selectFrom("uploads").select("state").execute();
  const pass = () => sweep(hoursFromNow(2), new AbortController().signal);
  await whileReadOnly(pass);
  expect(await rows()).toEqual([{ state: "discarded" }]);

  await pass();
  expect(await rows()).toEqual([]);
  expect(sandbox.s3.objects()).toEqual([]);
});
