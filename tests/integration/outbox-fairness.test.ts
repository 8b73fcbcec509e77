import { afterEach, expect, test } from "vitest";
import { until } from "../support/until";
import {
  calls,
  database,
  Outbox,
  OutboxQueue,
  mailTo,
  newOrder,
  outbox,
  PATIENCE,
  queue,
  queueAbout,
  queueFromStranger,
  row,
  sandbox,
  SECOND,
  subjects,
  waitOf,
  work,
  worker,
} from "../support/email/queued-mails";

const { spendHourlyLimit } = await import("~/email/hourly-email-limit.server");

const TEAM = "team@a.test";

const setSpent = (mails: number) =>
  database.sqlite.prepare("update rate_limits set points = ? where key like 'mail:%'").run(mails);

/** Nothing is left of the hour's mails. */
async function spendAll() {
  await spendHourlyLimit();
  setSpent(300);
}

afterEach(() => void database.sqlite.exec("delete from rate_limits"));

const strangers = (count: number) =>
  queueFromStranger(
    null,
    ...Array.from({ length: count }, (_, n) => mailTo(TEAM, `Stranger ${n}`)),
  );

test("a customer's mail goes before any number of strangers' that wait longer", async () => {
  await strangers(20);
  const [id] = await queue(mailTo("ann@a.test", "Receipt"));
  const [first] = await OutboxQueue.findAllSendable(database.db, 5);
  expect(first?.id).toBe(id);
});

test("strangers' mails that are slow leave a lane to customers'", async () => {
  await strangers(10);
  sandbox.postmark.fail({ delayMs: 2 * SECOND, times: 3 });
  const loop = worker.startOutboxWorker();
  await until("strangers' are on their way", () => calls() === 3);
  const [id = ""] = await queue(mailTo("ann@a.test", "Receipt"));
  loop.wake();
  await until("the customer's is sent", () => row(id).state === "sent");
  expect(subjects()).toEqual(["Receipt"]);
  await loop.stop();
});

test("beyond the hour's mails a stranger's waits for the next hour, which is no failure", async () => {
  await spendAll();
  const [id = ""] = await queueFromStranger(await newOrder(), mailTo(TEAM, "New order"));
  expect(await outbox.deliverWithin(id, PATIENCE)).toBe(true);
  expect(calls()).toBe(0);
  expect(row(id)).toMatchObject({ state: "pending", attempts: 0, last_error: null });
  expect(waitOf(id)).toBeGreaterThan(3_500 * SECOND);
  expect(waitOf(id)).toBeLessThanOrEqual(3_600 * SECOND);

  database.sqlite.exec("update outbox set next_attempt_at = created_at; delete from rate_limits");
  await work("it is sent", () => row(id).state === "sent");
});

test("a mail behind a postponed one of its order waits with it, which is no failure either", async () => {
  await spendAll();
  const order = await newOrder();
  const [first = ""] = await queueFromStranger(order, mailTo(TEAM, "New order"));
  expect(await outbox.deliverWithin(first, PATIENCE)).toBe(true);
  const [second = ""] = await queueFromStranger(order, mailTo(TEAM, "Order updated"));
  expect(await outbox.deliverWithin(second, PATIENCE)).toBe(true);
  expect(calls()).toBe(0);
});

test("once an order is a customer's, what was postponed of it goes out, in order", async () => {
  await spendAll();
  const order = await newOrder();
  const [early = ""] = await queueFromStranger(order, mailTo(TEAM, "New order"));
  await outbox.deliverWithin(early, PATIENCE);
  const [late = ""] = await queueAbout(order, mailTo(TEAM, "Paid"));
  await work("both are sent", () => row(late).state === "sent");
  expect(subjects()).toEqual(["New order", "Paid"]);
});

test("each mail of a stranger is counted once, however often it is tried, and a customer's never", async () => {
  await spendAll();
  setSpent(298);
  const [failing = ""] = await queueFromStranger(null, mailTo(TEAM, "Failing"));
  sandbox.postmark.fail({ status: 500, times: 1 });
  expect(await outbox.deliverWithin(failing, PATIENCE)).toBe(false);
  database.sqlite.exec("update outbox set next_attempt_at = created_at");
  expect(await outbox.deliverWithin(failing, PATIENCE)).toBe(true);
  const [customers = ""] = await queue(mailTo(TEAM, "Customer's"));
  expect(await outbox.deliverWithin(customers, PATIENCE)).toBe(true);
  const [last = "", beyond = ""] = await strangers(2);
  await outbox.deliverWithin(last, PATIENCE);
  await outbox.deliverWithin(beyond, PATIENCE);
  expect([row(last).state, row(beyond).state]).toEqual(["sent", "pending"]);
});

test("a postponed mail that an operator retries is sent", async () => {
  await spendAll();
  const [id = ""] = await strangers(1);
  await outbox.deliverWithin(id, PATIENCE);
  await Outbox.retry(database.db, id);
  await work("it is sent", () => row(id).state === "sent");
});
