import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OrderState } from "~/server/database/states";
import { startSandbox } from "../../sandbox";
import { ownDatabase } from "../support/database/own-database";
import { setBucketClock } from "../support/operations/bucket-responses";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const SEVEN = 7 * 60;
const now = new Date("2026-11-21T07:00:00.000Z");
const after = (ms: number) => new Date(now.getTime() + ms);
const ago = (hours: number) => after(-hours * HOUR).toISOString();

const sandbox = await startSandbox({ providers: ["s3"] });
Object.assign(process.env, sandbox.env, { PROVIDER_TIMEOUT_MS: "1000" });
const { db } = await ownDatabase();
const { migrate } = await import("~/server/database/migrate.server");
const { inTransaction } = await import("~/server/database/transaction.server");
const Orders = await import("~/orders/orders.repository.server");
const UnexpectedPayments = await import("~/orders/unexpected-payments.repository.server");
const { enqueueDigest } = await import("~/operations/digest/digest.server");

beforeAll(() => migrate(db));
afterAll(() => sandbox.close());

beforeEach(async () => {
  sandbox.reset();
  setBucketClock(sandbox, now);
  for (const table of ["outbox", "payments", "unexpected_payments", "orders"] as const) {
    await db.deleteFrom(table).execute();
  }
});

/** An order of some hours ago; `paid` says how many hours ago its payments came. */
async function order(hours: number, state: OrderState = "received", paid: number[] = []) {
  const details = {
    ...{ name: "Ann", email: "ann@a.test", project: "Boilers", assets: "A logo" },
    ...{ timeline: "week", budget: undefined },
  };
  return inTransaction(db, async (trx) => {
    const { id, reference } = await Orders.insert(trx, randomUUID(), details);
    const paid_at = paid[0] === undefined ? null : ago(paid[0]);
    const changes = { state, created_at: ago(hours), paid_at };
    await trx.updateTable("orders").set(changes).where("id", "=", id).execute();
    for (const hours of paid) {
      const payment = {
        ...{ stripe_session_id: `cs_${randomUUID()}`, order_id: id, amount_total: 162_600 },
        ...{ currency: "usd", paid_at: ago(hours), refunded_at: null },
        ...{ stripe_customer_id: null, stripe_subscription_id: null },
      };
      await trx.insertInto("payments").values(payment).execute();
    }
    return { id, reference };
  });
}

/** An email of some hours ago in the outbox. */
async function email(hours: number, values: object) {
  const row = {
    ...{ id: randomUUID(), dedupe_key: randomUUID(), recipient: "ann@a.test", mail: "{}" },
    ...{ order_id: null, inquiry_id: null, attempts: 1, leased_until: null, message_id: null },
    ...{ state: "pending" as const, rate_limited: 0, next_attempt_at: "2099", sent_at: null },
    ...{ last_error: null, bounced_at: null, created_at: ago(hours) },
    ...values,
  };
  await db.insertInto("outbox").values(row).execute();
}

const keys = async () => {
  const rows = db.selectFrom("outbox").select("dedupe_key").orderBy("created_at");
  return (await rows.orderBy("dedupe_key").execute()).map(({ dedupe_key }) => dedupe_key);
};

/** Takes a new digest out of the outbox. */
async function digestText(): Promise<string> {
  expect(await enqueueDigest(now, SEVEN, "UTC")).toBe(true);
  const digests = db.deleteFrom("outbox").where("dedupe_key", "like", "digest-%");
  const { mail } = await digests.returning("mail").executeTakeFirstOrThrow();
  return (JSON.parse(mail) as { text: string }).text;
}

describe("the daily digest is enqueued", () => {
  test("once a day, from its time on", async () => {
    for (const [ms, due] of [
      [-1, false],
      [0, true],
      [1, false],
      [16 * HOUR, false],
      [17 * HOUR, false],
      [DAY - 1, false],
      [DAY, true],
    ] as const) {
      expect([ms, await enqueueDigest(after(ms), SEVEN, "UTC")]).toEqual([ms, due]);
    }
    expect(await keys()).toEqual(["digest-2026-11-21", "digest-2026-11-22"]);
  });

  test("by the clock and the calendar of the site's time zone, in winter and in summer", async () => {
    for (const [moment, due] of [
      ["2026-07-01T10:59:00.000Z", false],
      ["2026-07-01T11:00:00.000Z", true],
      ["2026-07-02T03:59:00.000Z", false],
      ["2026-11-21T11:59:00.000Z", false],
      ["2026-11-21T12:00:00.000Z", true],
      ["2026-11-22T04:59:00.000Z", false],
    ] as const) {
      const enqueued = await enqueueDigest(new Date(moment), SEVEN, "America/New_York");
      expect([moment, enqueued]).toEqual([moment, due]);
    }
  });

  test("once when two passes run at the same moment", async () => {
    await Promise.all([enqueueDigest(now, SEVEN, "UTC"), enqueueDigest(now, SEVEN, "UTC")]);
    expect(await keys()).toEqual(["digest-2026-11-21"]);
  });

  test("late when the site was down at its time, but not for the days missed", async () => {
    await enqueueDigest(now, SEVEN, "UTC");
    expect(await enqueueDigest(after(4 * DAY + 9 * HOUR), SEVEN, "UTC")).toBe(true);
    expect(await keys()).toEqual(["digest-2026-11-21", "digest-2026-11-25"]);
  });

  test("and stays in the outbox for a month, by the bucket's clock", async () => {
    await enqueueDigest(now, SEVEN, "UTC");
    const queueAfter = (days: number) => enqueueDigest(after(days * DAY), SEVEN, "UTC");
    sandbox.reset();
    setBucketClock(sandbox, after(30 * DAY));
    await queueAfter(30);
    expect(await keys()).toHaveLength(2);
    // A clock 200 days ahead deletes no digest.
    await queueAfter(230);
    expect(await keys()).toHaveLength(3);
    setBucketClock(sandbox, after(31 * DAY));
    await queueAfter(31);
    expect(await keys()).toEqual(["digest-2026-12-21", "digest-2027-07-09", "digest-2026-12-22"]);
  });
});

