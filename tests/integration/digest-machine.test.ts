import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startSandbox } from "../../sandbox";
import { ownDatabase } from "../support/database/own-database";
import { backupListing, setBucketClock } from "../support/operations/bucket-responses";
import { onPostgres } from "../support/this-run";

const SEVEN = 7 * 60;
const now = new Date("2026-11-21T07:00:00.000Z");

const sandbox = await startSandbox({ providers: ["s3"] });
Object.assign(process.env, sandbox.env, {
  BACKUP_KEY: "a passphrase",
  BACKUP_BUCKET: "project-backups",
  PROVIDER_TIMEOUT_MS: "1000",
});
const { db } = await ownDatabase();
const { migrate } = await import("~/server/database/migrate.server");
const { enqueueDigest } = await import("~/operations/digest/digest.server");

beforeAll(() => migrate(db));
beforeEach(() => {
  sandbox.reset();
  setBucketClock(sandbox, now);
});
afterAll(() => sandbox.close());

async function digestText(): Promise<string> {
  expect(await enqueueDigest(now, SEVEN, "UTC")).toBe(true);
  const { mail } = await db.deleteFrom("outbox").returning("mail").executeTakeFirstOrThrow();
  return (JSON.parse(mail) as { text: string }).text;
}

if (onPostgres) {
  test("the daily digest leaves the disk and the backups to the database's host", async () => {
    const text = await digestText();
    expect(text).toContain("Backups: kept by the database's host");
    expect(text).not.toContain("disk");
  });
} else {
  describe("the daily digest reports", () => {
    test("the free disk space", async () => {
      expect(await digestText()).toMatch(/Free disk space: [\d.]+ GB of [\d.]+ GB\n/);
    });

    /** The bucket holds one backup, written at a moment. */
    const list = (name: string, writtenAt: string) =>
      sandbox.s3.fail({
        match: "GET /project-backups/?list-type=2",
        headers: { "content-type": "application/xml" },
        body: backupListing(name, writtenAt),
      });

    test("backups dated in the future, which do not count as the newest", async () => {
      list("site-2027-06-09T04-30-00-000Z.db.gz.age", now.toISOString());
      const text = await digestText();
      expect(text).toContain("Not counted, because dated later than now: 1 backup. What to do:");
      expect(text).toContain("Newest backup: none");
    });

    test("the age of the newest backup, or that the bucket did not answer", async () => {
      expect(await digestText()).toContain("Newest backup: none: run npm run desk -- doctor");
      const unlist = list("site-2026-11-21T04-30-00Z.db.gz.age", "2026-11-21T04:30:00.000Z");
      expect(await digestText()).toContain("Newest backup: 2 hours ago");
      unlist();
      for (const fault of [{ status: 500 }, { hang: true as const }]) {
        const heal = sandbox.s3.fail(fault);
        expect(await digestText()).toContain("Newest backup: unknown: the bucket did not answer");
        heal();
      }
    });
  });
}
