import { execSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { site as brand } from "~/content/site";
import { createDatabase } from "../support/database/run-databases";
import { onPostgres } from "../support/this-run";
import { desk, runNode, spawnDesk } from "../support/operations/desk";
import { sharedSite } from "../support/site";
import { documentedCommands } from "../support/documents";

const site = await sharedSite();

const bare = { env: { NODE_ENV: "production", PATH: process.env.PATH } } as const;

test.each([
  ["a list", 0, site, ["orders", "--state", "paid", "--limit", "1", "--since", "2099-01-01"]],
  ["an unknown id", 1, site, ["show", "ffffff"]],
  ["a missing configuration", 1, bare, ["orders"]],
  ["a wrong option", 2, site, ["orders", "--limit", "0"]],
] as const)(
  "a spawned desk process prints for %s what the same command prints inside the tests, and exits with %d",
  async (_, code, { env }, words) => {
    const ran = await desk({ env }, ...words);
    expect(ran).toEqual(await spawnDesk({ env }, ...words));
    expect(ran.code).toBe(code);
  },
);

describe("wrong usage of the desk", () => {
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
    ...["http://preview.test", "preview.test", "javascript:alert(1)", ""].map((url) => [
      ["orders", "ready", "SW-7K3Q9PXM", "--url", url],
    ]),
    [["orders", "ready", "SW-7K3Q9PXM"]],
    ...["ann", "ann@plumbing", "a nn@plumbing.test", `${"a".repeat(250)}@plumbing.test`].map(
      (address) => [["orders", "email", "SW-7K3Q9PXM", address]],
    ),
    [["orders", "launched", "SW-7K3Q9PXM", "--undo", "--url", "https://a.test"]],
    [["orders", "launched", "SW-7K3Q9PXM", "--undo", "--why", "too early"]],
    [["orders", "remind", "SW-7K3Q9PXM", "--pause", "--resume"]],
    [["orders", "note", "SW-7K3Q9PXM", " "]],
    [["orders", "assign", "SW-7K3Q9PXM"]],
    [["orders", "assign", "SW-7K3Q9PXM", "ben"]],
    [["orders", "assign", "SW-7K3Q9PXM", "ben@studio.test", "--nobody"]],
    [["orders", "edits", "SW-7K3Q9PXM", "--answer", "abcdef"]],
    [["orders", "edits", "SW-7K3Q9PXM", "--text", "It is done."]],
    [["orders", "edits", "SW-7K3Q9PXM", "--answer", "abc", "--text", "It is done."]],
    [["files", "SW-7K3Q9PXM", "--remove", "abcdef", "--restore", "abcdef"]],
    [["forget", "ann"]],
    [["backup", "now"]],
    [["restore", "one", "another"]],
    [["erasures"]],
    [["erasures", "replay"]],
    [["erasures", "replay", "--since", "yesterday"]],
    [["move-to-postgres", "now"]],
  ])("%j exits with 2 and prints the reason on standard error only", async (words) => {
    const { code, out, err } = await desk(site, ...words);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(/error:|Usage/);
  });

  test("is reported, and help printed, without any configuration", async () => {
    expect((await spawnDesk(bare, "orders", "--limit", "x")).code).toBe(2);
    for (const words of [[], ["orders", "release"], ["doctor"]]) {
      const { code, out, err } = await spawnDesk(bare, ...words, "--help");
      expect([code, err]).toEqual([0, ""]);
      expect(out).toContain(`Example:\n  npm run desk -- ${words.join(" ")}`);
    }
  });
});

describe("the desk in an incomplete environment", () => {
  test("names every missing variable, as the site does at its start", async () => {
    const asked = await spawnDesk(bare, "orders");
    const started = await runNode(bare.env, ["build/start.js"]);
    expect([asked.code, asked.out]).toEqual([1, ""]);
    expect(asked.err).toContain("SESSION_SECRET is missing");
    expect(asked.err).toBe(started.err);
  });

  test("creates no database, and leaves one of another schema untouched", async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), "sitewright-desk-"));
    const empty = onPostgres ? { DATABASE_URL: await createDatabase() } : { DATA_DIR };
    const refusal = onPostgres ? "another schema" : "There is no database";
    for (const expected of [refusal, refusal]) {
      const { code, err } = await desk({ env: { ...site.env, ...empty } }, "orders");
      expect([code, err]).toEqual([1, expect.stringContaining(expected)]);
    }
    rmSync(DATA_DIR, { recursive: true });
    const [row] = site.rows("select * from kysely_migration order by name desc limit 1");
    site.execute("delete from kysely_migration where name = ?", row!.name);
    const { code, err } = await desk(site, "orders");
    site.execute("insert into kysely_migration values (?, ?)", row!.name, row!.timestamp);
    expect([code, err]).toEqual([1, expect.stringContaining("another schema")]);
  });
});

/** Commands with `npm run desk --` in front, or without, as in the operating guide's table. */
const commands = documentedCommands()
  .filter(({ needs }) => needs === undefined)
  .map(({ command }) => command.replace(/^npm run desk -- /, ""))
  .filter((command) => !/^([A-Z_]+=\S* )*(npm|npx) /.test(command));

test.each([...new Set(commands)])(
  'the documented desk command "%s" is used correctly',
  async (command) => {
    const named = command.replace(/\bSW-/, `${brand.referencePrefix}-`);
    // The shell splits it into words, as it does for an operator.
    const words = execSync(`printf '%s\\n' ${named}`, { env: site.env, encoding: "utf8" });
    const { code, err } = await desk(site, ...words.trimEnd().split("\n"));
    expect(err).not.toMatch(/^error:/m);
    // The orders and people it names do not exist here; 2 means wrong usage or a missing --yes.
    if (code === 2) expect(err).toContain("--yes");
    else expect([0, 1]).toContain(code);
  },
);
