import { existsSync, mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { config } from "~/config/config.server";
import { listInBucket } from "~/operations/erasure/erasures-in-bucket.server";
import { timeInName } from "~/time/time";
import { sinceBackup, type Backup } from "./backup-policy";
import { orBackupFailure } from "./backups-in-bucket.server";
import { checkSchema, fetchBackup } from "./fetch-backup.server";
import {
  formerFolder,
  inFolder,
  stagedIn,
  sync,
  writeJson,
  type StagedRestore,
} from "./staged-restore.server";
import { inWorkFolder } from "./work-folder.server";

/**
 * Fetches a backup and stages it for the next start of the site, with the erasures in the bucket; replaces a restore that
 * was staged before. Does not open the site's database, which may not exist. Returns the folder that the next start moves
 * the present database to. Throws a BackupFailure, and then nothing has changed.
 */
export async function stageRestore({ name, madeAt }: Backup): Promise<string> {
  const staged: StagedRestore = {
    backup: name,
    stagedAt: timeInName(new Date()),
    since: sinceBackup(madeAt),
    forgotten: await orBackupFailure(listInBucket()),
  };
  await inWorkFolder(async (work) => {
    const fetched = await fetchBackup(name, work);
    checkSchema(fetched);
    const fresh = inFolder(join(work, "staged"));
    mkdirSync(fresh.folder);
    renameSync(fetched, fresh.database);
    sync(fresh.database);
    writeJson(fresh.about, staged);
    const { folder } = stagedIn(config.dataDir);
    if (existsSync(folder)) renameSync(folder, join(work, "replaced"));
    renameSync(fresh.folder, folder);
    sync(config.dataDir);
  });
  return formerFolder(config.dataDir, staged);
}
