import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { beforeEach, expect, test } from "vitest";
import { makeDatabase } from "../support/database/other-versions";
import {
  emptyBucket,
  encryptBackup,
  nameFrom,
  put,
  restartedSite,
} from "../support/operations/backups";
import { desk } from "../support/operations/desk";
import { orderOf, paidOrder } from "../support/orders/order-visitor";

const site = await restartedSite();
beforeEach(() => emptyBucket(site));

test("a backup with an older schema is migrated by the start after its restore, and the site takes orders on it", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "sitewright-older-")), "site.db");
  await makeDatabase(path, {});
  const older = new Sqlite(path);
  older.exec("create table notes (note text); insert into notes values ('of long ago')");
  older.close();
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
