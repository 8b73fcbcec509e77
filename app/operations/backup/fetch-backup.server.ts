import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { config } from "~/server/config/config.server";
import { lockFile } from "~/server/database/file-lock.server";
import { knowsSchemaOf } from "~/server/database/migrate.server";
import { BackupFailure } from "./backup-policy";
import { downloadBackup } from "./backups-in-bucket.server";
import { decryptFile } from "./encrypted-file.server";

const LOCK = "lock";
export const DISK_FULL = "The disk is full: there must be room for two more databases and 64 MB.";

/** In a folder for copies of databases. Throws a BackupFailure where the disk is full, or the folder is in use. */
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
    throw new BackupFailure(DISK_FULL);
  } finally {
    lock.release();
  }
}

function empty(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name !== LOCK) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** Downloads a backup into a folder and checks it; returns the path of its database. Throws a BackupFailure. */
export async function fetchBackup(name: string, folder: string): Promise<string> {
  const encrypted = join(folder, name);
  const database = join(folder, "fetched.db");
  await downloadBackup(name, encrypted);
  await decryptFile(encrypted, database);
  await rm(encrypted);
  withDatabase(database, (fetched) => {
    if (fetched.pragma("integrity_check", { simple: true }) !== "ok") {
      throw new BackupFailure("The backup holds a database that is damaged.");
    }
    if ((fetched.pragma("foreign_key_check") as unknown[]).length > 0) {
      throw new BackupFailure("The backup holds a database with rows that refer to nothing.");
    }
  });
  return database;
}

/** Throws a BackupFailure unless this version of the site can migrate the database in a file. */
export function checkSchema(path: string): void {
  withDatabase(path, (database) => {
    if (!knowsSchemaOf(database)) {
      throw new BackupFailure(
        "The backup was made by a newer version of the site: restore it with that version, or a later one.",
      );
    }
  });
}

function withDatabase(path: string, check: (database: Sqlite.Database) => void): void {
  const database = new Sqlite(path, { fileMustExist: true });
  try {
    check(database);
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError)) throw error;
    throw new BackupFailure(`The backup holds no database of the site: ${error.message}.`);
  } finally {
    database.close();
  }
}
