import type Sqlite from "better-sqlite3";
import { sql, type Kysely } from "kysely";
import { DEFAULT_MIGRATION_TABLE, Migrator } from "kysely/migration";
import { migrations } from "../../../migrations";
import { repeatOnConflict } from "./postgres/repeat.server";
import type { Database } from "./tables";

/** A newer version of the site has migrated the database: this version does not know its schema. */
export class NewerDatabase extends Error {
  override name = "NewerDatabase";

  constructor(unknown: readonly string[]) {
    super(
      "the database was changed by a newer version of the site, and there is no way back: " +
        `start that version, or restore a backup from before it (unknown here: ${unknown.join(", ")})`,
    );
  }
}

/**
 * Migrates a database, also beside a site that works on it. Throws NewerDatabase, or an error that names the failed migration;
 * nothing has changed then.
 */
export async function migrate(db: Kysely<Database>, known = migrations): Promise<void> {
  const unknown = unknownOf(await appliedTo(db), known);
  if (unknown.length > 0) throw new NewerDatabase(unknown);
  const provider = { getMigrations: () => Promise.resolve(known) };
  let failed: string | undefined;
  const work = async () => {
    const { error, results } = await new Migrator({ db, provider }).migrateToLatest();
    failed = results?.find((result) => result.status === "Error")?.migrationName;
    if (error) throw error as Error;
  };
  try {
    await repeatOnConflict(work);
  } catch (error) {
    throw new Error(`Migration ${failed ?? "run"} failed`, { cause: error });
  }
}

export async function schemaState(db: Kysely<Database>): Promise<"same" | "older" | "newer"> {
  const applied = await appliedTo(db);
  if (unknownOf(applied, migrations).length > 0) return "newer";
  return applied.length < Object.keys(migrations).length ? "older" : "same";
}

function unknownOf(applied: readonly string[], known: typeof migrations): string[] {
  return applied.filter((name) => !Object.hasOwn(known, name));
}

async function appliedTo(db: Kysely<Database>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const table = sql.table(DEFAULT_MIGRATION_TABLE);
  const { rows } = await sql<{ name: string }>`select name from ${table} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Whether this version can migrate a database. Throws an SqliteError where the file is not the site's database. */
export function knowsSchemaOf(sqlite: Sqlite.Database): boolean {
  const done = sqlite.prepare<[], string>("select name from kysely_migration order by name");
  const known = Object.keys(migrations);
  return done
    .pluck()
    .all()
    .every((name, place) => name === known[place]);
}
