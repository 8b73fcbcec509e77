import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import {
  db,
  details,
  execute,
  HOUR,
  newOrder,
  rows,
  sandbox,
} from "../support/database/application";
import { onPostgres } from "../support/this-run";
import { until } from "../support/until";
import { stranger } from "../support/assets/upload-senders";

// The passes of the background jobs, run in this process; unit/background-job.test.ts shows
// that a job continues after a pass that fails.

const { isAnswering } = await import("~/server/database/connection.server");
const { placeOrder } = await import("~/orders/place-order.server");
const { reconcileOrders } = await import("~/orders/reconcile.server");
const { remind } = await import("~/assets/reminders.server");
const drafts = await import("~/assets/drafts.repository.server");
const uploads = await import("~/assets/uploads.repository.server");
const { beginUpload } = await import("~/assets/uploads.server");
const { putObject } = await import("~/server/storage/bucket.server");
const { sweep } = await import("~/operations/retention/sweeper.server");

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
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR);
const stripeCalls = () => sandbox.stripe.requests.length;

test("reconciliation does not ask Stripe while the database is read-only, and records the payment in the next pass", async () => {
  await placeOrder(randomUUID(), details);
  const state = () => rows("select state from orders");
  await sandbox.stripe.pay(sandbox.stripe.sessions.at(-1)!.id);
  const calls = stripeCalls();
  await whileReadOnly(() =>
    expect(reconcileOrders(hoursFromNow(2))).rejects.toMatchObject(readOnlyError),
  );
  expect(stripeCalls()).toBe(calls);
  expect(state()).toEqual([{ state: "checkout_open" }]);

  expect(await reconcileOrders(hoursFromNow(2))).toMatchObject({ asked: 1, paid: 1 });
  expect(state()).toEqual([{ state: "paid" }]);
});

test("a reminder that cannot be enqueued while the database is read-only is enqueued once by the next pass", async () => {
  const { id } = newOrder({ state: "paid", paid_at: hoursFromNow(0).toISOString() });
  const reminders = () =>
    rows("select id from outbox where dedupe_key like ?", `order ${id} reminder%`);
  await whileReadOnly(() => expect(remind(hoursFromNow(25))).rejects.toMatchObject(readOnlyError));
  expect(reminders()).toEqual([]);

  await remind(hoursFromNow(25));
  await remind(hoursFromNow(25));
  expect(reminders()).toHaveLength(1);
});

test("a retention pass that cannot write ends without an error, and the next pass deletes what it left", async () => {
  const draft = await drafts.upsert(db, { id: randomUUID() });
  const upload = await beginUpload(draft, "logo.png", "image/png");
  const about = { type: "image/png", name: "logo.png", sender: stranger("ann") };
  await putObject(upload!.key, about, Readable.from([Buffer.from("x")]));
  await uploads.discard(db, upload!.id);
  const states = () => rows("select state from uploads");
  const pass = () => sweep(hoursFromNow(2), new AbortController().signal);
  await whileReadOnly(pass);
  expect(states()).toEqual([{ state: "discarded" }]);

  await pass();
  expect(states()).toEqual([]);
  expect(sandbox.s3.objects()).toEqual([]);
});
