import { afterAll, beforeEach, expect, test } from "vitest";
import { startSite } from "../support/site";
import { onPostgres } from "../support/this-run";
import { until } from "../support/until";
import { backupEnv, emptyBucket, erasureRecordsOf } from "../support/operations/backups";
import { desk } from "../support/operations/desk";
import { placeOrder } from "../support/orders/order-visitor";
import { customer, person } from "../support/orders/person";

// A site of its own, as it restarts. Its jobs must not run beside the desk, as both would write to the bucket.
const site = await startSite({ env: backupEnv });
afterAll(() => site.stop());
beforeEach(async () => {
  site.sandbox.reset();
  await emptyBucket(site);
  site.execute("delete from forgotten");
});

interface Row {
  hash: string;
  forgotten_at: string;
  told: number;
}
const rows = () => site.rows<Row>("select * from forgotten");
const forget = (address: string) => desk(site, "forget", address, "--yes");
const recordOf = ({ hash, forgotten_at }: Row) =>
  `forgotten/${forgotten_at.replace(/[:.]/g, "-")}-${hash}`;

test("an erasure is recorded as a keyed hash only, in the database and in the bucket", async () => {
  const { fields } = await placeOrder(site);
  const { code, err } = await forget(fields.email.toUpperCase());
  expect(code).toBe(0);
  expect(err).toContain(onPostgres ? "run erasures replay" : "30 days at most");
  const [row] = rows();
  expect(row).toEqual({
    hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    forgotten_at: expect.any(String) as string,
    told: 1,
  });
  expect(erasureRecordsOf(site)).toEqual([recordOf(row!)]);
  const [object] = site.sandbox.s3.objects().filter(({ key }) => key.includes(row!.hash));
  expect(object?.size).toBe(0);
});

test.each([
  ["answers 503", { status: 503 }],
  ["does not answer", { hang: true }],
] as const)(
  "an erasure exits with 1 while the bucket %s, and running it again records it there",
  async (_, fault) => {
    const heal = site.sandbox.s3.fail({ match: "PUT /project-backups", ...fault });
    const hasty = { env: { ...site.env, STORAGE_STALL_MS: "300" } };
    const { code, err } = await desk(hasty, "forget", "ann@forgotten.test", "--yes");
    expect(code).toBe(1);
    expect(err).toMatch(/Not done: the bucket could not be told.*every hour.*again/);
    expect(rows()).toMatchObject([{ told: 0 }]);
    heal();
    expect((await forget("ann@forgotten.test")).code).toBe(0);
    expect(rows()).toMatchObject([{ told: 1 }]);
    expect(erasureRecordsOf(site)).toEqual(rows().map(recordOf));
  },
);

test("the retention job records a pending erasure in the bucket, deletes the files left, and drops outdated records", async () => {
  const who = person();
  await customer(site, who);
  const files = () => site.sandbox.s3.objects().filter(({ key }) => key.includes(who.file.name));
  const heal = site.sandbox.s3.fail({ status: 503 });
  expect((await forget(who.order.email)).code).toBe(1);
  heal();
  expect(files()).toHaveLength(1);
  const day = 24 * 60 * 60_000;
  const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
  const insert = "insert into forgotten values (?, ?, 1)";
  site.execute(insert, "older", ago(32));
  site.execute(insert, "younger", ago(30));
  await site.kill("SIGKILL");
  await site.restart();
  await until("the bucket has the record", () => erasureRecordsOf(site).length === 1);
  await until("the older one is gone", () => rows().length === 2);
  await until("the file is gone", () => files().length === 0);
  await until(
    "its draft is gone",
    () => site.rows("select id from drafts where created_at like '1970%'").length === 0,
  );
  expect(rows().map(({ hash, told }) => [hash.slice(0, 7), told])).toEqual(
    expect.arrayContaining([["younger", 1]]),
  );
  expect(rows().every(({ told }) => told === 1)).toBe(true);
});

test("without BACKUP_KEY an erasure is not recorded and the bucket is not called; on PostgreSQL it is refused", async () => {
  const { fields } = await placeOrder(site);
  const { code } = await desk(
    { env: { ...site.env, BACKUP_KEY: "" } },
    ...["forget", fields.email, "--yes"],
  );
  expect([code, rows(), erasureRecordsOf(site)]).toEqual([onPostgres ? 1 : 0, [], []]);
});
