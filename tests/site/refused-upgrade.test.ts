import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freePort } from "../support/free-port";
import { desk, runNode } from "../support/operations/desk";
import { dumpOf, released, restore } from "../upgrades/dump";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "sitewright-start-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts a site that should exit by itself, on a database of a released schema changed by `sql`. */
async function startOn(name: string, sql: string) {
  const file = join(dataDir, "data", "site.db");
  mkdirSync(join(dataDir, "data"));
  restore(file, name);
  const contents = () => {
    const sqlite = new Sqlite(file);
    const dump = dumpOf(sqlite);
    sqlite.close();
    return dump;
  };
  const sqlite = new Sqlite(file);
  sqlite.exec(sql);
  sqlite.close();
  const before = contents();
  const env = {
    ...{ NODE_ENV: "production" as const, PATH: process.env.PATH, SANDBOX: "1" },
    ...{ PORT: String(await freePort()), DATA_DIR: join(dataDir, "data") },
  };
  const ran = await runNode(env, ["build/start.js"]);
  const asked = await desk({ env }, "orders");
  return { ...ran, asked, changed: contents() !== before };
}

test("the site refuses to start on a database of a newer release, says so and leaves it unchanged", async () => {
  const newest = released.at(-1) ?? "";
  const later = "insert into kysely_migration values ('999-later', '2030-01-01T00:00:00.000Z')";
  const { code, out, changed, asked } = await startOn(newest, later);
  expect(code).toBe(1);
  expect(out).toContain("the database was changed by a newer version of the site");
  expect(out).toContain("999-later");
  expect([asked.code, asked.out]).toEqual([1, ""]);
  expect(asked.err).toContain("another schema");
  expect(changed).toBe(false);
});

test("the site exits with 1 when a migration fails, and leaves the database unchanged", async () => {
  const { code, out, changed } = await startOn("003-desk", "create table outbox_turn (a text)");
  expect(code).toBe(1);
  expect(out).toContain("the database could not be migrated");
  expect(changed).toBe(false);
});
