import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { config } from "~/config/config.server";
import { log } from "~/observability/log.server";
import type { Erasure } from "~/operations/erasure/erasures-in-bucket.server";
import { findAllErasures } from "./copies.repository.server";

/** A restore that waits for the next start. It is complete once its folder is there, and done once `about` is gone. */
export interface StagedRestore {
  backup: string;
  stagedAt: string;
  /** The backup does not hold a person who was forgotten before this moment. */
  since: string;
  forgotten: Erasure[];
}

/** The folder of a staged restore, with a database `site.db` and a StagedRestore `about.json`. */
export function stagedIn(dataDir: string): { folder: string; database: string; about: string } {
  return inFolder(join(dataDir, "staged"));
}

/** The files of a staged restore in any folder. */
export function inFolder(folder: string) {
  return { folder, database: join(folder, "site.db"), about: join(folder, "about.json") };
}

/** Where the database that a restore replaces is kept, for the operator to delete. */
export function formerFolder(dataDir: string, { stagedAt }: StagedRestore): string {
  return join(dataDir, `before-restore-${stagedAt}`);
}

/** The list of Erasures that the site has to replay before it serves. */
export function replayFile(dataDir: string): string {
  return join(dataDir, "forget-again.json");
}

/**
 * Replaces the database with a staged restore, and keeps it in a folder of its own. Call it before anything opens the
 * database. Interrupted at any step, it continues at the next start.
 */
export function swapIn(): void {
  const { dataDir } = config;
  const staged = stagedIn(dataDir);
  if (!existsSync(staged.about)) return;
  const restore = readJson<StagedRestore>(staged.about);
  // Otherwise only the last step is left.
  if (existsSync(staged.database)) {
    const database = join(dataDir, "site.db");
    storeErasures(restore, database);
    const former = formerFolder(dataDir, restore);
    mkdirSync(former, { recursive: true });
    // The database before its log: while it is here, it is read with its log.
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

/** Stores the erasures since the backup: of the bucket, of the present database, and of a restore that was interrupted. */
function storeErasures({ since, forgotten }: StagedRestore, database: string): void {
  const file = replayFile(config.dataDir);
  const waiting = existsSync(file) ? readJson<Erasure[]>(file) : [];
  const all = [...forgotten, ...erasuresIn(database), ...waiting];
  const missed = all.filter(({ forgotten_at }) => forgotten_at >= since);
  writeJson(file, missed);
}

function erasuresIn(database: string): Erasure[] {
  if (!existsSync(database)) return [];
  try {
    return findAllErasures(database);
  } catch (error) {
    // A database that cannot be read may be why there is a restore.
    log.warn({ err: error }, "who was forgotten in the former database is not known");
    return [];
  }
}

export function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, "utf8")) as T;
}

/** Writes a file so that it is complete or absent, whenever the machine stops. */
export function writeJson(path: string, value: unknown): void {
  const unfinished = `${path}.new`;
  writeFileSync(unfinished, JSON.stringify(value));
  sync(unfinished);
  renameSync(unfinished, path);
  sync(dirname(path));
}

/** Waits until a file, or the names in a folder, are on the disk. */
export function sync(path: string): void {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
