import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, test } from "vitest";
import { until } from "../support/until";
import {
  backupEnv,
  backupsOf,
  drop,
  emptyBucket,
  nameFrom,
  put,
} from "../support/operations/backups";
import { desk } from "../support/operations/desk";
import { placeOrder } from "../support/orders/order-visitor";
import { startScrapedSite } from "../support/operations/scraped";

const HOUR = 60 * 60 * 1000;
/** For another process on a busy machine. */
const TIMEOUT_MS = 20_000;

// One site, at first without the schedule. It lists the bucket so often that a test need only change the objects,
// and its stall limit exceeds a test's time.
const { site, scrape } = await startScrapedSite({
  env: { ...backupEnv, STORAGE_STALL_MS: "600000", JOBS_EVERY_MS: "200" },
});

/** How often the site listed the backups. */
const listings = () =>
  site.sandbox.s3.requests.filter(
    ({ method, path }) => method === "GET" && /list-type=2.*prefix=backups%2Fsite-/.test(path),
  ).length;

/** Waits for a line with these words that the log gets from now on. */
function nextLogLine(words: string) {
  const from = site.output().length;
  const found = () =>
    site
      .output()
      .slice(from)
      .split("\n")
      .find((line) => line.includes(words) && line.endsWith("}"));
  return async () => JSON.parse(await until(words, found, TIMEOUT_MS)) as Record<string, unknown>;
}

async function restartWithSchedule(): Promise<void> {
  site.env.BACKUP_EVERY_HOURS = "6";
  await site.kill("SIGKILL");
  await site.restart();
}

/** Puts a backup of this age into the bucket, runs `meanwhile` and then deletes all other backups. */
async function leaveOnly(ageHours: number, meanwhile = () => {}): Promise<void> {
  const others = backupsOf(site);
  await put(site, nameFrom(ageHours * HOUR), "x");
  meanwhile();
  for (const name of others) await drop(site, name);
}

const newest = async () =>
  (await scrape()).get("sitewright_backup_newest_timestamp_seconds") ?? NaN;

test("without BACKUP_EVERY_HOURS the site makes no backups", async () => {
  await placeOrder(site);
  await site.kill();
  expect(listings()).toBe(0);
});

test("a scheduled backup that fails is logged with its reason, and the site keeps serving", async () => {
  site.sandbox.s3.fail({ match: "GET /project-backups", status: 403 });
  const failure = nextLogLine("no backup was made");
  await restartWithSchedule();
  const reason = "The bucket project-backups failed: AccessDenied.";
  expect(await failure()).toMatchObject({ level: 50, reason });
  await placeOrder(site);
  expect(await newest()).toBe(0);
});

test("a scheduled backup is made when there is none, and appears in the log and the metrics while the site serves", async () => {
  await emptyBucket(site);
  const begun = Date.now() / 1000;
  const made = nextLogLine("backup made");
  site.sandbox.reset();
  await placeOrder(site);
  const number = expect.any(Number) as number;
  expect(await made()).toMatchObject({ name: backupsOf(site)[0], bytes: number, ms: number });
  expect(Math.abs((await newest()) - begun)).toBeLessThan(60);
});

test("a restart makes no backup before the interval is over", async () => {
  await site.kill("SIGKILL");
  await leaveOnly(5.9);
  // What one that was killed has left.
  const left = join(site.dataDir, "backup-work", "copy.db");
  writeFileSync(left, "x");
  site.sandbox.reset();
  await restartWithSchedule();
  // A second listing means that the first pass is over.
  await until("the bucket was asked again", () => listings() > 1);
  expect(backupsOf(site)).toHaveLength(1);
  expect(existsSync(left)).toBe(false);
  expect(site.output()).not.toContain("broken off");
});

test("a scheduled backup is made once the interval is over, also if a fast clock dated the database later than the last one", async () => {
  site.execute("update kysely_migration set timestamp = ?", new Date().toISOString());
  const made = nextLogLine("backup made");
  await leaveOnly(6.1);
  await made();
  expect(backupsOf(site)).toHaveLength(2);
});

test("the schedule makes no backup of a database without backups in a bucket that has some, but an operator can", async () => {
  site.execute("pragma user_version = 0");
  const refused = nextLogLine("are of another database");
  await leaveOnly(20);
  await refused();
  expect(backupsOf(site)).toHaveLength(1);
  expect((await desk(site, "backup")).code).toBe(0);
});

test("a scheduled backup that fails in its child process is logged with that process's error, and tried again", async () => {
  const failure = nextLogLine("no backup was made");
  await leaveOnly(6.1, () => {
    site.sandbox.s3.fail({ match: "PUT /project-backups", status: 403 });
  });
  expect((await failure()).reason).toContain("The bucket project-backups failed: AccessDenied.");
  expect(backupsOf(site)).toHaveLength(1);
  const made = nextLogLine("backup made");
  site.sandbox.reset();
  await made();
});

test("stopping the site aborts a running backup and releases its lock", async () => {
  const uploading = () => site.sandbox.s3.requests.some(({ method }) => method === "PUT");
  await leaveOnly(6.1, () => {
    site.sandbox.reset();
    site.sandbox.s3.fail({ match: "PUT /project-backups", hang: true });
  });
  await until("the backup is being uploaded", uploading, TIMEOUT_MS);
  const lock = join(site.dataDir, "backup-work", "lock");
  expect(existsSync(lock)).toBe(true);
  site.signal("SIGTERM");
  expect(await site.ended()).toBe(0);
  expect(site.output()).toContain("a backup was broken off");
  const other = new Sqlite(lock, { timeout: 5000 });
  other.exec("begin exclusive");
  other.close();
});
