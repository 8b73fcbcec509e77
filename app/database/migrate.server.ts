import { Migrator, sql, type Kysely } from "kysely";
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
  return (await schemaState(db)) !== "older";
}

/** How a database's schema stands to that of this version; `newer`: a later version has migrated it. */
export async function schemaState(db: Kysely<Database>): Promise<"same" | "older" | "newer"> {
  const known = await migratorOf(db).getMigrations();
  if (known.some(({ executedAt }) => executedAt === undefined)) return "older";
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.length > known.length ? "newer" : "same";
}

function migratorOf(db: Kysely<Database>): Migrator {
  return new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
}
