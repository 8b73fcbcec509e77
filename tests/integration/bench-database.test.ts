import { expect, test } from "vitest";
import { openSqlite } from "~/server/database/sqlite.server";
import { migrate } from "~/server/database/migrate.server";
import { fill } from "../bench/filled-database";

test("the benchmark fills the current schema with orders whose rows refer to each other", async () => {
  const { db, sqlite } = openSqlite(":memory:");
  await migrate(db);
  fill(sqlite, 20);
  expect(sqlite.prepare("select count(*) from orders").pluck().get()).toBe(20);
  expect(sqlite.prepare("select count(*) from inquiries").pluck().get()).toBe(14);
  expect(sqlite.pragma("foreign_key_check")).toEqual([]);
  await db.destroy();
});
