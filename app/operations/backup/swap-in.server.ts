import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { config } from "~/config/config.server";
import { log } from "~/observability/log.server";
import type { Forgetting } from "~/operations/erasure/erasures-in-bucket.server";
import {
  forgetAgainFile,
  formerFolder,
  readJson,
  stagedIn,
  sync,
  writeJson,
  type StagedRestore,
} from "./staged-files";

/**
 * Puts a staged restore into the place of the database, which is kept in a folder of its own. To be called before
 * anything opens the database. Interrupted between any two steps, it goes on at the next start.
 */
export function swapIn(): void {
  const { dataDir } = config;
  const staged = stagedIn(dataDir);
  if (!existsSync(staged.about)) return;
  const restore = readJson<StagedRestore>(staged.about);
  // Otherwise only the last step is left.
  if (existsSync(staged.database)) {
    const database = join(dataDir, "site.db");
    rememberForgotten(restore, database);
    const former = formerFolder(dataDir, restore);
    mkdirSync(former, { recursive: true });
    // The file first: while it is here, it is read with its log.
    for (const suffix of ["", "-wal", "-shm"]) {
      const file = database + suffix;
      if (existsSync(file)) renameSync(file, join(former, `site.db${suffix}`));
    }
    sync(former);
    renameSync(staged.database, database);
    sync(dataDir);
    log.info({ backup: restore.backup }, "backup restored");
  }
  rmSync(staged.folder, { recursive: true });
}

/** Adds who was forgotten since the backup: by the bucket, by the present database, and by a restore that did not end. */
function rememberForgotten({ since, forgotten }: StagedRestore, database: string): void {
  const file = forgetAgainFile(config.dataDir);
  const waiting = existsSync(file) ? readJson<Forgetting[]>(file) : [];
  const all = [...forgotten, ...forgottenIn(database), ...waiting];
  const missed = all.filter(({ forgotten_at }) => forgotten_at >= since);
  writeJson(file, missed);
}

function forgottenIn(database: string): Forgetting[] {
  if (!existsSync(database)) return [];
  try {
    const present = new Sqlite(database, { readonly: true });
    try {
      return present.prepare<[], Forgetting>("select hash, forgotten_at from forgotten").all();
    } finally {
      present.close();
    }
  } catch (error) {
    // A database that cannot be read may be why there is a restore.
    log.warn({ err: error }, "who was forgotten in the former database is not known");
    return [];
  }
}
