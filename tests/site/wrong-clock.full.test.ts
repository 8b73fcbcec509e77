import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { backupEnv, backupsOf, nameFrom, put, withoutBackups } from "../support/operations/backups";
import { desk } from "../support/operations/desk";
import type { Finding } from "../support/operations/doctor";
import { startScrapedSite } from "../support/operations/scraped";
import { orderOf, placeOrder } from "../support/orders/order-visitor";
import { customer, person } from "../support/orders/person";
import { until } from "../support/until";

const DAY = 24 * 60 * 60 * 1000;
/** For a backup in a process of its own, on a machine that is busy with something else. */
const PATIENCE_MS = 20_000;

const preload = new URL("../support/shifted-clock.mjs", import.meta.url).href;
// By a variable, because the schedule's backups are made in processes of their own.
const { site, scrape } = await startScrapedSite({
  env: { ...backupEnv, CLOCK_AHEAD_DAYS: "0", NODE_OPTIONS: `--import ${preload}` },
});
afterAll(() => site.stop());

/** Starts the site again with its clock so many days ahead, and waits for its first sweep. */
async function restartAhead(days: number, env: Record<string, string> = {}): Promise<void> {
  Object.assign(site.env, { CLOCK_AHEAD_DAYS: String(days), ...env });
  await site.kill("SIGKILL");
  await site.restart();
  await until("it has swept", async () =>
    (await scrape()).has('sitewright_loop_last_success_timestamp_seconds{loop="sweeper"}'),
  );
}

/** What the doctor says of one thing. */
async function finding(check: string): Promise<Finding | undefined> {
  const { out } = await desk(site, "doctor", "--json");
  return (JSON.parse(out) as Finding[]).find((one) => one.check === check);
}

const files = () => site.sandbox.s3.objects().filter(({ bucket }) => bucket === "project-assets");
const names = (list: Record<string, unknown>[]) => list.map(({ id }) => id).sort();

describe("a clock that was 200 days ahead for one scheduled backup", () => {
  const old = Array.from({ length: 9 }, (_, day) => nameFrom((day + 1) * DAY));
  let orders: unknown[];

  beforeAll(async () => {
    await withoutBackups(site);
    for (const name of old) await put(site, name, "x");
    await customer(site, person());
    await placeOrder(site);
    orders = names(site.rows("select id from orders"));
    site.execute("update kysely_migration set timestamp = '2020-01-01T00:00:00.000Z'");
    await restartAhead(200, { BACKUP_EVERY_HOURS: "6" });
    await until("a backup is made", () => backupsOf(site).length > old.length, PATIENCE_MS);
    await until("its process has ended", () => site.output().includes("backup made"), PATIENCE_MS);
  });

  test("has deleted nothing: no backup, no file of a paid order, no order", () => {
    expect(backupsOf(site)).toEqual(expect.arrayContaining(old));
    expect(files()).toHaveLength(1);
    expect(names(site.rows("select id from orders"))).toEqual(orders);
  });

  test("is told in the log, to Prometheus and by the doctor", async () => {
    expect(site.output()).toContain("the clock is wrong: nothing is deleted");
    const lead = (await scrape()).get("sitewright_clock_lead_seconds")!;
    expect(Math.round(lead / 86_400)).toBe(200);
  });

  describe("and is right again", () => {
    beforeAll(() => restartAhead(0));

    test("holds up no backup: one is made that is new now", async () => {
      const today = () =>
        backupsOf(site).filter((name) => name > nameFrom(DAY / 2) && name < nameFrom(-DAY / 2));
      await until("one is made", () => today().length > 0, PATIENCE_MS);
    });

    test("is still told of: its backup does not count, and the doctor and the metrics say so", async () => {
      expect((await scrape()).get("sitewright_backups_from_future")).toBe(1);
      expect(site.output()).toContain("backups are dated later than now: they do not count");
      await until(
        "the doctor has no other complaint of it",
        async () => (await finding("Newest backup"))?.state === "warning",
        PATIENCE_MS,
      );
      expect((await finding("Newest backup"))?.advice).toContain("dated later than now");
      expect((await finding("Clock at the bucket"))?.state).toBe("ok");
    });

    test("its backup is listed with a note, and restored by its name only", async () => {
      const future = backupsOf(site).at(-1)!;
      const { out, err } = await desk(site, "restore");
      expect(out).toMatch(new RegExp(`${future} .* later than now`));
      expect(err).toContain("1 dated later than now");
      expect(err).not.toContain(`lay ${future} ready`);
      expect((await desk(site, "restore", future)).err).toContain(`lay ${future} ready`);
    });
  });
});

test("an order of a clock that began in 1970 can be paid once the clock is right", async () => {
  await restartAhead(-Math.floor(Date.now() / DAY));
  const { order, fields, sessionId } = await placeOrder(site);
  expect(order.created_at).toMatch(/^1970-/);
  await restartAhead(0);
  expect(orderOf(site, fields).id).toBe(order.id);
  await site.sandbox.stripe.pay(sessionId);
  await until("it is paid", () => orderOf(site, fields).state === "paid");
});
