import { beforeEach, expect, test } from "vitest";
import { startSite } from "../support/site";
import { onPostgres } from "../support/this-run";
import { until } from "../support/until";
import { backupEnv, emptyBucket, erasureRecordsOf } from "../support/operations/backups";
import { desk } from "../support/operations/desk";
import { orderOf, placeOrder } from "../support/orders/order-visitor";
import { allMailsSent, customer, person, tracesIn } from "../support/orders/person";

// A site of its own, as it restarts. Its jobs must not run beside the desk, as both would write to the bucket.
const site = await startSite({ env: backupEnv });
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

// tests/faults/backup.matrix.test.ts has an erasure that the bucket cannot be told.
test("an erasure while the bucket does not answer deletes everything else, exits with 1 and says what is left, and finishes when run again", async () => {
  const who = person();
  const { order } = await customer(site, who);
  const left = () => site.sandbox.s3.objects().filter(({ key }) => key.includes(who.file.name));
  const heal = site.sandbox.s3.fail({ status: 503 });
  const ran = await forget(who.order.email);
  heal();
  expect(ran.code).toBe(1);
  expect(ran.err).toMatch(/has not deleted 1 files?.*every hour/);
  expect(site.rows("select email from orders where id = ?", order.id)).toEqual([{ email: "" }]);
  expect(left()).toHaveLength(1);
  // The object key, which contains the file's name, is needed to delete the object.
  expect(tracesIn(site, who)).toEqual(who.traces.slice(-1));

  const again = await forget(who.order.email);
  expect([again.code, left(), tracesIn(site, who)]).toEqual([0, [], []]);
  const blank = "select id from drafts where email = '' and created_at like '1970%'";
  expect(site.rows(blank)).toEqual([]);
});

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
  expect(rows().map(({ hash }) => hash)).toContain("younger");
  expect(rows().every(({ told }) => told === 1)).toBe(true);
});

test("without BACKUP_KEY an erasure is not recorded and the bucket is not called; on PostgreSQL it is refused", async () => {
  const { fields } = await placeOrder(site);
  const keyless = { env: { ...site.env, BACKUP_KEY: "" } };
  const { code } = await desk(keyless, "forget", fields.email, "--yes");
  expect([code, rows(), erasureRecordsOf(site)]).toEqual([onPostgres ? 1 : 0, [], []]);
});

test("erasure finds a person by the email address that an edit of the order replaced, and keeps the order for its new buyer", async () => {
  const [before, now] = [person(), person()];
  const { visitor } = await placeOrder(site, before.order);
  await visitor.send(now.order);
  await allMailsSent(site);
  expect(tracesIn(site, before)).not.toEqual([]);
  const { code, out } = await forget(before.order.email.toUpperCase());
  expect(code).toBe(0);
  expect(out).toMatch(/^orders erased +0\norders made blank +0\n[^]*\nmails +1\n$/);
  expect(orderOf(site, now.order)).toMatchObject({ ...now.order, state: "checkout_open" });
  expect(tracesIn(site, before)).toEqual([]);
  expect(tracesIn(site, now)).toEqual(now.traces.slice(0, 5));
});
