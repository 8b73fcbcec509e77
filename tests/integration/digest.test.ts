import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type * as digest from "~/operations/digest/digest.server";
import { DAY, HOUR, insert, newOrder, rows, sandbox } from "../support/database/application";
import { chargeRow, emailRow, type Changes } from "../support/database/sample-rows";
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

const { enqueueDigest } = await import("~/operations/digest/digest.server");

beforeEach(() => setBucketClock(sandbox, now));

/** What of an order some hours ago moved money, or was to. */
function money(kind: string, hours: number, cents: number, changes: Changes = {}) {
  const order_id = newOrder({ created_at: ago(100) }).id;
  const row = chargeRow({ stripe_session_id: randomUUID(), order_id, paid_at: ago(hours) });
  insert("ledger", { ...row, kind, amount_total: cents, ...changes });
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
      setBucketClock(sandbox, after(ms));
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
    setBucketClock(sandbox, after(4 * DAY + 9 * HOUR));
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
    // A clock 200 days ahead deletes no digest, and takes the place of none.
    await queueAfter(230);
    expect(keys()).toHaveLength(3);
    setBucketClock(sandbox, after(31 * DAY));
    await queueAfter(31);
    const wrong = "digest-2027-07-09-wrong";
    expect(keys()).toEqual(["digest-2026-12-21", wrong, "digest-2026-12-22"]);
  });
});

test("a digest by a clock that the bucket could not be asked about takes the place of none", async () => {
  sandbox.s3.fail({ match: "HEAD /", reset: "before" });
  expect(await enqueueDigest(now, SEVEN, "UTC")).toBe(true);
  sandbox.reset();
  setBucketClock(sandbox, now);
  expect(await enqueueDigest(now, SEVEN, "UTC")).toBe(true);
  expect(keys().sort()).toEqual(["digest-2026-11-21", "digest-2026-11-21-unknown"]);
});

describe("the daily digest reports", () => {
  test("a day without events in one sentence", async () => {
    newOrder({ created_at: ago(25) });
    const launched = { state: "assets_received", paid_at: ago(300), launched_at: ago(200) };
    newOrder({ created_at: ago(400), ...launched });
    money("charge", 25, 162_600);
    expect(await digestText()).toContain(
      "A quiet day: nothing new in the last 24 hours, and nothing waits for you.\n\nThe machine",
    );
  });

  test("what waits for the team, what waits for its buyers, and the new orders but not those set aside as spam", async () => {
    newOrder({ created_at: ago(25) });
    newOrder({ created_at: ago(23) });
    const spam = newOrder({ state: "flagged", created_at: ago(1), name: "Cheap\nPills" });
    const silent = newOrder({ state: "paid", created_at: ago(500), paid_at: ago(500) });
    const text = await digestText();
    expect(text).toContain(
      `Waits for you\n-------------\n\nCheap Pills, ${spam.reference}\nSet aside as spam`,
    );
    expect(text).toMatch(new RegExp(`\\n  http\\S+/desk/orders/${spam.id}\\n`));
    expect(text).toMatch(new RegExp(`Waits for your buyers\n-+\n\n.*, ${silent.reference}\n`));
    expect(text).toContain("New orders: 1\n");
  });

  test("the money of the last 24 hours by its kind, and what stayed of it", async () => {
    money("charge", 23, 162_600);
    money("charge", 2, 162_600);
    // Begun before, and paid since.
    money("renewal", 40, 12_900, { moved_at: ago(3) });
    money("renewal", 3, 12_900, { state: "failed", moved_at: null });
    money("refund", 1, 100_000, { reverses: "a charge" });
    money("dispute", 1, 12_900, { state: "inquiry", moved_at: null });
    for (const kind of ["charge", "renewal", "refund"]) money(kind, 25, 100);
    money("charge", -1, 100);
    expect(await digestText()).toContain(
      [
        "First payments: 2         $3,252",
        "Months paid: 1              $129",
        "Months not collected: 1       $0",
        "Refunds: 1               -$1,000",
        "Inquiries of a bank: 1        $0",
        "--------------------------------",
        "Together                  $2,381\n",
      ].join("\n"),
    );
  });

  test("a clock that is wrong, or that could not be compared with the bucket's", async () => {
    sandbox.reset();
    setBucketClock(sandbox, after(-200 * DAY));
    const wrong = "The clock is 200 days ahead, and nothing is deleted by it. What to do: http";
    expect(await digestText()).toContain(wrong);
    sandbox.reset();
    sandbox.s3.fail({ match: "HEAD /", reset: "before" });
    expect(await digestText()).toContain("The bucket did not tell the time, and until it does,");
  });

  test("emails that have waited for over an hour", async () => {
    email(2);
    email(0.5);
    email(9, { state: "sent" });
    expect(await digestText()).toContain("1 email has waited for more than an hour. To look:");
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
      expect(await digestText()).toMatch(/Newest backup: none\. To look: http\S+\/desk\/health\n/);
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
