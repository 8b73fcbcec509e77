/**
 * `node --import tsx tests/upgrades/make-dumps.ts`: writes the dump of each schema that has none, to be committed when
 * it is released. An existing dump is never rewritten, as databases like it are in use.
 */
import { existsSync, writeFileSync } from "node:fs";
import { openSqlite } from "~/database/sqlite.server";
import { migrations } from "../../migrations";
import { dumpFile, dumpOf, migrateUpTo } from "./dump";
import { additions } from "./additions";
import { dumpedAt, type Row } from "./rows";

const { db, sqlite } = openSqlite(":memory:");
// Rows may refer to later ones.
sqlite.pragma("foreign_keys = OFF");

for (const name of Object.keys(migrations)) {
  const added = additions[name];
  if (!added) throw new Error(`rows.ts does not say what is stored with ${name}`);
  await migrateUpTo(db, name);
  sqlite.prepare("update kysely_migration set timestamp = ?").run(dumpedAt.toISOString());
  for (const [table, rows] of Object.entries(added.rows)) {
    for (const row of rows) insert(table, row);
  }
  for (const change of added.changes ?? []) sqlite.exec(change);
  if (sqlite.prepare("pragma foreign_key_check").all().length > 0) {
    throw new Error(`rows.ts refers to nothing with ${name}`);
  }
  if (existsSync(dumpFile(name))) continue;
  writeFileSync(dumpFile(name), dumpOf(sqlite));
  console.log(dumpFile(name));
}

function insert(table: string, row: Row): void {
  const names = Object.keys(row);
  const values = names.map(() => "?");
  sqlite
    .prepare(`insert into ${table} (${names.join()}) values (${values.join()})`)
    .run(...Object.values(row));
}
