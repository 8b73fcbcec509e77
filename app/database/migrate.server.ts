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

function migratorOf(db: Kysely<Database>): Migrator {
  return new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
}
