import Sqlite from "better-sqlite3";
import type { Erasure } from "~/operations/erasure/erasures-in-bucket.server";

// Statements on files that are copies of the site's database, which Kysely does not know.

/** Deletes the counts of posts in a copy, so that none of their bytes stay in the file. */
export function deleteRateLimits(path: string): void {
  const copy = new Sqlite(path, { fileMustExist: true });
  try {
    copy.pragma("secure_delete = ON");
    copy.exec("delete from rate_limits");
  } finally {
    copy.close();
  }
}

/** The erasures in a database that no process serves. Throws when it cannot be read. */
export function findAllErasures(path: string): Erasure[] {
  const database = new Sqlite(path, { readonly: true });
  try {
    return database.prepare<[], Erasure>("select hash, forgotten_at from forgotten").all();
  } finally {
    database.close();
  }
}
