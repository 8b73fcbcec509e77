import Sqlite from "better-sqlite3";

const CODES = /^SQLITE_(FULL|READONLY|IOERR|BUSY|LOCKED|CANTOPEN|CORRUPT|NOTADB)/;

/** Whether an error means that the database cannot take a write now: disk full, read-only, locked, broken. */
export function cannotWrite(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && CODES.test(error.code);
}
