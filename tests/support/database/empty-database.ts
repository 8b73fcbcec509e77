import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { openSqlite } from "~/server/database/sqlite.server";

/** The folder and file of `database`. */
export let folder: string;
export let file: string;

/** A new database without tables for each test of the importing file. */
export let database: ReturnType<typeof openSqlite>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sitewright-db-"));
  file = join(folder, "new", "site.db");
  database = openSqlite(file);
});

afterEach(async () => {
  await database.db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

export const columns = (table: string) =>
  (database.sqlite.pragma(`table_info(${table})`) as { name: string; type: string }[]).map(
    ({ name }) => name,
  );

export const insert = (table: string, row: Record<string, unknown>) => {
  const names = Object.keys(row);
  const values = names.map(() => "?");
  const sql = `insert into ${table} (${names.join()}) values (${values.join()})`;
  return database.sqlite.prepare(sql).run(...Object.values(row));
};
