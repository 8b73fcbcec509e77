import Sqlite from "better-sqlite3";

/** A lock between processes; the system releases it when its process ends in any way. */
export interface FileLock {
  release(): void;
}

/**
 * Locks a file with SQLite's own lock; creates the file, which stays. Waits up to `waitMs` for another holder; undefined
 * when that does not release it. Throws when the file cannot be opened.
 */
export function lockFile(path: string, waitMs: number): FileLock | undefined {
  const file = new Sqlite(path, { timeout: waitMs });
  try {
    file.exec("begin exclusive");
  } catch (error) {
    file.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  return { release: () => file.close() };
}

/** Whether a process holds the lock on a file; does not create the file. */
export function isLocked(path: string): boolean {
  let file: Sqlite.Database;
  try {
    file = new Sqlite(path, { readonly: true, timeout: 0 });
  } catch {
    return false;
  }
  try {
    file.pragma("user_version");
    return false;
  } catch (error) {
    return isBusy(error);
  } finally {
    file.close();
  }
}

function isBusy(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === "SQLITE_BUSY";
}
