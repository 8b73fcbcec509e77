import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import Sqlite from "better-sqlite3";
import { Migrator, type Kysely } from "kysely";
import type { Database } from "~/database/tables";
import { migrations } from "../../migrations";
import { dumpedAt } from "./rows";

const folder = fileURLToPath(new URL("schemas/", import.meta.url));

/** The file that holds a database whose newest migration was `name`. */
export const dumpFile = (name: string) => join(folder, `${name}.sql`);

/** The released migrations in order, each of which has a dump. */
export const released = readdirSync(folder)
  .filter((file) => file.endsWith(".sql"))
  .map((file) => file.replace(/\.sql$/, ""))
  .sort();

/** Whether it is the first or the last: `npm test` starts no site for those in between. */
export const isOldestOrNewest = (name: string) => name === released[0] || name === released.at(-1);

/** Brings a database to the schema of an earlier day. */
export async function migrateUpTo(db: Kysely<Database>, name: string): Promise<void> {
  const known = Object.fromEntries(Object.entries(migrations).filter(([other]) => other <= name));
  const provider = { getMigrations: () => Promise.resolve(known) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}

/** A database as SQL: the same for the same schema and the same rows in the same order. */
export function dumpOf(sqlite: Sqlite.Database): string {
  const inserts = Object.entries(columnsOf(sqlite)).flatMap(([table, columns]) => {
    const names = columns.map((column) => `"${column}"`);
    const values = names.map((name) => `quote(${name})`).join(" || ', ' || ");
    return sqlite
      .prepare<[], string>(`select ${values} from "${table}" order by rowid`)
      .pluck()
      .all()
      .map((row) => `INSERT INTO "${table}" (${names.join(", ")}) VALUES (${row})`);
  });
  const schema = schemaOf(sqlite);
  const ofType = (wanted: string) =>
    schema.filter(({ type }) => type === wanted).map(({ sql }) => sql);
  return [...ofType("table"), ...inserts, ...ofType("index")].map((sql) => `${sql};\n`).join("");
}

/** The statements of the schema, by name. */
export function schemaOf(sqlite: Sqlite.Database): { type: string; name: string; sql: string }[] {
  return sqlite
    .prepare<[], { type: string; name: string; sql: string }>(
      "select type, name, sql from sqlite_schema where sql is not null order by type, name",
    )
    .all();
}

/** The stored columns by table, without the generated ones. */
export function columnsOf(sqlite: Sqlite.Database): Record<string, string[]> {
  const tables = schemaOf(sqlite).filter(({ type }) => type === "table");
  return Object.fromEntries(
    tables.map(({ name }) => {
      const columns = sqlite.pragma(`table_xinfo("${name}")`) as { name: string; hidden: number }[];
      return [name, columns.filter(({ hidden }) => hidden === 0).map((column) => column.name)];
    }),
  );
}

/** Restores the database of a released schema; with `now`, as if it had been dumped then. */
export function restore(path: string, name: string, now?: Date): void {
  const sqlite = new Sqlite(path);
  const sql = readFileSync(dumpFile(name), "utf8");
  // Rows may refer to later ones.
  sqlite.pragma("foreign_keys = OFF");
  sqlite.exec(`begin; ${now ? asOf(now, sql) : sql} commit`);
  sqlite.close();
}

function asOf(now: Date, sql: string): string {
  const later = now.getTime() - dumpedAt.getTime();
  return sql.replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, (time) =>
    new Date(Date.parse(time) + later).toISOString(),
  );
}
