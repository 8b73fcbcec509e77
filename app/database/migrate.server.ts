import type Sqlite from "better-sqlite3";
import { DEFAULT_MIGRATION_TABLE, Migrator, PostgresAdapter, sql, type Kysely } from "kysely";
import { migrations, postgresMigrations } from "../../migrations";
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
 * Migrates a database to the newest schema. Throws NewerDatabase, or an error that names the migration that failed; the
 * database is unchanged then.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const unknown = unknownOf(await appliedTo(db), db);
  if (unknown.length > 0) throw new NewerDatabase(unknown);
  const { error, results } = await migratorOf(db).migrateToLatest();
  if (!error) return;
  const failed = results?.find((result) => result.status === "Error")?.migrationName;
  throw new Error(`Migration ${failed ?? "run"} failed`, { cause: error });
}

/** Whether a database has the schema of this version, neither an older nor a newer one. */
export async function isMigrated(db: Kysely<Database>): Promise<boolean> {
  return (await schemaState(db)) === "same";
}

/** Compares a database's schema with that of this version; `newer`: a later version has migrated it. */
export async function schemaState(db: Kysely<Database>): Promise<"same" | "older" | "newer"> {
  const applied = await appliedTo(db);
  if (unknownOf(applied, db).length > 0) return "newer";
  return applied.length < Object.keys(migrationsOf(db)).length ? "older" : "same";
}

/** When a database was created: the time of its first migration, which a restore does not change. */
export async function databaseCreatedAt(db: Kysely<Database>): Promise<Date> {
  const { rows } = await sql<{
    timestamp: string;
  }>`select timestamp from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name limit 1`.execute(db);
  return new Date(rows[0]!.timestamp);
}

/** The migrations that only a newer version knows. */
function unknownOf(applied: readonly string[], db: Kysely<Database>): string[] {
  return applied.filter((name) => !Object.hasOwn(migrationsOf(db), name));
}

function migrationsOf(db: Kysely<Database>) {
  return db.getExecutor().adapter instanceof PostgresAdapter ? postgresMigrations : migrations;
}

/** The names of the migrations applied to a database, in their order. */
async function appliedTo(db: Kysely<Database>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Whether this version knows every migration applied to a database, and so can migrate it. Throws an SqliteError where
 * the file is not the site's database.
 */
export function knowsSchemaOf(sqlite: Sqlite.Database): boolean {
  const done = sqlite.prepare<[], string>("select name from kysely_migration order by name");
  const known = Object.keys(migrations);
  return done
    .pluck()
    .all()
    .every((name, place) => name === known[place]);
}

function migratorOf(db: Kysely<Database>): Migrator {
  return new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrationsOf(db)) } });
}
