import { chownSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { listen } from "../support/http/middleware-server";
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
  failed,
  warned,
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

  test("lists each of its 29 checks with state and advice in JSON", async () => {
    const { findings, err } = await examined(backups);
    const checks = new Set(findings.map(({ check }) => check));
    expect(checks.size).toBe(29);
    // The doctor on PostgreSQL leaves these out.
    for (const check of ["Owner of the data", "Free disk space", "Database is whole"]) {
      expect(checks).toContain(check);
    }
    for (const finding of findings) {
      expect(Object.keys(finding)).toEqual(["check", "state", "advice"]);
      expect(finding.advice === null).toBe(finding.state === "ok");
    }
    expect(err).toMatch(/^29 checks: 0 failed, \d with a warning\.\n$/);
  });

  test("prints a table, with advice below each check that is not ok", async () => {
    const { code, out } = await desk(site, "doctor");
    expect(code).toBe(0);
    expect(out).toMatch(/^CHECK +STATE\nEnvironment +ok\nDatabase +ok\n/);
    expect(out).toMatch(/\nPostmark +warning\n {2}This Postmark server delivers nothing: /);
    expect(out).toMatch(/\nBackups +warning\n {2}There are no backups: set BACKUP_KEY /);
  });
});

test("doctor reports the environment with every missing or malformed name in one go", async () => {
  const env: NodeJS.ProcessEnv = {
    ...{ NODE_ENV: "production", PATH: process.env.PATH, PORT: "http" },
    ...{ DATA_DIR: site.dataDir, SESSION_SECRET: "abc" },
  };
  const { code, out } = await desk({ env }, "doctor", "--json");
  expect(out).not.toContain("fly ");
  const onFly = { env: { ...env, FLY_APP_NAME: "sitewright" } };
  expect((await desk(onFly, "doctor")).out).toContain("fly secrets set STRIPE_SECRET_KEY=…");
  const findings = JSON.parse(out) as Finding[];
  expect(code).toBe(1);
  const found = new Set(findings.map(({ check, state }) => `${check} ${state}`));
  expect([...found]).toEqual(["Environment failed"]);
  const advice = findings.map(({ advice }) => advice).join("\n");
  expect(advice).toContain("PORT is malformed: must be a whole number: see .env.example");
  expect(advice).toContain("SESSION_SECRET is malformed");
  expect(advice).toContain("openssl rand -hex 32");
  expect(advice).toContain("SITE_URL is missing");
});

