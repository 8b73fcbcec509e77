import { describe, expect, test } from "vitest";
import type { Fault } from "../../sandbox";
import { teamEmail } from "../support/site";
import { listen } from "../support/http/middleware-server";
import { listBackup } from "../support/operations/bucket-responses";
import { drop } from "../support/operations/backups";
import { desk } from "../support/operations/desk";
import { backups, complaintOf, site, failed, warned } from "../support/operations/doctor";
import { placeOrder, validOrder } from "../support/orders/order-visitor";
import { allMailsSent } from "../support/orders/person";
import { until } from "../support/until";

test.each([
  ["that refuses the token", { status: 401 }, "API Tokens"],
  ["that answers garbage", { garbage: true as const }, "no answer"],
  ["that ends the connection", { reset: "before" as const }, "no answer"],
])("doctor reports Postmark %s as failed", async (_, fault, advice) => {
  site.sandbox.postmark.fail({ match: "GET /server", ...fault });
  expect(await complaintOf("Postmark")).toEqual(failed(advice));
});

test("doctor names the paid orders whose buyer the emails do not reach, with a warning", async () => {
  const none = [0, "ok", null];
  expect(await complaintOf("Buyers' addresses")).toEqual(none);
  const { order, sessionId } = await placeOrder(site, validOrder({ email: "ann@inactive.test" }));
  await site.sandbox.stripe.pay(sessionId);
  const refused = "select id from outbox where order_id = ? and bounced_at is not null";
  await until("the receipt is refused", () => site.rows(refused, order.id).length === 1);
  const advice = expect.stringContaining(`do not reach: 1 (${order.reference}). See`);
  expect(await complaintOf("Buyers' addresses")).toEqual([0, "warning", advice]);
  await desk(site, "orders", "email", order.reference, "ann@plumbing.test");
  expect(await complaintOf("Buyers' addresses")).toEqual(none);
  await allMailsSent(site);
  site.execute("delete from outbox");
});

describe("doctor reports the bucket", () => {
  const objects = () => site.sandbox.s3.objects().map(({ key }) => key);

  test.each<[string, Fault, string | RegExp]>([
    ["cannot be written", { match: "PUT /project-assets/", status: 403 }, "No file can be written"],
    ["garbles files", { match: "GET /project-assets/", garbage: true }, "No file can be read"],
    [
      "takes no file of several parts",
      { match: /^POST .*\?uploads/, status: 501 },
      /^No file of several parts can be written .*status 501/,
    ],
  ])("that %s as failed, and leaves nothing in it", async (_, fault, advice) => {
    const before = objects();
    site.sandbox.s3.fail(fault);
    expect(await complaintOf("Bucket")).toEqual(failed(advice));
    expect(objects()).toEqual(before);
    expect(site.sandbox.s3.uploads()).toEqual([]);
  });

  test("whose objects cannot be deleted as failed, with the name of the one that is left", async () => {
    const before = objects();
    site.sandbox.s3.fail({ match: "DELETE /project-assets/", status: 403 });
    const complaint = await complaintOf("Bucket");
    const [left] = objects().filter((key) => !before.includes(key));
    expect(complaint).toEqual(failed("No file can be deleted"));
    expect(complaint[2]).toContain(`Delete ${left} by hand`);
  });

  test("whose public URL does not serve its files as failed", async () => {
    const before = objects();
    const BUCKET_NAME = "project-backups";
    const env = { BUCKET_NAME, BUCKET_PUBLIC_URL: `${site.url}/sandbox/files/${BUCKET_NAME}` };
    expect(await complaintOf("Bucket", env)).toEqual(failed("set BUCKET_PUBLIC_URL"));
    expect(objects()).toEqual(before);
  });

  test("whose files are answered 400 at their public URL with that status and what to do", async () => {
    const BUCKET_PUBLIC_URL = await listen((_, response) =>
      response.writeHead(400).end("<Error/>"),
    );
    const advice =
      /^A file cannot be read by its public address \(status 400\): set BUCKET_PUBLIC_URL/;
    expect(await complaintOf("Bucket", { BUCKET_PUBLIC_URL })).toEqual(failed(advice));
  });

  test("that anyone can list with a warning", async () => {
    const body = "<?xml?><ListBucketResult>";
    site.sandbox.s3.fail({ match: "GET /project-assets/?list-type=2", body });
    expect(await complaintOf("Bucket is not listed")).toEqual(warned("not to list them"));
  });

  test("whose clock differs by days, or that sends no time, with a warning", async () => {
    site.sandbox.s3.clock.aheadMs = -200.5 * 24 * 60 * 60 * 1000;
    const words = "The clock is 200 days ahead, and nothing is deleted by it";
    const complaint = async () => (await complaintOf("Clock at the bucket")).slice(1);
    expect(await complaint()).toEqual(warned(words).slice(1));
    site.sandbox.s3.reset();
    site.sandbox.s3.fail({ match: "HEAD /", reset: "before" });
    expect(await complaint()).toEqual(warned("The bucket does not tell the time").slice(1));
  });

  test("for other credentials as failed, and prints no secret", async () => {
    const AWS_SECRET_ACCESS_KEY = "another-secret-key";
    const wrong = { env: { ...site.env, AWS_SECRET_ACCESS_KEY } };
    const { code, out, err } = await desk(wrong, "doctor");
    expect(code).toBe(1);
    const secrets = [AWS_SECRET_ACCESS_KEY, teamEmail, site.url];
    for (const name of ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "SESSION_SECRET"]) {
      secrets.push(site.env[name]!);
    }
    for (const secret of [...secrets, site.env.POSTMARK_SERVER_TOKEN]) {
      expect(out + err).not.toContain(secret);
    }
    expect(err).not.toMatch(/\n\s+at /);
  });
});

