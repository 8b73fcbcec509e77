import * as fs from "node:fs";
import { dirname, join } from "node:path";
import { config } from "~/server/config/config.server";
import { log } from "~/server/log/log.server";
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

export function restoreIn(folder: string) {
  return { folder, database: join(folder, "site.db"), about: join(folder, "about.json") };
}

export const staged = restoreIn(join(config.dataDir, "staged"));

export const replayFile = join(config.dataDir, "forget-again.json");

/** The folder for the database that a restore replaces; the operator deletes it. */
export function formerFolder({ stagedAt }: StagedRestore): string {
  return join(config.dataDir, `before-restore-${stagedAt}`);
}

/** Call it before anything opens the database. Interrupted at any step, it continues at the next start. */
export function applyStagedRestore(): void {
  if (!fs.existsSync(staged.about)) return;
  const restore = readJson<StagedRestore>(staged.about);
  // Without it, an earlier start did all but the last step.
  if (fs.existsSync(staged.database)) {
    const database = join(config.dataDir, "site.db");
    storeErasures(restore, database);
    const former = formerFolder(restore);
    fs.mkdirSync(former, { recursive: true });
    // Moves the database before its log: an interrupted move must not leave a database here without its log.
    for (const suffix of ["", "-wal", "-shm"]) {
      const file = database + suffix;
      if (fs.existsSync(file)) fs.renameSync(file, join(former, `site.db${suffix}`));
    }
    sync(former);
    fs.renameSync(staged.database, database);
    sync(config.dataDir);
    log.info({ backup: restore.backup }, "backup restored");
  }
  fs.rmSync(staged.folder, { recursive: true });
}

/** Stores the erasures since the backup: of the bucket, of the present database, and of a restore that was interrupted. */
function storeErasures({ since, forgotten }: StagedRestore, database: string): void {
  const waiting = fs.existsSync(replayFile) ? readJson<Erasure[]>(replayFile) : [];
  const all = [...forgotten, ...erasuresIn(database), ...waiting];
  const missed = all.filter(({ forgotten_at }) => forgotten_at >= since);
  writeJson(replayFile, missed);
}

function erasuresIn(database: string): Erasure[] {
  if (!fs.existsSync(database)) return [];
  try {
    return findAllErasures(database);
  } catch (error) {
    // A restore may be needed just because the database cannot be read.
    log.warn({ err: error }, "who was forgotten in the former database is not known");
    return [];
  }
}

export function readJson<T>(path: string): T {
  return JSON.parse(fs.readFileSync(path, "utf8")) as T;
}

/** Writes a file so that it is either complete or absent, even if the machine stops meanwhile. */
export function writeJson(path: string, value: unknown): void {
  const unfinished = `${path}.new`;
  fs.writeFileSync(unfinished, JSON.stringify(value), { flush: true });
  fs.renameSync(unfinished, path);
  sync(dirname(path));
}

/** Waits until a file, or the names in a folder, are on the disk. */
export function sync(path: string): void {
  const file = fs.openSync(path, "r");
  try {
    fs.fsyncSync(file);
  } finally {
    fs.closeSync(file);
  }
}
