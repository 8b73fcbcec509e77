/** PostgreSQL cannot be reached, or cannot carry out a statement now. */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
}

const SERIALIZATION_FAILURE = "40001";
const DEADLOCK = "40P01";
const UNIQUE_VIOLATION = "23505";

/**
 * Lost connections (08), no room or no connection left (53), a stopping server (57P), a statement that took too long (57014),
 * failed input or output (58), a read-only standby (25006), a lock that was not released (55P03); see
 * https://www.postgresql.org/docs/current/errcodes-appendix.html.
 */
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

/** Whether a row with the same key exists; it may have been stored after the transaction had looked for it. */
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
