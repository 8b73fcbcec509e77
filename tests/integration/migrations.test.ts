import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { afterEach, expect, test } from "vitest";
import { migrate, NewerDatabase, schemaState } from "~/server/database/migrate.server";
import { openPostgres } from "~/server/database/postgres/open-postgres.server";
import { openSqlite } from "~/server/database/sqlite.server";
import type { Database } from "~/server/database/tables";
import { migrations } from "../../migrations";
import { laterMigrations } from "../support/database/other-versions";
import { createDatabase } from "../support/database/run-databases";
import { onPostgres } from "../support/this-run";

let close: () => Promise<void>;
afterEach(() => close());

async function emptyDatabase(): Promise<Kysely<Database>> {
  const opened = onPostgres ? openPostgres(await createDatabase()) : openSqlite(":memory:");
  close = "close" in opened ? opened.close : () => opened.db.destroy();
  return opened.db;
}

/** A database of this version with an email and an event. */
async function filledDatabase() {
  const db = await emptyDatabase();
  await migrate(db);
  const email = {
    ...{ id: "1", dedupe_key: "1", state: "sent" as const, recipient: "ann@a.test", mail: "{}" },
    ...{ rate_limited: 0, attempts: 1, next_attempt_at: "", created_at: "" },
  };
  await db.insertInto("outbox").values(email).execute();
  const event = { id: "evt_1", type: "t", received_at: "" };
  await db.insertInto("stripe_events").values(event).execute();
  return db;
}

/** Its tables with their columns and rows. */
async function contentsOf(db: Kysely<Database>) {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql`select * from ${sql.table(table.name)}`.execute(db);
      return { table, rows };
    }),
  );
}

test("each migration is applied once, and a later one leaves the rows as they are", async () => {
  const db = await filledDatabase();
  const emails = () => db.selectFrom("outbox").selectAll().execute();
  const [email] = await emails();
  await migrate(db, laterMigrations);
  const migrated = await contentsOf(db);
  await migrate(db, laterMigrations);
  expect(await contentsOf(db)).toEqual(migrated);
  const { rows } = await sql`select name from kysely_migration order by name`.execute(db);
  expect(rows).toEqual(Object.keys(laterMigrations).map((name) => ({ name })));
  expect(await emails()).toEqual([{ ...email, priority: 0 }]);
});

test("a database that a newer version has migrated is refused, by the names of what is unknown, and left unchanged", async () => {
  const db = await filledDatabase();
  expect(await schemaState(db)).toBe("same");
  await migrate(db, laterMigrations);
  const before = await contentsOf(db);
  const migrating = migrate(db);
  await expect(migrating).rejects.toThrow(NewerDatabase);
  await expect(migrating).rejects.toThrow(/newer version .* 999-later/);
  expect(await contentsOf(db)).toEqual(before);
  expect(await schemaState(db)).toBe("newer");
});

test("a migration that PostgreSQL rolls back in favor of a site at work is repeated", async () => {
  const db = await filledDatabase();
  let tries = 0;
  const up: Migration["up"] = async (on) => {
    await laterMigrations["999-later"]!.up(on);
    tries += 1;
    if (tries === 1) throw Object.assign(new Error("deadlock detected"), { code: "40P01" });
  };
  await migrate(db, { ...migrations, "999-later": { up } });
  const { rows } = await sql`select priority from outbox`.execute(db);
  expect([tries, rows]).toEqual([2, [{ priority: 0 }]]);
});

test("a migration that fails midway is named, leaves the database unchanged, and succeeds once its cause is removed", async () => {
  const db = await filledDatabase();
  const before = await contentsOf(db);
  const failing: Migration = {
    up: async (trx) => {
      await laterMigrations["999-later"]!.up(trx);
      await sql`update stripe_events set type = 'changed'`.execute(trx);
      await sql`create table orders (other text)`.execute(trx);
    },
  };
  const migrating = migrate(db, { ...migrations, "999-later": failing });
  await expect(migrating).rejects.toThrow("Migration 999-later failed");
  expect(await contentsOf(db)).toEqual(before);
  await migrate(db, laterMigrations);
  expect((await sql`select stars from ratings`.execute(db)).rows).toEqual([]);
});

test("a first migration that fails midway leaves no table", async () => {
  const db = await emptyDatabase();
  await sql`create table payments (other text)`.execute(db);
  await expect(migrate(db)).rejects.toThrow("Migration 001-initial failed");
  const tables = await db.introspection.getTables();
  expect(tables.map(({ name }) => name)).toEqual(["payments"]);
  expect(await schemaState(db)).toBe("older");
});
