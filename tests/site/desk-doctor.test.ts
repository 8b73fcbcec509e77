import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { put } from "../support/operations/backups";
import { desk } from "../support/operations/desk";
import {
  answer,
  backups,
  complaintOf,
  complaints,
  examined,
  site,
  type Finding,
} from "../support/operations/doctor";
import { placeOrder } from "../support/orders/order-visitor";

describe("doctor, when everything is in order,", () => {
  test("reports only the missing TLS with a warning and leaves nothing behind", async () => {
    site.sandbox.postmark.fail(answer("GET /server", { ID: 1, DeliveryType: "Live" }));
    await put(site, "site-2026-11-21T07-00-00Z.db.gz.age", "x");
    const before = site.sandbox.s3.objects().length;
    const { code, reported } = await complaints(backups);
    expect(reported).toEqual([
      { check: "SITE_URL", state: "warning", advice: expect.stringContaining("not https") },
    ]);
    expect(code).toBe(0);
    expect(site.sandbox.s3.objects()).toHaveLength(before);
    expect(site.rows("select id from outbox")).toEqual([]);
  });

  test("lists each of its 26 checks with state and advice in JSON", async () => {
    const { findings, err } = await examined(backups);
    expect(findings.map(({ check }) => check).sort()).toEqual(
      [
        ["Environment", "Database", "Database schema", "Outbox", "Database is whole"],
        ["Database can be written", "Owner of the data", "Free disk space", "SITE_URL"],
        ["Site answers", "Webhooks arrive", "CLIENT_IP_HEADER", "Stripe key", "Stripe prices"],
        ["Stripe webhook", "Clock", "Postmark", "Bucket", "Bucket is not listed"],
        ["Clock at the bucket", "Backups", "Backup bucket", "Backups can be written"],
        ["Newest backup", "Stripe invoices", "Buyers' addresses"],
      ]
        .flat()
        .sort(),
    );
    for (const finding of findings) {
      expect(Object.keys(finding)).toEqual(["check", "state", "advice"]);
      expect(finding.advice === null).toBe(finding.state === "ok");
    }
    expect(err).toMatch(/^26 checks: 0 failed, \d with a warning\.\n$/);
  });

  test("prints a table, with advice below each check that is not ok", async () => {
    const { code, out } = await desk(site, "doctor");
    expect(code).toBe(0);
    expect(out).toMatch(/^CHECK +STATE\nEnvironment +ok\nDatabase +ok\n/);
    expect(out).toMatch(/\nPostmark +warning\n {2}This Postmark server delivers nothing: /);
    expect(out).toMatch(/\nBackups +warning\n {2}There are no backups: set BACKUP_KEY /);
  });
});

describe("doctor reports the environment", () => {
  test("with every missing or malformed name in one go", async () => {
    const { PATH } = process.env;
    const env = { NODE_ENV: "production", PATH, PORT: "http", DATA_DIR: site.dataDir } as const;
    const { code, out } = await desk({ env }, "doctor", "--json");
    const findings = JSON.parse(out) as Finding[];
    expect(code).toBe(1);
    expect(new Set(findings.map(({ check, state }) => `${check} ${state}`))).toEqual(
      new Set(["Environment failed"]),
    );
    const advice = findings.map(({ advice }) => advice).join("\n");
    expect(advice).toContain("PORT is malformed: must be a whole number: see .env.example");
    expect(advice).toContain("fly secrets set STRIPE_SECRET_KEY=…");
    expect(advice).toContain("SITE_URL is missing");
  });

  test("on Fly.io without CLIENT_IP_HEADER with a warning", async () => {
    const warned = [0, "warning", expect.stringContaining("CLIENT_IP_HEADER=Fly-Client-IP")];
    expect(await complaintOf("CLIENT_IP_HEADER", { FLY_APP_NAME: "sitewright" })).toEqual(warned);
    const set = { FLY_APP_NAME: "sitewright", CLIENT_IP_HEADER: "Fly-Client-IP" };
    expect(await complaintOf("CLIENT_IP_HEADER", set)).toEqual([0, "ok", null]);
  });
});