describe("doctor reports backups", () => {
  const newest = (env: Record<string, string>) => complaintOf("Newest backup", env);

  test("that cannot be written as failed, with the bucket's reason", async () => {
    site.sandbox.s3.fail({ match: "PUT /project-backups/", status: 403 });
    expect(await complaintOf("Backups can be written", backups)).toEqual(
      failed(/^No backup can be written \(AccessDenied, status 403\): /),
    );
  });

  test("as writable in a bucket without conditional writes, and deletes its object", async () => {
    const before = site.sandbox.s3.objects();
    site.sandbox.s3.fail({ match: "PUT ", status: 501, times: 1 });
    const complaint = await complaintOf("Backups can be written", backups);
    expect(complaint.slice(1)).toEqual(["ok", null]);
    expect(site.sandbox.s3.objects()).toEqual(before);
  });

  test("in the bucket of the public files with a warning", async () => {
    const { BACKUP_KEY } = backups;
    const [, ...complaint] = await complaintOf("Backup bucket", { BACKUP_KEY });
    expect(complaint).toEqual(["warning", expect.stringContaining("set BACKUP_BUCKET")]);
  });

  test("that are missing or too old as failed", async () => {
    const empty = { ...backups, BACKUP_BUCKET: "project-assets" };
    expect(await newest(empty)).toEqual(failed("There is no backup: make one"));

    const name = "site-2026-01-01T00-00-00Z.db.gz.age";
    listBackup(site.sandbox, name, new Date("2020-01-01"));
    expect(await newest(backups)).toEqual(failed(/^The newest backup is \d+ hours old/));

    site.sandbox.s3.reset();
    listBackup(site.sandbox, name, new Date(Date.now() - 5 * 60 * 60 * 1000));
    const env = (hours: string) => ({ ...backups, BACKUP_EVERY_HOURS: hours });
    expect((await newest(env("2"))).slice(0, 2)).toEqual([1, "failed"]);
    expect((await newest(env("3"))).slice(0, 2)).toEqual([0, "ok"]);
  });

  test("made by a clock that is behind the bucket's as there", async () => {
    site.sandbox.s3.clock.aheadMs = 16 * 60 * 1000;
    const { out } = await desk({ env: { ...site.env, ...backups } }, "backup", "--json");
    const complaint = await newest(backups);
    await drop(site, (JSON.parse(out) as { name: string }).name);
    expect(complaint).toEqual([0, "ok", null]);
  });

  test("dated in the future with a warning, and does not count them as the newest", async () => {
    listBackup(site.sandbox, "site-2999-01-01T00-00-00-000Z.db.gz.age", new Date());
    expect(await newest(backups)).toEqual(failed(/^There is no backup: .* dated later than now/));
  });

  test("in a bucket that does not answer as failed", async () => {
    site.sandbox.s3.fail({ match: "GET /project-backups/", status: 500 });
    expect(await newest(backups)).toEqual(failed("cannot be listed"));
  });
});
