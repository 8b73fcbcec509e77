import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { desk, runNode, spawnDesk } from "../support/operations/desk";
import { sharedSite } from "../support/site";

const site = await sharedSite();

const bare = { env: { NODE_ENV: "production", PATH: process.env.PATH } } as const;

describe("a process of its own ends as the commands of these tests do", () => {
  test.each([
    [0, site, ["orders", "--state", "paid", "--limit", "1", "--since", "2099-01-01"]],
    [1, site, ["show", "ffffff"]],
    [1, bare, ["orders"]],
    [2, site, ["orders", "--limit", "0"]],
  ] as const)("with %d", async (code, { env }, words) => {
    const ran = await desk({ env }, ...words);
    expect(ran).toEqual(await spawnDesk({ env }, ...words));
    expect(ran.code).toBe(code);
  });
});

describe("what is asked for wrongly", () => {
  test.each([
    [[]],
    [["nothing"]],
    [["orders", "--state", "nearly"]],
    [["orders", "--since", "2026-02-30"]],
    [["orders", "--limit", "0"]],
    [["orders", "--before", "there"]],
    [["orders", "extra"]],
    [["inquiries", "--state", "new"]],
    [["show"]],
    [["show", "SW-1"]],
    [["show", "abc"]],
    [["outbox", "retry", "abc' or 1=1"]],
    [["outbox", "drop", "abcdef"]],
    [["outbox", "drop", "abcdef", "--why", " "]],
    [["export", "orders"]],
    [["export", "payments", "--csv"]],
    [["export", "orders", "--csv", "--jsonl"]],
    [["export", "orders", "--csv", "--since", "yesterday"]],
    [["forget", "ann"]],
    [["backup", "now"]],
    [["restore", "one", "another"]],
  ])("%j ends with 2 and says why, on standard error alone", async (words) => {
    const { code, out, err } = await desk(site, ...words);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(/error:|Usage/);
  });

  test("needs no environment to be told, nor does help", async () => {
    expect((await spawnDesk(bare, "orders", "--limit", "x")).code).toBe(2);
    for (const words of [[], ["orders", "release"], ["doctor"]]) {
      const { code, out, err } = await spawnDesk(bare, ...words, "--help");
      expect([code, err]).toEqual([0, ""]);
      expect(out).toContain(`Example:\n  npm run desk -- ${words.join(" ")}`);
    }
  });
});

describe("without what the desk needs", () => {
  test("every missing name of the environment is told, as at the start of the site", async () => {
    const asked = await spawnDesk(bare, "orders");
    const started = await runNode(bare.env, ["build/start.js"]);
    expect([asked.code, asked.out]).toEqual([1, ""]);
    expect(asked.err).toContain("SESSION_SECRET is missing");
    expect(asked.err).toBe(started.err);
  });

  test("a database is not made, and one of another schema not touched", async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), "sitewright-desk-"));
    const elsewhere = { env: { ...site.env, DATA_DIR } };
    for (const expected of ["There is no database", "There is no database"]) {
      const { code, err } = await desk(elsewhere, "orders");
      expect([code, err]).toEqual([1, expect.stringContaining(expected)]);
    }
    rmSync(DATA_DIR, { recursive: true });
    const last = "delete from kysely_migration where name like '003%'";
    const row = site.rows("select * from kysely_migration where name like '003%'")[0]!;
    site.execute(last);
    const { code, err } = await desk(site, "orders");
    site.execute("insert into kysely_migration values (?, ?)", row.name, row.timestamp);
    expect([code, err]).toEqual([1, expect.stringContaining("another schema")]);
  });
});
