import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { config } from "~/config/config.server";
import { lockFile } from "~/database/file-lock.server";
import { BackupFailure } from "./backup-policy";

const LOCK = "lock";

/**
 * Runs work on copies of databases in a separate folder in DATA_DIR, which is emptied before and afterwards. Throws a
 * BackupFailure where the disk is full, or where another process holds the folder's lock.
 */
export async function inWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = join(config.dataDir, "backup-work");
  mkdirSync(folder, { recursive: true });
  const lock = lockFile(join(folder, LOCK), 0);
  if (!lock) throw new BackupFailure("Another backup or restore is going on at this moment.");
  try {
    empty(folder);
    try {
      return await work(folder);
    } finally {
      empty(folder);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    throw new BackupFailure("The disk is full: there must be room for two more databases.");
  } finally {
    lock.release();
  }
}

function empty(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name !== LOCK) rmSync(join(folder, name), { recursive: true, force: true });
  }
}
