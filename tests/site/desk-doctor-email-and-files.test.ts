import { describe, expect, test } from "vitest";
import { teamEmail } from "../support/site";
import { backupListing } from "../support/operations/bucket-responses";
import { desk } from "../support/operations/desk";
import { backups, complaintOf, site } from "../support/operations/doctor";
import { placeOrder, validOrder } from "../support/orders/order-visitor";
import { allMailsSent } from "../support/orders/person";
import { until } from "../support/until";

describe("doctor reports Postmark", () => {
  test.each([
    ["that refuses the token", { status: 401 }, "API Tokens"],
    ["that answers garbage", { garbage: true as const }, "no answer"],
    ["that ends the connection", { reset: "before" as const }, "no answer"],
  ])("%s as failed", async (_, fault, advice) => {
    site.sandbox.postmark.fail({ match: "GET /server", ...fault });
    const complaint = [1, "failed", expect.stringContaining(advice)];
    expect(await complaintOf("Postmark")).toEqual(complaint);
  });
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

  test.each([
    ["written", "PUT", "No file can be written"],
    ["deleted", "DELETE", "No file can be deleted"],
  ])("whose objects cannot be %s as failed", async (_, method, advice) => {
    site.sandbox.s3.fail({ match: `${method} /project-assets/`, status: 403 });
    expect(await complaintOf("Bucket")).toEqual([1, "failed", expect.stringContaining(advice)]);
  });

  test("with the name of the object that it could not delete", async () => {
    const before = objects();
    site.sandbox.s3.fail({ match: "DELETE", status: 403 });
    const [, , advice] = await complaintOf("Bucket");
    const left = objects().filter((key) => !before.includes(key));
    expect(advice).toContain(`Delete ${left[0]} by hand`);
  });

  test("that returns wrong bytes as failed, and deletes its object", async () => {
    const before = objects();
    site.sandbox.s3.fail({ match: "GET /project-assets/", garbage: true });
    const complaint = [1, "failed", expect.stringContaining("No file can be read")];
    expect(await complaintOf("Bucket")).toEqual(complaint);
    expect(objects()).toEqual(before);
  });

  test("whose public URL does not serve its files as failed", async () => {
    const before = objects();
    const env = {
      BUCKET_NAME: "project-backups",
      BUCKET_PUBLIC_URL: `${site.url}/sandbox/files/project-backups`,
    };
    const complaint = [1, "failed", expect.stringContaining("set BUCKET_PUBLIC_URL")];
    expect(await complaintOf("Bucket", env)).toEqual(complaint);
    expect(objects()).toEqual(before);
  });

  test("that anyone can list with a warning", async () => {
    site.sandbox.s3.fail({
      match: "GET /project-assets/?list-type=2",
      body: "<?xml?><ListBucketResult>",
    });
    const warned = [0, "warning", expect.stringContaining("not to list them")];
    expect(await complaintOf("Bucket is not listed")).toEqual(warned);
  });

  test("whose clock differs by days, or that sends no time, with a warning", async () => {
    site.sandbox.s3.clock.aheadMs = -200.5 * 24 * 60 * 60 * 1000;
    const words = "The clock is 200 days ahead, and nothing is deleted by it";
    const warned = (advice: string) => ["warning", expect.stringContaining(advice)];
    expect((await complaintOf("Clock at the bucket")).slice(1)).toEqual(warned(words));
    site.sandbox.s3.reset();
    site.sandbox.s3.fail({ match: "HEAD /", reset: "before" });
    const noTime = warned("The bucket does not tell the time");
    expect((await complaintOf("Clock at the bucket")).slice(1)).toEqual(noTime);
  });

  test("for other credentials as failed, and prints no secret", async () => {
    const AWS_SECRET_ACCESS_KEY = "another-secret-key";
    const { code, out, err } = await desk(
      { env: { ...site.env, AWS_SECRET_ACCESS_KEY } },
      "doctor",
    );
    expect(code).toBe(1);
    const { STRIPE_SECRET_KEY, POSTMARK_SERVER_TOKEN, STRIPE_WEBHOOK_SECRET, SESSION_SECRET } =
      site.env;
    for (const secret of [
      ...[AWS_SECRET_ACCESS_KEY, STRIPE_SECRET_KEY, POSTMARK_SERVER_TOKEN],
      ...[STRIPE_WEBHOOK_SECRET, SESSION_SECRET, teamEmail, site.url],
    ]) {
      expect(out + err).not.toContain(secret);
    }
    expect(err).not.toMatch(/\n\s+at /);
  });
});

