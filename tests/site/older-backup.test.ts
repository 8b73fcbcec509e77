import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../support/free-port";
import { makeDatabase } from "../support/database/other-versions";
import {
  emptyBucket,
  encryptBackup,
  nameFrom,
  put,
  restartedSite,
} from "../support/operations/backups";
import { desk, runNode } from "../support/operations/desk";
import { orderOf, paidOrder } from "../support/orders/order-visitor";

/** A file with an older schema and these statements run on it, in a folder of its own. */
async function olderDatabase(statements: string) {
  const folder = mkdtempSync(join(tmpdir(), "sitewright-older-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "site.db");
  await makeDatabase(path, {});
  const database = new Sqlite(path);
  database.exec(statements);
  return { folder, path, database };
}

test("a backup with an older schema is migrated by the start after its restore, and the site takes orders on it", async () => {
  const site = await restartedSite();
  await emptyBucket(site);
  const { path, database } = await olderDatabase(
    "create table notes (note text); insert into notes values ('of long ago')",
  );
  database.close();
  const name = nameFrom(1000);
  await put(site, name, await encryptBackup(path));
  const { code, err } = await desk(site, "restore", name, "--yes");
  expect([code, err]).toEqual([0, expect.stringContaining("Restart the site")]);
  await site.kill("SIGKILL");
  await site.restart();
  expect(site.rows("select note from notes")).toEqual([{ note: "of long ago" }]);
  const { fields } = await paidOrder(site);
  expect(orderOf(site, fields).state).toBe("paid");
});

// two-versions.test.ts has a start on the database of a newer version, and tests/integration/migrations.test.ts the rest.
test("the site exits with 1 when a migration fails", async () => {
  const { folder, database } = await olderDatabase("create table payments (a text)");
  database.close();
  const { code, out } = await runNode(
    {
      ...{ NODE_ENV: "production", PATH: process.env.PATH, SANDBOX: "1" },
      ...{ PORT: String(await freePort()), DATA_DIR: folder },
    },
    ["build/start.js"],
  );
  expect(code).toBe(1);
  expect(out).toContain("the database could not be migrated");
});
