import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OrderState } from "~/database/states";
import { startSandbox, type Sandbox } from "../../sandbox";
import { setBucketClock } from "../support/operations/bucket-responses";

const HOUR = 60 * 60 * 1000;
const SEVEN = 7 * 60;
const now = new Date("2026-11-21T07:00:00.000Z");
const after = (ms: number) => new Date(now.getTime() + ms);

let sandbox: Sandbox;
const load = async () => ({
  ...(await import("~/database/connection.server")),
  ...(await import("~/database/transaction.server")),
  Orders: await import("~/ordering/orders.repository.server"),
  UnexpectedPayments: await import("~/ordering/unexpected-payments.repository.server"),
  ...(await import("~/operations/digest/digest.server")),
});
let app: Awaited<ReturnType<typeof load>>;

beforeAll(async () => {
  sandbox = await startSandbox({ providers: ["s3"] });
  Object.assign(process.env, sandbox.env, {
    PROVIDER_TIMEOUT_MS: "1000",
  });
  app = await load();
  const { migrate } = await import("~/database/migrate.server");
  await migrate(app.db);
});
afterAll(() => sandbox.close());

beforeEach(async () => {
  sandbox.reset();
  setBucketClock(sandbox, now);
  for (const table of ["outbox", "payments", "unexpected_payments", "orders"] as const) {
    await app.db.deleteFrom(table).execute();
  }
});

/** An order of some hours ago; `paid` says how many hours ago its payments came. */
async function order(
  hours: number,
  state: OrderState = "received",
  paid: number[] = [],
): Promise<string> {
  const details = {
    ...{ name: "Ann", email: "ann@a.test", project: "Boilers", assets: "A logo" },
    ...{ timeline: "week", budget: undefined },
  };
  const ago = (hours: number) => after(-hours * HOUR).toISOString();
  return app.inTransaction(app.db, async (trx) => {
    const { id, reference } = await app.Orders.insert(trx, randomUUID(), details);
    const times = { created_at: ago(hours), paid_at: paid.length > 0 ? ago(paid[0]!) : null };
    await trx
      .updateTable("orders")
      .set({ state, ...times })
      .where("id", "=", id)
      .execute();
    for (const hours of paid) {
      const payment = {
        stripe_session_id: `cs_${randomUUID()}`,
        order_id: id,
        ...{ amount_total: 162_600, currency: "usd", paid_at: ago(hours), refunded_at: null },
        ...{ stripe_customer_id: null, stripe_subscription_id: null },
      };
      await trx.insertInto("payments").values(payment).execute();
    }
    return reference;
  });
}

const outboxRows = () =>
  app.db.selectFrom("outbox").selectAll().orderBy("created_at").orderBy("dedupe_key").execute();
const keys = async () => (await outboxRows()).map(({ dedupe_key }) => dedupe_key);

async function digestText(): Promise<string> {
  expect(await app.enqueueDigest(now, SEVEN, "UTC")).toBe(true);
  const digest = (await outboxRows()).find(({ dedupe_key }) => dedupe_key.startsWith("digest-"));
  return (JSON.parse(digest!.mail) as { text: string }).text;
}

