import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type Sqlite from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openSqlite } from "~/database/sqlite.server";
import { migrate, NewerDatabase } from "~/database/migrate.server";
import { migrations } from "../../migrations";
import { columnsOf, dumpOf, migrateUpTo, released, restore, schemaOf } from "../upgrades/dump";

let folder: string;
let opened: ReturnType<typeof openSqlite>[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sitewright-upgrades-"));
  opened = [];
});

afterEach(async () => {
  await Promise.all(opened.map(({ db }) => db.destroy()));
  rmSync(folder, { recursive: true, force: true });
});

function open(path = join(folder, "fresh.db")) {
  const database = openSqlite(path);
  opened.push(database);
  return database;
}

function openDump(name: string) {
  const path = join(folder, `${name}.db`);
  restore(path, name);
  return open(path);
}

type Row = Record<string, unknown>;

/** All rows with the given columns, by table. */
function rowsOf(sqlite: Sqlite.Database, columns: Record<string, string[]>): Record<string, Row[]> {
  return Object.fromEntries(
    Object.entries(columns).map(([table, names]) => {
      const list = names.map((name) => `"${name}"`).join();
      return [table, sqlite.prepare<[], Row>(`select ${list} from "${table}"`).all()];
    }),
  );
}

/** What a migration changes on purpose in existing rows: maps a row to the expected one. */
const onPurpose: Record<
  string,
  Record<string, (row: Row, before: Record<string, Row[]>) => Row>
> = {
  "004-flat": {
    // The checkout of a paid order is over: only one that is still to be expired has an end.
    orders: (row, { payments = [] }) =>
      row.paid_at !== null &&
      payments.some((payment) => payment.stripe_session_id === row.stripe_session_id)
        ? { ...row, checkout_url: null, checkout_expires_at: null }
        : row,
  },
};

/** The rows of a dump as the later migrations should leave them. */
function expected(dump: string, before: Record<string, Row[]>): Record<string, Row[]> {
  const later = Object.entries(onPurpose).filter(([name]) => name > dump);
  return Object.fromEntries(
    Object.entries(before).map(([table, rows]) => [
      table,
      later.reduce((current, [, changes]) => {
        const change = changes[table];
        return change ? current.map((row) => change(row, before)) : current;
      }, rows),
    ]),
  );
}

test("every released migration has a dump of its schema", () => {
  expect(Object.keys(migrations).slice(0, released.length)).toEqual(released);
  expect(released.length).toBeGreaterThanOrEqual(4);
});

describe.each(released)("a database with the schema of %s", (name) => {
  test("equals what the migrations up to it create today", async () => {
    const fresh = open();
    await migrateUpTo(fresh.db, name);
    expect(schemaOf(fresh.sqlite)).toEqual(schemaOf(openDump(name).sqlite));
  });

  test("has rows in every table", () => {
    const { sqlite } = openDump(name);
    const empty = Object.entries(rowsOf(sqlite, columnsOf(sqlite))).filter(
      ([, rows]) => rows.length === 0,
    );
    expect(empty).toEqual([]);
  });

  test("migrates to the newest schema with every row and value intact", async () => {
    const { db, sqlite } = openDump(name);
    const columns = columnsOf(sqlite);
    const before = rowsOf(sqlite, columns);
    await migrate(db);

    const after = rowsOf(sqlite, columns);
    for (const [table, rows] of Object.entries(expected(name, before))) {
      const found = new Set(after[table]?.map((row) => JSON.stringify(row)));
      expect(rows.filter((row) => !found.has(JSON.stringify(row)))).toEqual([]);
    }
    expect(sqlite.pragma("integrity_check", { simple: true })).toBe("ok");
    expect(sqlite.pragma("foreign_key_check")).toEqual([]);

    const fresh = open();
    await migrate(fresh.db);
    expect(schemaOf(sqlite)).toEqual(schemaOf(fresh.sqlite));
  });

  test("is refused and left unchanged once a newer release has migrated it", async () => {
    const { db, sqlite } = openDump(name);
    sqlite.exec("insert into kysely_migration values ('999-later', '2030-01-01T00:00:00.000Z')");
    const before = dumpOf(sqlite);
    const migrating = migrate(db);
    await expect(migrating).rejects.toThrow(NewerDatabase);
    await expect(migrating).rejects.toThrow(/newer version .* 999-later/);
    expect(dumpOf(sqlite)).toBe(before);
  });
});

test("a migration that fails midway leaves the database unchanged, and succeeds once its cause is removed", async () => {
  const { db, sqlite } = openDump("003-desk");
  // Takes the name of an index that the migration creates after it has changed rows.
  sqlite.exec("create table outbox_turn (other text)");
  const before = dumpOf(sqlite);
  await expect(migrate(db)).rejects.toThrow("Migration 004-flat failed");
  expect(dumpOf(sqlite)).toBe(before);
  sqlite.exec("drop table outbox_turn");
  await migrate(db);
  expect(sqlite.pragma("integrity_check", { simple: true })).toBe("ok");
});
