import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, test } from "vitest";
import { makeDatabase } from "../support/database/other-versions";
import { freePort } from "../support/free-port";
import { runNode } from "../support/operations/desk";

// two-versions.test.ts has a start on the database of a newer version, and tests/integration/migrations.test.ts the rest.
test("the site exits with 1 when a migration fails, and leaves the database unchanged", async () => {
  const DATA_DIR = join(mkdtempSync(join(tmpdir(), "sitewright-start-")), "data");
  const file = join(DATA_DIR, "site.db");
  mkdirSync(DATA_DIR);
  await makeDatabase(file, {});
  const other = new Sqlite(file);
  other.exec("create table payments (a text); insert into payments values ('one')");
  const contents = () => [
    other.prepare("select name, sql from sqlite_schema order by name").all(),
    other.prepare("select * from payments").all(),
  ];
  const before = contents();
  const { code, out } = await runNode(
    {
      ...{ NODE_ENV: "production", PATH: process.env.PATH, SANDBOX: "1" },
      ...{ PORT: String(await freePort()), DATA_DIR },
    },
    ["build/start.js"],
  );
  expect(code).toBe(1);
  expect(out).toContain("the database could not be migrated");
  expect(contents()).toEqual(before);
  other.close();
  rmSync(DATA_DIR, { recursive: true });
});
