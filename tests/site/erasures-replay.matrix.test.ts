import { copyFileSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { dropDatabase, queryServer } from "../support/database/postgres-server";
import { backupEnv, erasureRecordsOf, put } from "../support/operations/backups";
import { desk } from "../support/operations/desk";
import { customer, person } from "../support/orders/person";
import { placeOrder } from "../support/orders/order-visitor";
import { sharedSite, startSite, type Site } from "../support/site";
import { until } from "../support/until";
import { ofThisRun } from "../support/this-run";
import { often, rarely } from "../support/rarely";

/** Notes a stopped site's database; the returned function restores it. */
async function restorePoint({ env, dataDir }: Site): Promise<() => Promise<void>> {
  const file = join(dataDir, "site.db");
  const url = env.DATABASE_URL;
  if (!url) {
    copyFileSync(file, `${file}.noted`);
    return () => {
      for (const log of [`${file}-wal`, `${file}-shm`]) if (existsSync(log)) rmSync(log);
      copyFileSync(`${file}.noted`, file);
      return Promise.resolve();
    };
  }
  const name = new URL(url).pathname.slice(1);
  const others = `pg_stat_activity where datname = '${name}'`;
  await queryServer(url, `select pg_terminate_backend(pid) from ${others}`);
  await queryServer(url, `create database ${name}_noted template ${name}`);
  return async () => {
    await dropDatabase(url);
    await queryServer(url, `create database ${name} template ${name}_noted`);
    await queryServer(url, `drop database ${name}_noted`);
  };
}

describe.each(ofThisRun(["sqlite", "postgres"] as const, (database) => database === "sqlite"))(
  "on %s, desk erasures replay",
  (database) => {
    test("erases again who was erased since the restored moment, once, and nobody else", async () => {
      const site = await startSite({ database, env: { ...backupEnv, JOBS_EVERY_MS: "300" } });
      const who = person();
      await customer(site, who);
      const { fields: other } = await placeOrder(site);
      const earlier = await placeOrder(site);
      const stored = "select email from orders where email <> '' order by email";
      const addresses = () => site.rows<{ email: string }>(stored).map(({ email }) => email);
      const everybody = [who.order.email, other.email, earlier.fields.email].sort();
      expect((await desk(site, "forget", "before@forget.test", "--yes")).code).toBe(0);
      await site.kill();
      const restore = await restorePoint(site);
      const restoredTo = new Date().toISOString();
      await site.restart();
      for (const email of [who.order.email, who.assets.email, earlier.fields.email]) {
        expect((await desk(site, "forget", email.toUpperCase(), "--yes")).code).toBe(0);
      }
      await site.kill();
      await restore();
      expect(addresses()).toEqual(everybody);

      const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
      const none = await desk(site, "erasures", "replay", "--since", tomorrow, "--json");
      expect([none.code, JSON.parse(none.out)]).toEqual([0, { erasures: 0, addresses: 0 }]);
      expect(addresses()).toEqual(everybody);

      const rotated = { env: { ...site.env, BACKUP_KEY: "another" } };
      const blind = await desk(rotated, "erasures", "replay", "--since", restoredTo);
      expect(blind).toMatchObject({ code: 1, out: "" });
      expect(blind.err).toContain("because their key is not in BACKUP_KEY: 4.");
      expect(addresses()).toEqual(everybody);

      const replay = () => desk(site, "erasures", "replay", "--since", restoredTo, "--json");
      const { code, out, err } = await replay();
      // The erasure before the restored moment is within the minute by which clocks may differ.
      expect([code, JSON.parse(out)]).toEqual([0, { erasures: 4, addresses: 3 }]);
      expect(err).toContain("deletes their files within an hour");
      expect(addresses()).toEqual([other.email]);
      expect(site.rows("select id from inquiries")).toEqual([]);
      expect(JSON.parse((await replay()).out)).toEqual({ erasures: 4, addresses: 0 });

      await site.restart();
      await until(
        "the erased person's draft is gone",
        () => site.rows("select id from drafts where created_at like '1970%'").length === 0,
      );
      const keys = site.sandbox.s3.objects().map(({ key }) => key);
      expect(keys.filter((key) => key.includes(who.file.name))).toEqual([]);
    });

    test("fails without BACKUP_KEY, and while the bucket does not answer, and says so", async () => {
      const site = await sharedSite({ database, env: { ...backupEnv } });
      const words = ["erasures", "replay", "--since", "2026-01-31"];
      const keyless = await desk({ env: { ...site.env, BACKUP_KEY: "" } }, ...words);
      expect(keyless).toMatchObject({ code: 1, out: "" });
      expect(keyless.err).toMatch(/^Set BACKUP_KEY/);
      site.sandbox.s3.fail({ status: 503 });
      const failed = await desk(site, ...words);
      expect(failed).toMatchObject({ code: 1, out: "" });
      expect(failed.err).toMatch(/Nothing was erased: the bucket project-backups failed/);
    });
  },
);

often(
  "on PostgreSQL nobody is erased without BACKUP_KEY, as a restore by the host could not be repaired",
  async () => {
    const site = await sharedSite({ database: "postgres", env: { ...backupEnv } });
    const { fields, order } = await placeOrder(site);
    const keyless = { env: { ...site.env, BACKUP_KEY: "" } };
    const { code, out, err } = await desk(keyless, "forget", fields.email, "--yes");
    expect([code, out, err]).toEqual([1, "", expect.stringMatching(/^Set BACKUP_KEY/)]);
    expect(site.rows("select id from orders where id = ?", order.id)).toHaveLength(1);
    const erased = await desk(site, "forget", fields.email, "--yes");
    expect(erased.code).toBe(0);
    expect(erased.err).toContain("after a restore there, run erasures replay");
  },
);

rarely(
  "on PostgreSQL the sweep deletes records of erasures from the bucket after 31 days",
  async () => {
    const site = await startSite({ database: "postgres", env: backupEnv });
    const hash = (digit: string) => digit.repeat(64);
    for (const [days, digit] of Object.entries({ 32: "a", 30: "b" })) {
      const time = new Date(Date.now() - Number(days) * 24 * 60 * 60_000).toISOString();
      site.execute("insert into forgotten values (?, ?, 1)", hash(digit), time);
      await put(site, `forgotten/${time.replace(/[:.]/g, "-")}-${hash(digit)}`, "");
    }
    await site.kill();
    await site.restart();
    await until("one record is left", () => erasureRecordsOf(site).length === 1);
    expect(erasureRecordsOf(site)[0]).toContain(hash("b"));
  },
);
