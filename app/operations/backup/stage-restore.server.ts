import { existsSync, mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { config } from "~/config/config.server";
import { listInBucket } from "~/operations/erasure/erasures-in-bucket.server";
import { timeInName } from "~/time/time";
import { asking, type Backup } from "./backups-in-bucket.server";
import { checkSchema } from "./copy-check.server";
import { fetchBackup } from "./fetch-backup.server";
import { sinceBackup } from "./backup-policy";
import {
  formerFolder,
  inFolder,
  stagedIn,
  sync,
  writeJson,
  type StagedRestore,
} from "./staged-files";
import { inWorkFolder } from "./work-folder.server";

/**
 * Fetches a backup and lays it ready for the next start of the site, together with who was forgotten since; one that
 * was laid ready before is replaced. Touches no database: there may be none yet. Returns the folder that the next start
 * moves the present one to. Throws a BackupFailure, and then nothing has changed.
 */
export async function stageRestore({ name, madeAt }: Backup): Promise<string> {
  const staged: StagedRestore = {
    backup: name,
    stagedAt: timeInName(new Date()),
    since: sinceBackup(madeAt),
    forgotten: await asking(listInBucket()),
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
