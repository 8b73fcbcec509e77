import { existsSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterAll, expect, test } from "vitest";
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
/** For a process of its own, on a machine that is busy with something else. */
const PATIENCE_MS = 20_000;

// One site, at first without its schedule. It looks at the bucket so often that a test only changes what lies there,
// and gives up on no upload in the time of a test.
const { site, scrape } = await startScrapedSite({
  env: { ...backupEnv, STORAGE_STALL_MS: "600000", JOBS_EVERY_MS: "200" },
});
afterAll(() => site.stop());

/** How often it was looked which backups there are. */
const looks = () =>
  site.sandbox.s3.requests.filter(
    ({ method, path }) => method === "GET" && /list-type=2.*prefix=backups%2Fsite-/.test(path),
  ).length;

/** Waits for a line about backups that the log gets from now on. */
function nextLine(words: string) {
  const from = site.output().length;
  const found = () =>
    site
      .output()
      .slice(from)
      .split("\n")
      .find((line) => line.includes(words) && line.endsWith("}"));
  return async () => {
    await until(words, () => found() !== undefined, PATIENCE_MS);
    return JSON.parse(found()!) as Record<string, unknown>;
  };
}

async function restartWithSchedule(): Promise<void> {
  site.env.BACKUP_EVERY_HOURS = "6";
  await site.kill("SIGKILL");
  await site.restart();
}

/** Lays a backup of this age into the bucket, does something else, and takes all other backups away. */
async function leaveOnly(ageHours: number, meanwhile = () => {}): Promise<void> {
  const others = backupsOf(site);
  await put(site, nameFrom(ageHours * HOUR), "x");
  meanwhile();
  for (const name of others) await drop(site, name);
}

const databaseIsFrom = (ageHours: number) =>
  site.execute(
    "update kysely_migration set timestamp = ?",
    new Date(Date.now() - ageHours * HOUR).toISOString(),
  );

const newest = async () =>
  (await scrape()).get("sitewright_backup_newest_timestamp_seconds") ?? NaN;

test("without the setting none is made", async () => {
  await placeOrder(site);
  await site.kill();
  expect(looks()).toBe(0);
});

test("a failure is a line in the log with its reason, and the site goes on", async () => {
  site.sandbox.s3.fail({ match: "GET /project-backups", status: 403 });
  const failure = nextLine("no backup was made");
  await restartWithSchedule();
  expect(await failure()).toMatchObject({
    level: 50,
    reason: "The bucket project-backups failed: AccessDenied.",
  });
  await placeOrder(site);
  expect(await newest()).toBe(0);
});

test("one is made where there is none, and told in the log and to Prometheus; the site serves meanwhile", async () => {
  await emptyBucket(site);
  const begun = Date.now() / 1000;
  const made = nextLine("backup made");
  site.sandbox.reset();
  await placeOrder(site);
  expect(await made()).toMatchObject({
    name: backupsOf(site)[0],
    bytes: expect.any(Number) as number,
    ms: expect.any(Number) as number,
  });
  expect(Math.abs((await newest()) - begun)).toBeLessThan(60);
});

test("a start makes none before the hours are over", async () => {
  databaseIsFrom(1000);
  await site.kill("SIGKILL");
  await leaveOnly(5.9);
  site.sandbox.reset();
  await restartWithSchedule();
  // With the second look the first pass is over.
  await until("the bucket was asked again", () => looks() > 1);
  expect(backupsOf(site)).toHaveLength(1);
  expect(site.output()).not.toContain("broken off");
});

test("one is made when they are over", async () => {
  databaseIsFrom(1000);
  const made = nextLine("backup made");
  await leaveOnly(6.1);
  await made();
  expect(backupsOf(site)).toHaveLength(2);
});

test("none is made of a database that is younger than the newest one, but by hand", async () => {
  databaseIsFrom(0);
  const refused = nextLine("younger than the newest backup");
  await leaveOnly(20);
  await refused();
  expect(backupsOf(site)).toHaveLength(1);
  expect((await desk(site, "backup")).code).toBe(0);
});

test("a backup that fails in its process is told by its last words, and tried again", async () => {
  databaseIsFrom(1000);
  const failure = nextLine("no backup was made");
  await leaveOnly(6.1, () => {
    site.sandbox.s3.fail({ match: "PUT /project-backups", status: 403 });
  });
  expect((await failure()).reason).toContain("The bucket project-backups failed: AccessDenied.");
  expect(backupsOf(site)).toHaveLength(1);
  const made = nextLine("backup made");
  site.sandbox.reset();
  await made();
});

test("the stop of the site ends a backup in hand", async () => {
  databaseIsFrom(1000);
  const uploading = () => site.sandbox.s3.requests.some(({ method }) => method === "PUT");
  await leaveOnly(6.1, () => {
    site.sandbox.reset();
    site.sandbox.s3.fail({ match: "PUT /project-backups", hang: true });
  });
  await until("it is being uploaded", uploading, PATIENCE_MS);
  const lock = join(site.dataDir, "backup-work", "lock");
  expect(existsSync(lock)).toBe(true);
  site.signal("SIGTERM");
  expect(await site.ended()).toBe(0);
  expect(site.output()).toContain("a backup was broken off");
  const other = new Sqlite(lock, { timeout: 5000 });
  other.exec("begin exclusive");
  other.close();
});
