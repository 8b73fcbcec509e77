import { existsSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, expect, test } from "vitest";
import { startSite, until, type Site } from "../site";
import { backupEnv, backupsOf, emptyBucket, nameFrom, put } from "./backups";
import { placeOrder } from "./order-visitor";

const HOUR = 60 * 60 * 1000;

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

/** Starts the site again and waits until it has decided whether a backup is due. */
async function startedAgain() {
  const before = looks();
  await site.kill();
  await site.restart();
  await until("the bucket was asked", () => looks() > before);
}

test("one is made at the start where there is none, and told in the log; the site serves meanwhile", async () => {
  await start();
  await placeOrder(site);
  await until("it is told", () => lines().some((line) => line.includes("backup made")));
  const [name] = backupsOf(site);
  const told = JSON.parse(lines().find((line) => line.includes("backup made"))!) as object;
  expect(told).toMatchObject({ name, bytes: expect.any(Number), ms: expect.any(Number) });
});

test("a restart makes none before the hours are over, and one as soon as they are", async () => {
  await start();
  await until("it is told", () => lines().some((line) => line.includes("backup made")));
  await emptyBucket(site);
  await put(site, nameFrom(5.9 * HOUR), "x");
  await startedAgain();
  // It waits for what is in hand.
  await site.kill();
  expect(backupsOf(site)).toHaveLength(1);
  expect(site.output()).not.toContain("broken off");

  await emptyBucket(site);
  await put(site, nameFrom(6.1 * HOUR), "x");
  await site.restart();
  await until("another is made", () => backupsOf(site).length === 2);
});

test("a failure is a line in the log with its reason, and the site goes on", async () => {
  await start({ BACKUP_BUCKET: "elsewhere" });
  const failed = () => lines().find((line) => line.includes("no backup was made"));
  await until("it is told", () => failed() !== undefined);
  expect(JSON.parse(failed()!)).toMatchObject({
    level: 50,
    reason: "The bucket elsewhere failed: NoSuchBucket.",
  });
  await placeOrder(site);
});

test("a backup that fails in its process is told by its last words", async () => {
  await start({ BACKUP_EVERY_HOURS: "" });
  const heal = site.sandbox.s3.fail({ match: "PUT /project-backups", status: 403 });
  site.env.BACKUP_EVERY_HOURS = "6";
  await site.kill();
  await site.restart();
  const failed = () => lines().find((line) => line.includes("no backup was made"));
  await until("it is told", () => failed() !== undefined);
  heal();
  expect(failed()).toContain("The bucket project-backups failed: AccessDenied.");
  expect(backupsOf(site)).toEqual([]);
});

test("the stop of the site ends a backup in hand", async () => {
  await start({ BACKUP_EVERY_HOURS: "" });
  site.sandbox.s3.fail({ match: "PUT /project-backups", hang: true });
  site.env.BACKUP_EVERY_HOURS = "6";
  await site.kill();
  await site.restart();
  const uploading = () => site.sandbox.s3.requests.some(({ method }) => method === "PUT");
  await until("it is being uploaded", uploading);
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
