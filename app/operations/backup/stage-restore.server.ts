import { existsSync, mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { config } from "~/server/config/config.server";
import { assertReadable, listInBucket } from "~/operations/erasure/erasures-in-bucket.server";
import { log } from "~/server/log/log.server";
import { putRestored } from "~/server/storage/backup-objects.server";
import { timeInName } from "~/server/time/time";
import { sinceBackup, type Backup } from "./backup-policy";
import { orBackupFailure } from "./backups-in-bucket.server";
import { checkSchema, fetchBackup, inWorkFolder } from "./fetch-backup.server";
import * as Restores from "./staged-restore.server";

/** Does not open the site's database, which may not exist. Throws a BackupFailure, and then nothing has changed. */
export async function stageRestore({ name, madeAt }: Backup): Promise<string> {
  const since = sinceBackup(madeAt);
  const forgotten = await orBackupFailure(listInBucket());
  assertReadable(forgotten.filter(({ forgotten_at }) => forgotten_at >= since));
  const stagedAt = timeInName(new Date());
  const restore: Restores.StagedRestore = { backup: name, stagedAt, since, forgotten };
  await inWorkFolder(async (work) => {
    const fetched = await fetchBackup(name, work);
    checkSchema(fetched);
    const fresh = Restores.restoreIn(join(work, "staged"));
    mkdirSync(fresh.folder);
    renameSync(fetched, fresh.database);
    Restores.sync(fresh.database);
    Restores.writeJson(fresh.about, restore);
    if (existsSync(Restores.staged.folder))
      renameSync(Restores.staged.folder, join(work, "replaced"));
    renameSync(fresh.folder, Restores.staged.folder);
    Restores.sync(config.dataDir);
  });
  // For the doctor alone: a bucket that takes no objects does not hold up a restore.
  await putRestored(name).catch((error: unknown) => log.warn({ err: error }, "not recorded"));
  return Restores.formerFolder(restore);
}