describe("doctor reports a proxy before the site", () => {
  /** The finding through a proxy that adds these headers. */
  async function behindProxy(headers: Record<string, string>, env: Record<string, string> = {}) {
    const SITE_URL = await listen((incoming, outgoing) => {
      const { method, url, headers: sent } = incoming;
      const passed = request(site.url + url, { method, headers: { ...sent, ...headers } });
      passed.on("response", (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      incoming.pipe(passed);
    });
    const [, ...finding] = await complaintOf("CLIENT_IP_HEADER", { SITE_URL, ...env });
    return finding;
  }
  const warning = (words: RegExp) => warned(words).slice(1);

  test("whose forwarded header is not named with a warning that names it", async () => {
    const forwarded = { "X-Forwarded-For": "203.0.113.7" };
    expect(await behindProxy(forwarded)).toEqual(
      warning(/CLIENT_IP_HEADER is not set.*count as one.*x-forwarded-for/),
    );
    const onFly = await behindProxy({ "Fly-Client-IP": "203.0.113.7" }, { FLY_APP_NAME: "site" });
    expect(onFly).toEqual(warning(/fly secrets set CLIENT_IP_HEADER=Fly-Client-IP/));
    const named = { CLIENT_IP_HEADER: "X-Forwarded-For" };
    expect(await behindProxy(forwarded, named)).toEqual(["ok", null]);
  });

  test("that does not send the header that is named with a warning", async () => {
    const named = { CLIENT_IP_HEADER: "X-Real-IP" };
    expect(await behindProxy({ "X-Forwarded-For": "203.0.113.7" }, named)).toEqual(
      warning(/names x-real-ip, which does not arrive.*x-forwarded-for/),
    );
  });

  test("to nobody but itself: another request is not told which headers arrived", async () => {
    const answer = await fetch(`${site.url}/healthz`, {
      headers: { "X-Forwarded-For": "203.0.113.7", "X-Sitewright-Doctor": "a token" },
    });
    expect(answer.headers.get("X-Sitewright-Forwarded")).toBeNull();
  });
});

describe("doctor reports a database", () => {
  function emptyFolder() {
    const folder = mkdtempSync(join(tmpdir(), "sitewright-doctor-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    return folder;
  }

  test("that does not exist as failed, without creating it, and skips the checks that depend on it", async () => {
    const DATA_DIR = emptyFolder();
    const { code, findings } = await examined({ DATA_DIR });
    expect(code).toBe(1);
    const states = Object.fromEntries(findings.map(({ check, state }) => [check, state]));
    expect(states).toMatchObject({ Database: "failed" });
    expect(states).not.toHaveProperty("Outbox");
    expect(readdirSync(DATA_DIR)).toEqual([]);
  });

  test("that is not a database as failed, and advises a restore", async () => {
    const DATA_DIR = emptyFolder();
    writeFileSync(join(DATA_DIR, "site.db"), "This is no database. ".repeat(500));
    expect(await complaintOf("Database", { DATA_DIR })).toEqual(failed("desk -- restore --yes"));
  });

  test.each([
    ["older", "delete from kysely_migration", "start the site"],
    ["newer", "insert into kysely_migration values ('999-later', '')", "deploy that version"],
  ])("with a schema that is %s as failed", async (_, change, advice) => {
    const migrations = site.rows<Record<string, string>>("select * from kysely_migration");
    site.execute(change);
    const complaint = await complaintOf("Database schema");
    site.execute("delete from kysely_migration");
    for (const { name, timestamp } of migrations) {
      site.execute("insert into kysely_migration values (?, ?)", name, timestamp);
    }
    expect(complaint).toEqual(failed(advice));
  });

  test.runIf(process.getuid?.() === 0)(
    "that belongs to another user than its folder as failed",
    async () => {
      chownSync(join(site.dataDir, "site.db"), 65534, 65534);
      const complaint = await complaintOf("Owner of the data");
      chownSync(join(site.dataDir, "site.db"), 0, 0);
      expect(complaint).toEqual(failed('chown -R 0 "$DATA_DIR"'));
    },
  );

  test("with emails that failed or wait for over an hour with a warning", async () => {
    const body = JSON.stringify({ ErrorCode: 406, Message: "Refused." });
    site.sandbox.postmark.fail({ match: "/email", status: 422, body });
    const { order } = await placeOrder(site);
    expect(await complaintOf("Outbox")).toEqual(warned("given up: 1. Read why with"));

    const mail = site.rows<{ id: string }>("select id from outbox where order_id = ?", order.id);
    await desk(site, "outbox", "drop", mail[0]!.id, "--why", "nobody is there");
    expect(await complaintOf("Outbox")).toEqual([0, "ok", null]);

    site.execute(
      "update outbox set state = 'pending', next_attempt_at = ?, created_at = '2026-01-01T00:00:00.000Z'",
      new Date(Date.now() + 60 * 60 * 1000).toISOString(),
    );
    expect(await complaintOf("Outbox")).toEqual(warned("more than an hour: 1."));
    site.execute("delete from outbox");
  });
});

describe("doctor reports a site", () => {
  test("that does not answer, or that is another site, as failed", async () => {
    const silent = await complaintOf("Site answers", { SITE_URL: "http://127.0.0.1:9" });
    expect(silent).toEqual(failed("gives no answer"));
    expect(silent[2]).not.toContain("fly");
    const SITE_URL = site.sandbox.frontUrl;
    expect(await complaintOf("Site answers", { SITE_URL })).toEqual(failed("healthz gives 404"));
  });

  test("that does not receive webhooks as failed", async () => {
    const SITE_URL = await listen((request, response) =>
      response.writeHead(request.method === "POST" ? 403 : 200).end(),
    );
    expect(await complaintOf("Webhooks arrive", { SITE_URL })).toEqual(
      failed("gives 403, not 400"),
    );
  });
});
