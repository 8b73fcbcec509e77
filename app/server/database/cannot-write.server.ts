import Sqlite from "better-sqlite3";

const CODES = /^SQLITE_(FULL|READONLY|IOERR|BUSY|LOCKED|CANTOPEN|CORRUPT|NOTADB)/;

/** The disk is nearly full: the rest is reserved for paid orders. */
export class DiskLow extends Error {
  override name = "DiskLow";
}

/** Whether the database cannot write now: disk (nearly) full, read-only, locked, corrupt, or a server that does not answer. */
export function cannotWrite(error: unknown): boolean {
  if (error instanceof DiskLow || error instanceof DatabaseUnavailable) return true;
  return error instanceof Sqlite.SqliteError && CODES.test(error.code);
}

export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
}

const SERIALIZATION_FAILURE = "40001";
const DEADLOCK = "40P01";
const UNIQUE_VIOLATION = "23505";
const QUERY_CANCELED = "57014";

/** No connection, no room, no time, or read-only: https://www.postgresql.org/docs/current/errcodes-appendix.html. */
const UNAVAILABLE = /^(08|53|57P|58|25006|55P03|57014|40001|40P01)/;
const UNREACHABLE = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)/;
/** Errors of pg that have no code. */
const DISCONNECTED =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|Client was closed)/;

/** Whether PostgreSQL rolled work back because of other work at the same time: the same work may succeed when repeated. */
export function isConflict(error: unknown): boolean {
  const code = codeOf(error);
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
}

/** Whether PostgreSQL ended a statement for its `statement_timeout`. */
export function isStoppedByTime(error: unknown): boolean {
  return codeOf(error) === QUERY_CANCELED;
}

export function isDuplicate(error: unknown): boolean {
  return codeOf(error) === UNIQUE_VIOLATION;
}

/** The error as {@link DatabaseUnavailable} where it means that; else unchanged. */
export function named(error: unknown): unknown {
  const unavailable =
    UNAVAILABLE.test(codeOf(error)) ||
    UNREACHABLE.test(codeOf(error)) ||
    (error instanceof Error && DISCONNECTED.test(error.message));
  if (!unavailable) return error;
  return new DatabaseUnavailable("the database does not answer", { cause: error });
}

function codeOf(error: unknown): string {
  const of = error instanceof DatabaseUnavailable ? error.cause : error;
  return String((of as { code?: unknown } | undefined)?.code ?? "");
}