describe("the daily digest reports", () => {
  test("a day without events in one sentence", async () => {
    await order(25);
    await order(400, "assets_received", [399]);
    expect(await digestText()).toContain(
      "Nothing new in the last 24 hours, and nothing waits for you.",
    );
  });

  test("the day's new orders, and each payment with its amount even after a refund", async () => {
    await order(25);
    const once = [await order(23, "paid", [22]), await order(200, "refunded", [1])];
    const twice = await order(100, "assets_received", [20, 2]);
    await order(1, "checkout_open");
    const text = await digestText();
    expect(text).toContain("New orders: 2\nPaid: 4\n");
    for (const { reference } of once) expect(text).toContain(`${reference}  $1,626`);
    expect(text.split(twice.reference)).toHaveLength(3);
    expect(text).toContain("Together     $6,504");
  });

  test("flagged orders, and does not count them as new", async () => {
    await order(1, "flagged");
    await order(100, "flagged");
    const text = await digestText();
    expect(text).toContain("Nothing new in the last 24 hours.\n\n2 orders are set aside");
  });

  test("unexpected payments until they are resolved", async () => {
    const { id, reference } = await order(100);
    const payment = {
      ...{ stripe_session_id: "cs_test_other", order_id: id, amount_total: 100, currency: "usd" },
      ...{ fault: "amount" as const, found_at: ago(90), resolved_at: null, resolution: null },
    };
    await db.insertInto("unexpected_payments").values(payment).execute();
    expect(await digestText()).toContain(
      `Unexpected payments wait for you: ${reference}. To look:`,
    );
    expect(await UnexpectedPayments.updateResolved(db, id, "refunded")).toBe(1);
    expect(await digestText()).not.toContain("Unexpected payments");
  });

  test("orders whose emails came back, each on a line, and how to change the address", async () => {
    const orders = [await order(60, "paid", [5]), await order(50, "assets_received", [5])];
    await order(40, "paid", [5]);
    for (const [at, { id }] of orders.entries()) {
      const bounced = { sent_at: ago(9), bounced_at: ago(8 - at), message_id: "m" };
      await email(10, { state: "sent", order_id: id, ...bounced });
    }
    const lines = orders.map(({ reference }) => `${reference}: did not reach its buyer\n`).join("");
    expect(await digestText()).toContain(
      `${lines}\nOnce you have the right address: npm run desk -- orders email <id> <address>.`,
    );
  });

  test("buyers who have sent no assets for more than 48 hours and have no website yet, the longest wait first", async () => {
    await order(50, "paid", [47]);
    const two = await order(60, "paid", [49]);
    const five = await order(200, "paid", [121]);
    await order(60, "assets_received", [49]);
    for (const column of ["ready_at", "launched_at"] as const) {
      const { id } = await order(60, "paid", [49]);
      const done = { [column]: now.toISOString() };
      await db.updateTable("orders").set(done).where("id", "=", id).execute();
    }
    await order(60, "refunded", [49]);
    const longest = `${five.reference}: 5 days\n${two.reference}: 2 days`;
    expect(await digestText()).toContain(`\n\n${longest}\n\n`);
  });

  test("a clock that is wrong, or that could not be compared with the bucket's", async () => {
    sandbox.reset();
    setBucketClock(sandbox, after(-200 * DAY));
    const wrong = "The clock is 200 days ahead, and nothing is deleted by it. What to do: npm run";
    expect(await digestText()).toContain(wrong);
    sandbox.reset();
    sandbox.s3.fail({ match: "HEAD /", reset: "before" });
    expect(await digestText()).toContain("The bucket did not tell the time, and until it does,");
  });

  test("emails that failed or wait for over an hour, but not those that an operator dropped", async () => {
    await email(2, {});
    await email(0.5, {});
    await email(9, { state: "sent" });
    await email(9, { state: "failed" });
    for (const reason of ["Postmark 422, code 406", "dropped: he rang", "dropped: she came by"]) {
      await email(1, { state: "failed", last_error: reason });
    }
    expect(await digestText()).toContain("2 emails failed, 1 email waiting for more than an hour.");
  });
});