describe("the daily digest is enqueued", () => {
  test("once a day, from its time on", async () => {
    for (const [ms, due] of [
      [-1, false],
      [0, true],
      [1, false],
      [16 * HOUR, false],
      [17 * HOUR, false],
      [24 * HOUR - 1, false],
      [24 * HOUR, true],
    ] as const) {
      expect([ms, await app.enqueueDigest(after(ms), SEVEN, "UTC")]).toEqual([ms, due]);
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
      const enqueued = await app.enqueueDigest(new Date(moment), SEVEN, "America/New_York");
      expect([moment, enqueued]).toEqual([moment, due]);
    }
  });

  test("once when two passes run at the same moment", async () => {
    await Promise.all([app.enqueueDigest(now, SEVEN, "UTC"), app.enqueueDigest(now, SEVEN, "UTC")]);
    expect(await keys()).toEqual(["digest-2026-11-21"]);
  });

  test("late when the site was down at its time, but not for the days missed", async () => {
    await app.enqueueDigest(now, SEVEN, "UTC");
    expect(await app.enqueueDigest(after(4 * 24 * HOUR + 9 * HOUR), SEVEN, "UTC")).toBe(true);
    expect(await keys()).toEqual(["digest-2026-11-21", "digest-2026-11-25"]);
  });

  test("and stays in the outbox for a month, by the bucket's clock", async () => {
    await app.enqueueDigest(now, SEVEN, "UTC");
    const queueAfter = (days: number) => app.enqueueDigest(after(days * 24 * HOUR), SEVEN, "UTC");
    sandbox.reset();
    setBucketClock(sandbox, after(30 * 24 * HOUR));
    await queueAfter(30);
    expect(await keys()).toHaveLength(2);
    // A clock 200 days ahead deletes no digest.
    await queueAfter(230);
    expect(await keys()).toHaveLength(3);
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
    const paid = await order(23, "paid", [22]);
    const earlier = await order(200, "refunded", [1]);
    const twice = await order(100, "assets_received", [20, 2]);
    await order(1, "checkout_open");
    const text = await digestText();
    expect(text).toContain("New orders: 2\nPaid: 4\n");
    for (const reference of [paid, earlier]) expect(text).toContain(`${reference}  $1,626.00`);
    expect(text.split(twice)).toHaveLength(3);
    expect(text).toContain("Together     $6,504.00");
  });

  test("flagged orders, and does not count them as new", async () => {
    await order(1, "flagged");
    await order(100, "flagged");
    const text = await digestText();
    expect(text).toContain("Nothing new in the last 24 hours.\n\n2 orders are set aside");
  });

  test("unexpected payments until they are resolved", async () => {
    const reference = await order(100);
    const { id } = await app.db
      .selectFrom("orders")
      .select("id")
      .where("reference", "=", reference)
      .executeTakeFirstOrThrow();
    const payment = {
      ...{ stripe_session_id: "cs_test_other", order_id: id, amount_total: 100, currency: "usd" },
      ...{ fault: "amount" as const, found_at: after(-90 * HOUR).toISOString() },
    };
    await app.db
      .insertInto("unexpected_payments")
      .values({ ...payment, resolved_at: null, resolution: null })
      .execute();
    expect(await digestText()).toContain(
      `Unexpected payments wait for you: ${reference}. To look:`,
    );
    await app.db.deleteFrom("outbox").execute();
    expect(await app.UnexpectedPayments.updateResolved(app.db, id, "refunded")).toBe(1);
    expect(await digestText()).not.toContain("Unexpected payments");
  });

  test("orders whose emails came back, each on a line, and how to change the address", async () => {
    const references = [await order(60, "paid", [5]), await order(50, "assets_received", [5])];
    await order(40, "paid", [5]);
    for (const [at, reference] of references.entries()) {
      const { id: order_id } = await app.db
        .selectFrom("orders")
        .select("id")
        .where("reference", "=", reference)
        .executeTakeFirstOrThrow();
      const row = {
        ...{ id: randomUUID(), dedupe_key: randomUUID(), recipient: "ann@a.test", mail: "{}" },
        ...{ order_id, inquiry_id: null, attempts: 1, leased_until: null, message_id: "m" },
        ...{ state: "sent" as const, last_error: null, next_attempt_at: "", created_at: "" },
        ...{ sent_at: after(-9 * HOUR).toISOString() },
        ...{ bounced_at: after((at - 8) * HOUR).toISOString() },
      };
      await app.db.insertInto("outbox").values(row).execute();
    }
    const lines = references.map((reference) => `${reference}: did not reach its buyer\n`).join("");
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
      const reference = await order(60, "paid", [49]);
      const done = { [column]: now.toISOString() };
      await app.db.updateTable("orders").set(done).where("reference", "=", reference).execute();
    }
    await order(60, "refunded", [49]);
    expect(await digestText()).toContain(`\n\n${five}: 5 days\n${two}: 2 days\n\n`);
  });

  test("a clock that is wrong, or that could not be compared with the bucket's", async () => {
    sandbox.reset();
    setBucketClock(sandbox, after(-200 * 24 * HOUR));
    const wrong = "The clock is 200 days ahead, and nothing is deleted by it. What to do: npm run";
    expect(await digestText()).toContain(wrong);
    await app.db.deleteFrom("outbox").execute();
    sandbox.reset();
    sandbox.s3.fail({ match: "HEAD /", reset: "before" });
    expect(await digestText()).toContain("The bucket did not tell the time, and until it does,");
  });

  test("emails that failed or wait for over an hour, but not those that an operator dropped", async () => {
    const mail = (hours: number, values: object) => ({
      ...{ id: randomUUID(), dedupe_key: randomUUID(), recipient: "a@a.test", mail: "{}" },
      ...{ order_id: null, inquiry_id: null, attempts: 1, leased_until: null, message_id: null },
      ...{ next_attempt_at: "2099", sent_at: null, last_error: null },
      created_at: after(-hours * HOUR).toISOString(),
      state: "pending" as const,
      ...values,
    });
    const rows = [
      mail(2, {}),
      mail(0.5, {}),
      mail(9, { state: "sent" }),
      mail(9, { state: "failed" }),
      mail(1, { state: "failed", last_error: "Postmark 422, code 406" }),
      mail(1, { state: "failed", last_error: "dropped: he rang" }),
      mail(2, { state: "failed", last_error: "dropped: she came by" }),
    ];
    await app.db.insertInto("outbox").values(rows).execute();
    expect(await digestText()).toContain("2 emails failed, 1 email waiting for more than an hour.");
  });
});
