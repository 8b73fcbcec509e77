import Sqlite from "better-sqlite3";

/** A lock between processes that ends with the one that holds it, however that ends. */
export interface FileLock {
  release(): void;
}

/**
 * Takes the lock that a file stands for, by SQLite's own lock on it; the file is made and stays. Waits up to `waitMs`
 * for another holder, and gives undefined where it does not let go. Throws when the file cannot be opened.
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

/** Whether a process holds the lock of a file, which is not made by asking. */
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