describe("doctor reports a database", () => {
  async function inFolder(act: (DATA_DIR: string) => Promise<void>) {
    const DATA_DIR = mkdtempSync(join(tmpdir(), "sitewright-doctor-"));
    try {
      await act(DATA_DIR);
    } finally {
      rmSync(DATA_DIR, { recursive: true });
    }
  }

  test("that does not exist as failed, without creating it, and skips the checks that depend on it", () =>
    inFolder(async (DATA_DIR) => {
      const { code, reported } = await complaints({ DATA_DIR });
      expect(code).toBe(1);
      expect(reported.find(({ check }) => check === "Database")).toMatchObject({ state: "failed" });
      expect((await examined({ DATA_DIR })).findings.map(({ check }) => check)).not.toContain(
        "Outbox",
      );
    }));

  test("that is not a database as failed, and advises a restore", () =>
    inFolder(async (DATA_DIR) => {
      writeFileSync(join(DATA_DIR, "site.db"), "This is no database. ".repeat(500));
      const restore = expect.stringContaining("desk -- restore --yes");
      expect(await complaintOf("Database", { DATA_DIR })).toEqual([1, "failed", restore]);
    }));

  test.each([
    ["older", "delete from kysely_migration where name like '004%'", "start the site"],
    ["newer", "insert into kysely_migration values ('999-later', '')", "deploy that version"],
  ])("with a schema that is %s as failed", async (_, change, advice) => {
    const migrations = site.rows<{ name: string; timestamp: string }>(
      "select * from kysely_migration",
    );
    site.execute(change);
    const complaint = await complaintOf("Database schema");
    site.execute("delete from kysely_migration");
    for (const { name, timestamp } of migrations) {
      site.execute("insert into kysely_migration values (?, ?)", name, timestamp);
    }
    expect(complaint).toEqual([1, "failed", expect.stringContaining(advice)]);
  });

  test.runIf(process.getuid?.() === 0)(
    "that belongs to another user than its folder as failed",
    async () => {
      chownSync(join(site.dataDir, "site.db"), 65534, 65534);
      const complaint = await complaintOf("Owner of the data");
      chownSync(join(site.dataDir, "site.db"), 0, 0);
      expect(complaint).toEqual([1, "failed", expect.stringContaining('chown -R 0 "$DATA_DIR"')]);
    },
  );

  test("with emails that failed or wait for over an hour with a warning", async () => {
    const body = JSON.stringify({ ErrorCode: 406, Message: "Refused." });
    site.sandbox.postmark.fail({ match: "/email", status: 422, body });
    const { order } = await placeOrder(site);
    const failedMail = [0, "warning", expect.stringContaining("given up: 1. Read why with")];
    expect(await complaintOf("Outbox")).toEqual(failedMail);

    const mail = site.rows<{ id: string }>("select id from outbox where order_id = ?", order.id);
    await desk(site, "outbox", "drop", mail[0]!.id, "--why", "nobody is there");
    expect(await complaintOf("Outbox")).toEqual([0, "ok", null]);

    site.execute(
      "update outbox set state = 'pending', next_attempt_at = ?, created_at = '2026-01-01T00:00:00.000Z'",
      new Date(Date.now() + 60 * 60 * 1000).toISOString(),
    );
    const waiting = [0, "warning", expect.stringContaining("more than an hour: 1.")];
    expect(await complaintOf("Outbox")).toEqual(waiting);
    site.execute("delete from outbox");
  });
});

describe("doctor reports a site", () => {
  test("that does not answer, or that is another site, as failed", async () => {
    const silent = await complaintOf("Site answers", { SITE_URL: "http://127.0.0.1:9" });
    expect(silent).toEqual([1, "failed", expect.stringContaining("gives no answer")]);
    const SITE_URL = site.sandbox.frontUrl;
    const other = [1, "failed", expect.stringContaining("healthz gives 404")];
    expect(await complaintOf("Site answers", { SITE_URL })).toEqual(other);
  });

  test("that does not receive webhooks as failed", async () => {
    const proxy = createServer((request, response) => {
      response.writeHead(request.method === "POST" ? 403 : 200).end();
    });
    await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
    const { port } = proxy.address() as { port: number };
    const complaint = await complaintOf("Webhooks arrive", {
      SITE_URL: `http://127.0.0.1:${port}`,
    });
    proxy.close();
    expect(complaint).toEqual([1, "failed", expect.stringContaining("gives 403, not 400")]);
  });
});

describe("beside a demonstration, whose stand-ins run inside the site,", () => {
  const demonstration = {
    ...{ SANDBOX: "1", AWS_ENDPOINT_URL_S3: "", STRIPE_API_URL: "", POSTMARK_API_URL: "" },
    ...backups,
  };

  test("doctor skips the providers with a warning", async () => {
    const { code, reported } = await complaints(demonstration);
    expect(code).toBe(0);
    expect(reported.map(({ check, state }) => [check, state])).toContainEqual([
      "Demonstration",
      "warning",
    ]);
  });

  test.each([["backup"], ["restore"], ["reconcile"], ["forget", "ann@example.com", "--yes"]])(
    "desk %s calls no provider and exits with 1",
    async (...words) => {
      const ran = await desk({ env: { ...site.env, ...demonstration } }, ...words);
      const reason = expect.stringContaining("live inside the site and cannot be asked");
      expect([ran.code, ran.out, ran.err]).toEqual([1, "", reason]);
    },
  );
});
