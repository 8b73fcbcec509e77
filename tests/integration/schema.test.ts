import { beforeEach, expect, test } from "vitest";
import { migrate } from "~/server/database/migrate.server";
import { movedTables } from "~/server/database/postgres/move-site.server";
import { openSqlite } from "~/server/database/sqlite.server";
import { fill } from "../bench/filled-database";
import {
  details,
  emailRow,
  insertion,
  orderRow,
  type Changes,
} from "../support/database/sample-rows";

let database: ReturnType<typeof openSqlite>;
beforeEach(async () => {
  database = openSqlite(":memory:");
  await migrate(database.db);
});

function insert(table: string, row: Changes) {
  const [sql, ...values] = insertion(table, row);
  database.sqlite.prepare(sql).run(...values);
}

test("every table is STRICT and has a primary key", () => {
  const all = database.sqlite.pragma("table_list") as Record<
    "name" | "schema" | "strict" | "type",
    unknown
  >[];
  const tables = all.filter(
    ({ name, schema, type }) =>
      schema === "main" && type === "table" && !/^(sqlite|kysely)_/.test(`${name}`),
  );
  expect(tables.length).toBeGreaterThan(10);
  for (const { name, strict } of tables) {
    const columns = database.sqlite.pragma(`table_info(${name})`) as { pk: number }[];
    expect([name, strict, columns.some(({ pk }) => pk > 0)]).toEqual([name, 1, true]);
  }
});

test("a move to PostgreSQL takes every table along but the counts of posts, the team's sign-ins, the jobs' last runs and the index of words", async () => {
  const tables = await database.db.introspection.getTables();
  const unmoved = ["rate_limits", "desk_links", "desk_sessions", "job_runs"];
  const moved = [...Object.keys(movedTables), ...unmoved];
  const names = tables.map(({ name }) => name).filter((name) => !name.startsWith("orders_fts"));
  expect(names.sort()).toEqual(moved.sort());
});

test("a table refuses a value of another type", () => {
  database.sqlite.pragma("foreign_keys = OFF");
  const upload = { id: "u", draft_id: "none", state: "stored", key: "k", name: "a", type: "b" };
  expect(() => insert("uploads", { ...upload, size: "a lot", created_at: "now" })).toThrow(
    /cannot store TEXT/,
  );
});

test("a row with a foreign key to a missing row is refused", () => {
  const link = { token_hash: "h", encrypted_token: "e", order_id: "none", created_at: "now" };
  expect(() => insert("order_links", link)).toThrow(/FOREIGN KEY/);
});

test.each([
  ["inquiries", ["name", "email", "package_type", "project_description", "assets_description"]],
  ["inquiries", ["file_urls", "timeline", "payment_status"]],
  ["orders", ["id", "email", "state", "stripe_session_id"]],
])("the table of %s has the columns %j, which the contract names", (table, names) => {
  const columns = database.sqlite.pragma(`table_info(${table})`) as { name: string }[];
  expect(columns.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
});

test("two orders cannot have the same form or the same checkout session", () => {
  const { form_id } = orderRow();
  insert("orders", orderRow({ form_id, stripe_session_id: "cs 1" }));
  insert("orders", orderRow({ stripe_session_id: "cs 2" }));
  const taken: Changes[] = [{ form_id }, { stripe_session_id: "cs 1" }];
  for (const one of taken) expect(() => insert("orders", orderRow(one))).toThrow(/UNIQUE/);
});

test("an email's thread is its recipient with its order, else with its inquiry, else its own id", () => {
  database.sqlite.pragma("foreign_keys = OFF");
  const { email } = details;
  insert("outbox", emailRow({ id: "1", order_id: "order", inquiry_id: "inquiry" }));
  insert("outbox", emailRow({ id: "2", inquiry_id: "inquiry" }));
  insert("outbox", emailRow({ id: "3" }));
  const threads = database.sqlite.prepare("select thread from outbox order by id").pluck().all();
  expect(threads).toEqual([`${email} order`, `${email} inquiry`, `${email} 3`]);
});

test("the benchmark fills the current schema with orders whose rows refer to each other", () => {
  fill(database.sqlite, 20);
  const countOf = (table: string) =>
    database.sqlite.prepare(`select count(*) from ${table}`).pluck().get();
  expect([countOf("orders"), countOf("inquiries")]).toEqual([20, 14]);
  expect(database.sqlite.pragma("foreign_key_check")).toEqual([]);
});
