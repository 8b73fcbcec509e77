import { beforeAll, describe, expect, test } from "vitest";
import { backupEnv, backupsOf, nameFrom, put, withoutBackups } from "../support/operations/backups";
import { desk } from "../support/operations/desk";
import type { Finding } from "../support/operations/doctor";
import { startScrapedSite } from "../support/operations/scraped";
import { orderOf, placeOrder } from "../support/orders/order-visitor";
import { customer, person } from "../support/orders/person";
import { until } from "../support/until";

const DAY = 24 * 60 * 60 * 1000;
/** For a backup in another process on a busy machine. */
const TIMEOUT_MS = 20_000;

const preload = new URL("../support/shifted-clock.mjs", import.meta.url).href;
// A variable, because scheduled backups run in processes of their own.
const { site, scrape } = await startScrapedSite({
  env: { ...backupEnv, CLOCK_AHEAD_DAYS: "0", NODE_OPTIONS: `--import ${preload}` },
});

/** Restarts the site with its clock that many days ahead, and waits for its first retention pass. */
async function restartAhead(days: number, env: Record<string, string> = {}): Promise<void> {
  Object.assign(site.env, { CLOCK_AHEAD_DAYS: String(days), ...env });
  await site.kill("SIGKILL");
  await site.restart();
  await until("a retention pass has ended", async () =>
    (await scrape()).has('sitewright_loop_last_success_timestamp_seconds{loop="sweeper"}'),
  );
}

/** The doctor's finding of one check. */
async function finding(check: string): Promise<Finding | undefined> {
  const { out } = await desk(site, "doctor", "--json");
  return (JSON.parse(out) as Finding[]).find((one) => one.check === check);
}

const files = () => site.sandbox.s3.objects().filter(({ bucket }) => bucket === "project-assets");
const names = (list: Record<string, unknown>[]) => list.map(({ id }) => id).sort();

describe("a clock that was 200 days ahead during one scheduled backup", () => {
  const old = Array.from({ length: 9 }, (_, day) => nameFrom((day + 1) * DAY));
  let orders: unknown[];

  beforeAll(async () => {
    await withoutBackups(site);
    for (const name of old) await put(site, name, "x");
    await customer(site, person());
    await placeOrder(site);
    orders = names(site.rows("select id from orders"));
    // The backups are this database's.
    site.execute("pragma user_version = 1");
    await restartAhead(200, { BACKUP_EVERY_HOURS: "6" });
    await until("a backup is made", () => backupsOf(site).length > old.length, TIMEOUT_MS);
    await until("its process has ended", () => site.output().includes("backup made"), TIMEOUT_MS);
  });

  test("deletes no backup, no file and no order", () => {
    expect(backupsOf(site)).toEqual(expect.arrayContaining(old));
    expect(files()).toHaveLength(1);
    expect(names(site.rows("select id from orders"))).toEqual(orders);
  });

  test("is reported by the log, the metrics and the doctor", async () => {
    expect(site.output()).toContain("the clock is wrong: nothing is deleted");
    const lead = (await scrape()).get("sitewright_clock_lead_seconds")!;
    expect(Math.round(lead / 86_400)).toBe(200);
  });

  describe("and was then corrected", () => {
    beforeAll(() => restartAhead(0));

    test("does not delay the next backup", async () => {
      const today = () =>
        backupsOf(site).filter((name) => name > nameFrom(DAY / 2) && name < nameFrom(-DAY / 2));
      await until("one is made", () => today().length > 0, TIMEOUT_MS);
    });

    test("is still reported: its backup does not count as the newest", async () => {
      expect((await scrape()).get("sitewright_backups_from_future")).toBe(1);
      expect(site.output()).toContain("backups are dated later than now: they do not count");
      await until(
        "the doctor has no other complaint about it",
        async () => (await finding("Newest backup"))?.state === "warning",
        TIMEOUT_MS,
      );
      expect((await finding("Newest backup"))?.advice).toContain("dated later than now");
      expect((await finding("Clock at the bucket"))?.state).toBe("ok");
    });

    test("leaves a backup that is listed with a note and restored only by its name", async () => {
      const future = backupsOf(site).at(-1)!;
      const { out, err } = await desk(site, "restore");
      expect(out).toMatch(new RegExp(`${future} .* later than now`));
      expect(err).toContain("1 dated later than now");
      expect(err).not.toContain(`lay ${future} ready`);
      expect((await desk(site, "restore", future)).err).toContain(`lay ${future} ready`);
    });
  });
});

test("an order placed while the clock was in 1970 can be paid once the clock is right", async () => {
  await restartAhead(-Math.floor(Date.now() / DAY));
  const { order, fields, sessionId } = await placeOrder(site);
  expect(order.created_at).toMatch(/^1970-/);
  await restartAhead(0);
  expect(orderOf(site, fields).id).toBe(order.id);
  await site.sandbox.stripe.pay(sessionId);
  await until("it is paid", () => orderOf(site, fields).state === "paid");
});
