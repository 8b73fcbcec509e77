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

/** A restore that waits for the next start. It is complete once its folder exists, and done once `about` is deleted. */
export interface StagedRestore {
  backup: string;
  stagedAt: string;
  /** The backup does not hold a person who was erased before this moment. */
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

/** The folder for the database that a restore replaces; the operator deletes it. */
export function formerFolder(dataDir: string, { stagedAt }: StagedRestore): string {
  return join(dataDir, `before-restore-${stagedAt}`);
}

/** The file with the erasures that the site has to replay before it serves. */
export function replayFile(dataDir: string): string {
  return join(dataDir, "forget-again.json");
}

/**
 * Replaces the database with a staged restore, and moves the former one to {@link formerFolder}. Call it before anything
 * opens the database. Interrupted at any step, it continues at the next start.
 */
export function applyStagedRestore(): void {
  const { dataDir } = config;
  const staged = stagedIn(dataDir);
  if (!existsSync(staged.about)) return;
  const restore = readJson<StagedRestore>(staged.about);
  // Without it, an earlier start did all but the last step.
  if (existsSync(staged.database)) {
    const database = join(dataDir, "site.db");
    storeErasures(restore, database);
    const former = formerFolder(dataDir, restore);
    mkdirSync(former, { recursive: true });
    // Moves the database before its log: an interrupted move must not leave a database here without its log.
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
    // A restore may be needed just because the database cannot be read.
    log.warn({ err: error }, "who was forgotten in the former database is not known");
    return [];
  }
}

export function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, "utf8")) as T;
}

/** Writes a file so that it is either complete or absent, even if the machine stops meanwhile. */
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
