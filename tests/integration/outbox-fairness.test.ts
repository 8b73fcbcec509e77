import { expect, test } from "vitest";
import { until } from "../support/until";
import { db, execute, insert, newOrder, sandbox } from "../support/database/application";
import { draftRow, inquiryRow } from "../support/database/sample-rows";
import {
  calls,
  deliver,
  enqueue,
  enqueueAbout,
  enqueueAll,
  enqueueFromStranger,
  mailTo,
  Outbox,
  outbox,
  OutboxQueue,
  row,
  SECOND,
  subjects,
  waitOf,
  work,
  worker,
} from "../support/email/outbox-fixture";

const TEAM = "team@a.test";

const setSentThisHour = (mails: number) =>
  execute("update rate_limits set points = ? where key like 'mail:%'", mails);

/** Uses up the hourly limit for the emails of strangers' orders, or of their assets. */
async function exhaustHourlyLimit(share: "orders" | "assets" = "orders") {
  await outbox.spendHourlyLimit(share);
  setSentThisHour(150);
}

const strangers = (count: number) => {
  const mails = Array.from({ length: count }, (_, n) => mailTo(TEAM, `Stranger ${n}`));
  return enqueueFromStranger(null, ...mails);
};

function enqueueAboutAssets(): Promise<string[]> {
  const { id: draft_id } = insert("drafts", draftRow());
  const { id: inquiryId } = insert("inquiries", inquiryRow({ draft_id }));
  return enqueueAll({ orderId: null, inquiryId, rateLimited: true }, [mailTo(TEAM, "Assets")]);
}

test("a customer's email is sent before any number of older ones caused by strangers", async () => {
  await strangers(20);
  const [id] = await enqueue(mailTo("ann@a.test", "Receipt"));
  const [first] = await OutboxQueue.findAllSendable(db, 5);
  expect(first?.id).toBe(id);
});

test("slow emails caused by strangers leave a slot free for a customer's email", async () => {
  await strangers(10);
  sandbox.postmark.fail({ delayMs: 2 * SECOND, times: 3 });
  const job = worker.startOutboxWorker();
  await until("the strangers' emails are being sent", () => calls() === 3);
  const [id = ""] = await enqueue(mailTo("ann@a.test", "Receipt"));
  job.wake();
  await until("the customer's email is sent", () => row(id).state === "sent");
  expect(subjects()).toEqual(["Receipt"]);
  await job.stop();
});

test("beyond the hourly limit a stranger's email is postponed to the next hour and does not count as failed", async () => {
  await exhaustHourlyLimit();
  const [id = ""] = await enqueueFromStranger(newOrder().id, mailTo(TEAM, "New order"));
  expect(await deliver(id)).toBe(true);
  expect(calls()).toBe(0);
  expect(row(id)).toMatchObject({ state: "pending", attempts: 0, last_error: null });
  expect(waitOf(id)).toBeGreaterThan(3_500 * SECOND);
  expect(waitOf(id)).toBeLessThanOrEqual(3_600 * SECOND);

  execute("update outbox set next_attempt_at = created_at");
  execute("delete from rate_limits");
  await work("it is sent", () => row(id).state === "sent");
});

test.each([
  ["orders", "assets"],
  ["assets", "orders"],
] as const)(
  "beyond the hourly limit of strangers' %s the email of their %s is sent",
  async (spent, other) => {
    await exhaustHourlyLimit(spent);
    const ids = {
      orders: await enqueueFromStranger(newOrder().id, mailTo(TEAM, "New order")),
      assets: await enqueueAboutAssets(),
    };
    for (const [id = ""] of Object.values(ids)) await deliver(id);
    expect([row(ids[spent][0]!).state, row(ids[other][0]!).state]).toEqual(["pending", "sent"]);
  },
);

test("an email behind a postponed one in its thread is postponed too, until the order is a customer's: then all are sent in order", async () => {
  await exhaustHourlyLimit();
  const order = newOrder().id;
  for (const subject of ["New order", "Order updated"]) {
    const [id = ""] = await enqueueFromStranger(order, mailTo(TEAM, subject));
    expect(await deliver(id)).toBe(true);
  }
  expect(calls()).toBe(0);
  const [paid = ""] = await enqueueAbout(order, mailTo(TEAM, "Paid"));
  await work("all are sent", () => row(paid).state === "sent");
  expect(subjects()).toEqual(["New order", "Order updated", "Paid"]);
});

test("an email caused by a stranger counts once toward the hourly limit, however often it is tried, and a customer's never", async () => {
  await exhaustHourlyLimit();
  setSentThisHour(148);
  const [failing = ""] = await enqueueFromStranger(null, mailTo(TEAM, "Failing"));
  sandbox.postmark.fail({ status: 500, times: 1 });
  expect(await deliver(failing)).toBe(false);
  execute("update outbox set next_attempt_at = created_at");
  expect(await deliver(failing)).toBe(true);
  const [customers = ""] = await enqueue(mailTo(TEAM, "Customer's"));
  expect(await deliver(customers)).toBe(true);
  const [last = "", beyond = ""] = await strangers(2);
  await deliver(last);
  await deliver(beyond);
  expect([row(last).state, row(beyond).state]).toEqual(["sent", "pending"]);
});

test("a postponed email is sent when an operator retries it", async () => {
  await exhaustHourlyLimit();
  const [id = ""] = await strangers(1);
  await deliver(id);
  await Outbox.retry(db, id);
  await work("it is sent", () => row(id).state === "sent");
});

test("a stranger's email whose count in the hourly limit fails is counted at its next try, which is due at once", async () => {
  await exhaustHourlyLimit();
  const [id = ""] = await strangers(1);
  execute("alter table rate_limits rename to rate_limits_away");
  try {
    await expect(deliver(id)).rejects.toThrow("rate_limits");
  } finally {
    execute("alter table rate_limits_away rename to rate_limits");
  }
  expect(row(id)).toMatchObject({ state: "pending", attempts: 0, leased_until: null });
  expect(waitOf(id)).toBeLessThanOrEqual(0);
  expect(await outbox.deliver(row(id))).toBe("postponed");
  expect(calls()).toBe(0);
});
