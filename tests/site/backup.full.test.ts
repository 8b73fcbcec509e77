import { readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { backupSite, backupsOf, withoutBackups } from "../support/operations/backups";
import { desk } from "../support/operations/desk";

// backup.test.ts covers a bucket that fails for some of a backup's requests.
const site = await backupSite();
beforeEach(() => withoutBackups(site));

test("a backup fails while the bucket is down, and leaves no unchecked backup", async () => {
  site.sandbox.s3.fail({ status: 503 });
  const { code, out, err } = await desk(site, "backup");
  expect([code, out]).toEqual([1, ""]);
  expect(err).toMatch(/The bucket project-backups failed: .*\n$/);
  expect(backupsOf(site)).toEqual([]);
  expect(readdirSync(join(site.dataDir, "backup-work"))).toEqual(["lock"]);
});
