import { beforeEach, describe, expect, test, vi } from "vitest";
import type * as digest from "~/operations/digest/digest.server";
import type { OrderState } from "~/server/database/states";
import {
  DAY,
  db,
  execute,
  HOUR,
  insert,
  newOrder,
  rows,
  sandbox,
} from "../support/database/application";
import { emailRow, paymentRow, type Changes } from "../support/database/sample-rows";
import { listBackup, setBucketClock } from "../support/operations/bucket-responses";
import { importWith } from "../support/other-environment";
import { onPostgres } from "../support/this-run";

// Before the application is imported.
vi.hoisted(() =>
  Object.assign(process.env, { BACKUP_KEY: "a passphrase", BACKUP_BUCKET: "project-backups" }),
);

const SEVEN = 7 * 60;
const now = new Date("2026-11-21T07:00:00.000Z");
const after = (ms: number) => new Date(now.getTime() + ms);
const ago = (hours: number) => after(-hours * HOUR).toISOString();

const UnexpectedPayments = await import("~/orders/unexpected-payments.repository.server");
const { enqueueDigest } = await import("~/operations/digest/digest.server");

beforeEach(() => setBucketClock(sandbox, now));

/** An order of some hours ago; `paid` says how many hours ago its payments came. */
function order(hours: number, state: OrderState = "received", paid: number[] = []) {
  const paid_at = paid[0] === undefined ? null : ago(paid[0]);
  const order = newOrder({ state, created_at: ago(hours), paid_at });
  for (const hours of paid) {
    insert("payments", paymentRow({ order_id: order.id, paid_at: ago(hours) }));
  }
  return order;
}

/** An email of some hours ago in the outbox. */
const email = (hours: number, changes?: Changes) =>
  insert("outbox", emailRow({ next_attempt_at: "2099", created_at: ago(hours), ...changes }));

const keys = () =>
  rows<{ dedupe_key: string }>("select dedupe_key from outbox order by created_at, dedupe_key").map(
    ({ dedupe_key }) => dedupe_key,
  );

/** Takes a new digest out of the outbox. */
async function digestText(enqueue = enqueueDigest): Promise<string> {
  expect(await enqueue(now, SEVEN, "UTC")).toBe(true);
  const digests = "delete from outbox where dedupe_key like 'digest-%' returning mail";
  return (JSON.parse(rows<{ mail: string }>(digests)[0]!.mail) as { text: string }).text;
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
    expect(keys()).toEqual(["digest-2026-11-21", "digest-2026-11-22"]);
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
    expect(keys()).toEqual(["digest-2026-11-21"]);
  });

  test("late when the site was down at its time, but not for the days missed", async () => {
    await enqueueDigest(now, SEVEN, "UTC");
    expect(await enqueueDigest(after(4 * DAY + 9 * HOUR), SEVEN, "UTC")).toBe(true);
    expect(keys()).toEqual(["digest-2026-11-21", "digest-2026-11-25"]);
  });

  test("and stays in the outbox for a month, by the bucket's clock", async () => {
    await enqueueDigest(now, SEVEN, "UTC");
    const queueAfter = (days: number) => enqueueDigest(after(days * DAY), SEVEN, "UTC");
    sandbox.reset();
    setBucketClock(sandbox, after(30 * DAY));
    await queueAfter(30);
    expect(keys()).toHaveLength(2);
    // A clock 200 days ahead deletes no digest.
    await queueAfter(230);
    expect(keys()).toHaveLength(3);
    setBucketClock(sandbox, after(31 * DAY));
    await queueAfter(31);
    expect(keys()).toEqual(["digest-2026-12-21", "digest-2027-07-09", "digest-2026-12-22"]);
  });
});

