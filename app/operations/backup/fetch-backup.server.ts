import { rm } from "node:fs/promises";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { knowsSchemaOf } from "~/database/migrate.server";
import { BackupFailure } from "./backup-policy";
import { downloadBackup } from "./backups-in-bucket.server";
import { decryptFile } from "./encrypted-file.server";

/**
 * Downloads a backup into a folder, and returns the path of its database, which has passed SQLite's checks. Throws a
 * BackupFailure where it fails them, where the bucket fails, or where no key fits.
 */
export async function fetchBackup(name: string, folder: string): Promise<string> {
  const encrypted = join(folder, name);
  const database = join(folder, "fetched.db");
  await downloadBackup(name, encrypted);
  await decryptFile(encrypted, database);
  await rm(encrypted);
  checkIntegrity(database);
  return database;
}

function checkIntegrity(path: string): void {
  withDatabase(path, (database) => {
    if (database.pragma("integrity_check", { simple: true }) !== "ok") {
      throw new BackupFailure("The backup holds a database that is damaged.");
    }
    if ((database.pragma("foreign_key_check") as unknown[]).length > 0) {
      throw new BackupFailure("The backup holds a database with rows that refer to nothing.");
    }
  });
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
