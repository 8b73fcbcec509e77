import Sqlite from "better-sqlite3";
import { DatabaseUnavailable } from "./postgres/errors";

const CODES = /^SQLITE_(FULL|READONLY|IOERR|BUSY|LOCKED|CANTOPEN|CORRUPT|NOTADB)/;

/** The disk is nearly full: the rest is reserved for orders and payments. */
export class DiskLow extends Error {
  override name = "DiskLow";
}

/**
 * Whether an error means that the database cannot write now: disk full or nearly so, read-only, locked, corrupt, or a server
 * that does not answer.
 */
export function cannotWrite(error: unknown): boolean {
  if (error instanceof DiskLow || error instanceof DatabaseUnavailable) return true;
  return error instanceof Sqlite.SqliteError && CODES.test(error.code);
}
