import { statSync } from "node:fs";
import Sqlite from "better-sqlite3";

/** Reads and changes the database file of a site, beside its process. */
export function openBeside(file: string, isRunning: () => boolean) {
  let reader: { db: Sqlite.Database; inode: number } | undefined;

  function withDatabase<T>(work: (db: Sqlite.Database) => T, readonly: boolean): T {
    const db = new Sqlite(file, { readonly });
    try {
      return work(db);
    } finally {
      db.close();
    }
  }

  /** One connection reads while the site runs on the same file; beside a stopping site it would keep the WAL alive. */
  function read<T>(work: (db: Sqlite.Database) => T): T {
    if (!isRunning()) return withDatabase(work, true);
    const inode = statSync(file).ino;
    if (reader?.inode !== inode) {
      closeReader();
      reader = { db: new Sqlite(file, { readonly: true }), inode };
    }
    return work(reader.db);
  }

  function closeReader(): void {
    reader?.db.close();
    reader = undefined;
  }

  return {
    rows: <Row>(sql: string, ...values: unknown[]) =>
      read((db) => db.prepare(sql).all(...values) as Row[]),
    execute: (sql: string, ...values: unknown[]) =>
      withDatabase((db) => db.prepare(sql).run(...values).changes, false),
    closeReader,
  };
}