describe("doctor reports backups", () => {
  test("that cannot be written as failed, with the bucket's reason", async () => {
    site.sandbox.s3.fail({ match: "PUT /project-backups/", status: 403 });
    const complaint = [
      1,
      "failed",
      expect.stringMatching(/^No backup can be written \(AccessDenied, status 403\): /),
    ];
    expect(await complaintOf("Backups can be written", backups)).toEqual(complaint);
  });

  test("as writable in a bucket without conditional writes, and deletes its object", async () => {
    const before = site.sandbox.s3.objects();
    site.sandbox.s3.fail({ match: "PUT ", status: 501, times: 1 });
    expect(await complaintOf("Backups can be written", backups)).toEqual([
      expect.anything(),
      "ok",
      null,
    ]);
    expect(site.sandbox.s3.objects()).toEqual(before);
  });

  test("in the bucket of the public files with a warning", async () => {
    const { BACKUP_KEY } = backups;
    const warned = [expect.anything(), "warning", expect.stringContaining("set BACKUP_BUCKET")];
    expect(await complaintOf("Backup bucket", { BACKUP_KEY })).toEqual(warned);
  });

  test("that are missing or too old as failed", async () => {
    const none = await complaintOf("Newest backup", {
      ...backups,
      BACKUP_BUCKET: "project-assets",
    });
    expect(none).toEqual([1, "failed", expect.stringContaining("There is no backup: make one")]);

    const name = "site-2026-01-01T00-00-00Z.db.gz.age";
    const listing = (at: string) => ({
      match: "GET /project-backups/?list-type=2",
      headers: { "content-type": "application/xml" },
      body: backupListing(name, at),
    });
    site.sandbox.s3.fail(listing("2020-01-01T00:00:00.000Z"));
    const complaint = [1, "failed", expect.stringMatching(/^The newest backup is \d+ hours old/)];
    expect(await complaintOf("Newest backup", backups)).toEqual(complaint);

    site.sandbox.s3.reset();
    site.sandbox.s3.fail(listing(new Date(Date.now() - 5 * 60 * 60 * 1000).toISOString()));
    const env = (hours: string) => ({ ...backups, BACKUP_EVERY_HOURS: hours });
    expect((await complaintOf("Newest backup", env("2"))).slice(0, 2)).toEqual([1, "failed"]);
    expect((await complaintOf("Newest backup", env("3"))).slice(0, 2)).toEqual([0, "ok"]);
  });

  test("dated in the future with a warning, and does not count them as the newest", async () => {
    const future = "site-2999-01-01T00-00-00-000Z.db.gz.age";
    site.sandbox.s3.fail({
      match: "GET /project-backups/?list-type=2",
      headers: { "content-type": "application/xml" },
      body: backupListing(future, new Date().toISOString()),
    });
    const complaint = await complaintOf("Newest backup", backups);
    expect(complaint).toEqual([
      1,
      "failed",
      expect.stringMatching(/^There is no backup: .* dated later than now/),
    ]);
  });

  test("in a bucket that does not answer as failed", async () => {
    site.sandbox.s3.fail({ match: "GET /project-backups/", status: 500 });
    expect(await complaintOf("Newest backup", backups)).toEqual([
      1,
      "failed",
      expect.stringContaining("could not be checked"),
    ]);
  });
});