describe("the daily digest reports", () => {
  test("a day without events in one sentence", async () => {
    order(25);
    order(400, "assets_received", [399]);
    expect(await digestText()).toContain(
      "Nothing new in the last 24 hours, and nothing waits for you.",
    );
  });

  test("the day's new orders, and each payment with its amount even after a refund", async () => {
    order(25);
    const once = [order(23, "paid", [22]), order(200, "refunded", [1])];
    const twice = order(100, "assets_received", [20, 2]);
    order(1, "checkout_open");
    const text = await digestText();
    expect(text).toContain("New orders: 2\nPaid: 4\n");
    for (const { reference } of once) expect(text).toContain(`${reference}  $1,626`);
    expect(text.split(twice.reference)).toHaveLength(3);
    expect(text).toContain("Together     $6,504");
  });

  test("flagged orders, and does not count them as new", async () => {
    order(1, "flagged");
    order(100, "flagged");
    const text = await digestText();
    expect(text).toContain("Nothing new in the last 24 hours.\n\n2 orders are set aside");
  });

  test("unexpected payments until they are resolved", async () => {
    const { id, reference } = order(100);
    insert("unexpected_payments", {
      ...{ stripe_session_id: "cs_test_other", order_id: id, amount_total: 100, currency: "usd" },
      ...{ fault: "amount", found_at: ago(90) },
    });
    expect(await digestText()).toContain(
      `Unexpected payments wait for you: ${reference}. To look:`,
    );
    expect(await UnexpectedPayments.updateResolved(db, id, "refunded")).toBe(1);
    expect(await digestText()).not.toContain("Unexpected payments");
  });

  test("orders whose emails came back, each on a line, and how to change the address", async () => {
    const orders = [order(60, "paid", [5]), order(50, "assets_received", [5])];
    order(40, "paid", [5]);
    for (const [at, { id }] of orders.entries()) {
      const bounced = { sent_at: ago(9), bounced_at: ago(8 - at), message_id: "m" };
      email(10, { state: "sent", order_id: id, ...bounced });
    }
    const lines = orders.map(({ reference }) => `${reference}: did not reach its buyer\n`).join("");
    expect(await digestText()).toContain(
      `${lines}\nOnce you have the right address: npm run desk -- orders email <id> <address>.`,
    );
  });

  test("buyers who have sent no assets for more than 48 hours and have no website yet, the longest wait first", async () => {
    order(50, "paid", [47]);
    const two = order(60, "paid", [49]);
    const five = order(200, "paid", [121]);
    order(60, "assets_received", [49]);
    for (const column of ["ready_at", "launched_at"]) {
      const { id } = order(60, "paid", [49]);
      execute(`update orders set ${column} = ? where id = ?`, now.toISOString(), id);
    }
    order(60, "refunded", [49]);
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
    email(2);
    email(0.5);
    email(9, { state: "sent" });
    email(9, { state: "failed" });
    for (const reason of ["Postmark 422, code 406", "dropped: he rang", "dropped: she came by"]) {
      email(1, { state: "failed", last_error: reason });
    }
    expect(await digestText()).toContain("2 emails failed, 1 email waiting for more than an hour.");
  });

  test.runIf(onPostgres)(
    "that the database's host keeps the backups, and nothing of its disk",
    async () => {
      const text = await digestText();
      expect(text).toContain("Backups: kept by the database's host");
      expect(text).not.toContain("disk");
    },
  );

  describe.skipIf(onPostgres)("on SQLite", () => {
    test("nothing about backups without BACKUP_KEY", async () => {
      const path = "operations/digest/digest.server";
      const keyless = await importWith<typeof digest>({ BACKUP_KEY: "" }, path);
      expect(await digestText(keyless.enqueueDigest)).not.toContain("Newest backup");
    });

    test("the free disk space", async () => {
      expect(await digestText()).toMatch(/Free disk space: [\d.]+ GB of [\d.]+ GB\n/);
    });

    test("backups dated in the future, which do not count as the newest", async () => {
      listBackup(sandbox, "site-2027-06-09T04-30-00-000Z.db.gz.age", now);
      const text = await digestText();
      expect(text).toContain("Not counted, because dated later than now: 1 backup. What to do:");
      expect(text).toContain("Newest backup: none");
    });

    test("the age of the newest backup, or that the bucket did not answer", async () => {
      expect(await digestText()).toContain("Newest backup: none: run npm run desk -- doctor");
      const made = new Date("2026-11-21T04:30:00.000Z");
      const unlist = listBackup(sandbox, "site-2026-11-21T04-30-00Z.db.gz.age", made);
      expect(await digestText()).toContain("Newest backup: 2 hours ago");
      unlist();
      for (const fault of [{ status: 500 }, { hang: true as const }]) {
        const heal = sandbox.s3.fail(fault);
        expect(await digestText()).toContain("Newest backup: unknown: the bucket did not answer");
        heal();
      }
    });
  });
});
