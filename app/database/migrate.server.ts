import type Sqlite from "better-sqlite3";
import { Migrator, type Kysely } from "kysely";
import { migrations } from "../../migrations";
import type { Database } from "./tables";

/** Brings a database to the newest schema; throws when a migration fails, naming it. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const { error, results } = await migratorOf(db).migrateToLatest();
  if (!error) return;
  const failed = results?.find((result) => result.status === "Error")?.migrationName;
  throw new Error(`Migration ${failed ?? "run"} failed`, { cause: error });
}

/** Whether a database has the newest schema. */
export async function isMigrated(db: Kysely<Database>): Promise<boolean> {
  const known = await migratorOf(db).getMigrations();
  return known.every(({ executedAt }) => executedAt !== undefined);
}

/**
 * Whether this version knows every migration that a database has been through, so that it can bring it to the newest
 * schema. Throws an error of SQLite's where there is no database of ours.
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
  return new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
}
