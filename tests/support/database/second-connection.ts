import Sqlite from "better-sqlite3";

/** Reads and changes a SQLite database beside the site, with a connection for each statement. */
export function openBeside(file: string) {
  function run<T>(sql: string, readonly: boolean, work: (statement: Sqlite.Statement) => T): T {
    const db = new Sqlite(file, { readonly });
    // As the site does: what a test changes leaves nothing of an erased person in pages that are free.
    db.pragma("secure_delete = ON");
    try {
      return work(db.prepare(sql));
    } finally {
      db.close();
    }
  }
  return {
    rows: <Row = Record<string, unknown>>(sql: string, ...values: unknown[]) =>
      run(sql, true, (statement) => statement.all(...values) as Row[]),
    execute: (sql: string, ...values: unknown[]) =>
      run(sql, false, (statement) => statement.run(...values).changes),
  };
}
