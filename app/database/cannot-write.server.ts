import Sqlite from "better-sqlite3";

const CODES = /^SQLITE_(FULL|READONLY|IOERR|BUSY|LOCKED|CANTOPEN|CORRUPT|NOTADB)/;

/** The disk is nearly full: what is left is for orders and payments. */
export class DiskLow extends Error {
  override name = "DiskLow";
}

/**
 * Whether an error means that the database cannot take a write now: disk full, read-only, locked, broken, or what is
 * left of the disk is kept for other things.
 */
export function cannotWrite(error: unknown): boolean {
  if (error instanceof DiskLow) return true;
  return error instanceof Sqlite.SqliteError && CODES.test(error.code);
}
