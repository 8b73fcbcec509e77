import Sqlite from "better-sqlite3";
import type { Erasure } from "~/operations/erasure/erasures-in-bucket.server";

// Statements about copies of the site's database, which Kysely does not know.

const BACKED_UP = 1;

/** Marks a database, and so every copy of it, as one that has backups. */
export function markAsBackedUp(database: Sqlite.Database): void {
  if (!isBackedUp(database)) database.pragma(`user_version = ${BACKED_UP}`);
}

/** Whether a database, or the one it was restored from, has backups; no clock is asked. */
export function isBackedUp(database: Sqlite.Database): boolean {
  return database.pragma("user_version", { simple: true }) === BACKED_UP;
}

/** Deletes the counts of posts and the team's sign-ins in a copy, so that none of their bytes stay in the file: what has ended does not come back. */
export function deleteShortLived(path: string): void {
  const copy = new Sqlite(path, { fileMustExist: true });
  try {
    copy.pragma("secure_delete = ON");
    for (const table of ["rate_limits", "desk_links", "desk_sessions"]) {
      copy.exec(`delete from ${table}`);
    }
  } finally {
    copy.close();
  }
}

export function findAllErasures(path: string): Erasure[] {
  const database = new Sqlite(path, { readonly: true });
  try {
    return database.prepare<[], Erasure>("select hash, forgotten_at from forgotten").all();
  } finally {
    database.close();
  }
}
