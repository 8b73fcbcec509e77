import Sqlite from "better-sqlite3";

/** Locks a file, which stays, with SQLite's own lock. Waits up to `waitMs`; undefined when another holder keeps it. */
export function lockFile(path: string, waitMs: number) {
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
