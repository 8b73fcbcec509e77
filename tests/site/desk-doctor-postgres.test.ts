import { describe, expect, test } from "vitest";
import type { Finding } from "../support/operations/doctor";
import { desk } from "../support/operations/desk";
import { startSite } from "../support/site";

const site = await startSite({ database: "postgres" });

const url = site.env.DATABASE_URL!;
const name = new URL(url).pathname.slice(1);
const backups = { BACKUP_KEY: "a passphrase", BACKUP_BUCKET: "project-backups" };

async function examined(DATABASE_URL = url, more: Record<string, string> = {}) {
  const env = { ...site.env, DATABASE_URL, ...more };
  const { code, out } = await desk({ env }, "doctor", "--json");
  return { code, findings: JSON.parse(out) as Finding[] };
}

async function findingOf(check: string) {
  const { findings } = await examined();
  return findings.find((finding) => finding.check === check);
}

describe("doctor on PostgreSQL", () => {
  test("finds nothing wrong with a server that suits, changes nothing, and leaves out what is about site.db", async () => {
    const { findings } = await examined();
    const checks = findings.map(({ check }) => check);
    const ofTheServer = [
      ...["Database", "Database schema", "Outbox", "Buyers' addresses", "Database can be written"],
      ...["Database collation", "Clock at the database", "Database connections"],
    ];
    for (const check of ofTheServer) {
      expect(findings).toContainEqual({ check, state: "ok", advice: null });
    }
    expect(checks).not.toContain("Owner of the data");
    expect(checks).not.toContain("Free disk space");
    expect(checks).not.toContain("Database is whole");
    expect(site.rows("select key from rate_limits")).toEqual([]);
  });

  test("leaves the backups to the database's host, and records of erasures to the bucket", async () => {
    const without = await examined(url, { BACKUP_KEY: "" });
    expect(without.findings).toContainEqual({
      ...{ check: "Backups", state: "warning" },
      advice: expect.stringContaining("BACKUP_KEY is not set"),
    });

    const { findings } = await examined(url, backups);
    const advice = expect.stringContaining("kept by the database's host");
    expect(findings).toContainEqual({ check: "Backups", state: "ok", advice });
    expect(findings).toContainEqual({ check: "Backups can be written", state: "ok", advice: null });
    expect(findings.map(({ check }) => check)).not.toContain("Newest backup");
  });

  test.each([
    ["a port where nothing listens", { port: "9" }, "ECONNREFUSED: mend DATABASE_URL"],
    ["no database", { pathname: "/missing" }, "has no database of the name"],
    [
      "weaker transactions, as of a connection pooler",
      { search: "?options=-c%20default_transaction_isolation%3Drepeatable%5C%20read" },
      "not that of a connection pooler",
    ],
  ])("fails, and asks no more, where DATABASE_URL leads to %s", async (_, change, advice) => {
    const { code, findings } = await examined(Object.assign(new URL(url), change).href);
    expect(code).toBe(1);
    expect(findings).toContainEqual({
      ...{ check: "Database", state: "failed" },
      advice: expect.stringContaining(advice),
    });
    expect(findings.map(({ check }) => check)).not.toContain("Database schema");
  });

  test("fails where the server is a read-only standby", async () => {
    site.execute(`alter database "${name}" set default_transaction_read_only = on`);
    const finding = await findingOf("Database can be written");
    site.execute(`alter database "${name}" reset default_transaction_read_only`);
    const advice = expect.stringContaining("the primary server");
    expect(finding).toMatchObject({ state: "failed", advice });
  });

  test("fails where a copy of the database compares text by a language", async () => {
    site.execute(`alter table inquiries alter column timeline type text collate "default"`);
    const finding = await findingOf("Database collation");
    site.execute(`alter table inquiries alter column timeline type text collate "C"`);
    const advice = expect.stringContaining("inquiries.timeline");
    expect(finding).toMatchObject({ state: "failed", advice });
  });

  test("warns while there is no room for the connections of one more machine", async () => {
    site.execute(`alter database "${name}" connection limit 12`);
    const finding = await findingOf("Database connections");
    site.execute(`alter database "${name}" connection limit -1`);
    const advice = expect.stringContaining("run fewer machines");
    expect(finding).toMatchObject({ state: "warning", advice });
  });
});
