import Sqlite from "better-sqlite3";

const CODES = /^SQLITE_(FULL|READONLY|IOERR|BUSY|LOCKED|CANTOPEN|CORRUPT|NOTADB)/;

/** The disk is nearly full: the rest is reserved for orders and payments. */
export class DiskLow extends Error {
  override name = "DiskLow";
}

/** Whether an error means that the database cannot write now: disk full or nearly so, read-only, locked, corrupt. */
export function cannotWrite(error: unknown): boolean {
  if (error instanceof DiskLow) return true;
  return error instanceof Sqlite.SqliteError && CODES.test(error.code);
}
