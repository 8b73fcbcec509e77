import { existsSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, expect, test, vi } from "vitest";
import { startSite, until, type Site } from "../site";
import { backupEnv, backupsOf, nameFrom, put } from "./backups";
import { desk } from "./desk";
import { placeOrder } from "./order-visitor";
import { startScrapedSite } from "./scraped";

const HOUR = 60 * 60 * 1000;
/** For a process of its own, on a machine that is busy with something else. */
const PATIENCE_MS = 20_000;

vi.setConfig({ testTimeout: 60_000 });

let site: Site;
afterEach(() => site.stop());

const start = async (env: Record<string, string> = {}) => {
  site = await startSite({ env: { ...backupEnv, BACKUP_EVERY_HOURS: "6", ...env } });
};

/** How often the site has looked which backups there are. */
const looks = () =>
  site.sandbox.s3.requests.filter(
    ({ method, path }) => method === "GET" && /list-type=2.*prefix=backups%2Fsite-/.test(path),
  ).length;
const lines = () =>
  site
    .output()
    .split("\n")
    .filter((line) => line.includes("backup"));

/** Waits for a line of the log about backups. */
const told = (words: string) =>
  until(words, () => lines().some((line) => line.includes(words)), PATIENCE_MS);

/** Starts the site again, with its schedule and nothing but one backup of this age. */
async function startedBeside(ageHours: number, database = "older") {
  await start({ BACKUP_EVERY_HOURS: "" });
  const longAgo = new Date(Date.now() - 1000 * HOUR).toISOString();
  if (database === "older") site.execute("update kysely_migration set timestamp = ?", longAgo);
  await put(site, nameFrom(ageHours * HOUR), "x");
  await restartedWithSchedule();
}

async function restartedWithSchedule() {
  site.env.BACKUP_EVERY_HOURS = "6";
  await site.kill();
  await site.restart();
}

test("one is made at the start where there is none, and told in the log; the site serves meanwhile", async () => {
  await start();
  await placeOrder(site);
  await told("backup made");
  const line = JSON.parse(lines().find((one) => one.includes("backup made"))!) as object;
  expect(line).toMatchObject({
    name: backupsOf(site)[0],
    bytes: expect.any(Number) as number,
    ms: expect.any(Number) as number,
  });
});

test("Prometheus is told when the newest was begun", async () => {
  const scraped = await startScrapedSite({ env: { ...backupEnv, BACKUP_EVERY_HOURS: "6" } });
  site = scraped.site;
  const newest = async () =>
    (await scraped.scrape()).get("sitewright_backup_newest_timestamp_seconds") ?? NaN;
  expect(await newest()).toBe(0);
  const begun = Date.now() / 1000;
  await told("backup made");
  expect(Math.abs((await newest()) - begun)).toBeLessThan(60);
});

test("a start makes none before the hours are over", async () => {
  await startedBeside(5.9);
  await until("the bucket was asked", () => looks() > 0);
  // It waits for what is in hand.
  await site.kill();
  expect(backupsOf(site)).toHaveLength(1);
  expect(site.output()).not.toContain("broken off");
});

test("a start makes one when they are over", async () => {
  await startedBeside(6.1);
  await told("backup made");
  expect(backupsOf(site)).toHaveLength(2);
});

test("none is made of a database that is younger than the newest one, but by hand", async () => {
  await startedBeside(20, "younger");
  await told("younger than the newest backup");
  expect(backupsOf(site)).toHaveLength(1);
  expect((await desk(site, "backup")).code).toBe(0);
});

test("a failure is a line in the log with its reason, and the site goes on", async () => {
  await start({ BACKUP_BUCKET: "elsewhere" });
  await told("no backup was made");
  expect(JSON.parse(lines().find((line) => line.includes("no backup was made"))!)).toMatchObject({
    level: 50,
    reason: "The bucket elsewhere failed: NoSuchBucket.",
  });
  await placeOrder(site);
});

test("a backup that fails in its process is told by its last words", async () => {
  await start({ BACKUP_EVERY_HOURS: "" });
  const heal = site.sandbox.s3.fail({ match: "PUT /project-backups", status: 403 });
  await restartedWithSchedule();
  await told("no backup was made");
  heal();
  expect(site.output()).toContain("The bucket project-backups failed: AccessDenied.");
  expect(backupsOf(site)).toEqual([]);
});

test("the stop of the site ends a backup in hand", async () => {
  // It would not end by itself in the time of this test.
  await start({ BACKUP_EVERY_HOURS: "", STORAGE_STALL_MS: "600000" });
  site.sandbox.s3.fail({ match: "PUT /project-backups", hang: true });
  await restartedWithSchedule();
  const uploading = () => site.sandbox.s3.requests.some(({ method }) => method === "PUT");
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

test("without the setting none is made", async () => {
  await start({ BACKUP_EVERY_HOURS: "" });
  await placeOrder(site);
  await site.kill();
  expect(looks()).toBe(0);
});
