import Sqlite from "better-sqlite3";
import { knowsSchemaOf } from "~/database/migrate.server";
import { BackupFailure } from "./backup-failure";

/** Throws a BackupFailure unless a file is a database that is whole, with every reference leading somewhere. */
export function checkCopy(path: string): void {
  inCopy(path, (copy) => {
    if (copy.pragma("integrity_check", { simple: true }) !== "ok") {
      throw new BackupFailure("The backup holds a database that is damaged.");
    }
    if ((copy.pragma("foreign_key_check") as unknown[]).length > 0) {
      throw new BackupFailure("The backup holds a database with rows that refer to nothing.");
    }
  });
}

/** Throws a BackupFailure unless this version of the site can go on with the database in a file. */
export function checkSchema(path: string): void {
  inCopy(path, (copy) => {
    if (!knowsSchemaOf(copy)) {
      throw new BackupFailure(
        "The backup was made by a newer version of the site: restore it with that version, or a later one.",
      );
    }
  });
}

function inCopy(path: string, check: (copy: Sqlite.Database) => void): void {
  const copy = new Sqlite(path, { fileMustExist: true });
  try {
    check(copy);
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError)) throw error;
    throw new BackupFailure(`The backup holds no database of the site: ${error.message}.`);
  } finally {
    copy.close();
  }
}
