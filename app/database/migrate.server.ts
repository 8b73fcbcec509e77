import { Migrator, type Kysely } from "kysely";
import { migrations } from "../../migrations";
import type { Database } from "./tables";

/** Brings a database to the newest schema; throws when a migration fails, naming it. */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return;
  const failed = results?.find((result) => result.status === "Error")?.migrationName;
  throw new Error(`Migration ${failed ?? "run"} failed`, { cause: error });
}
