import { beforeEach, expect, test } from "vitest";
import { migrate } from "~/server/database/migrate.server";
import { movedTables } from "~/server/database/postgres/move-site.server";
import { columns, database, insert } from "../support/database/empty-database";

beforeEach(() => migrate(database.db));

test("every table is STRICT and has a primary key", () => {
  const all = database.sqlite.pragma("table_list") as Record<
    "name" | "schema" | "strict",
    unknown
  >[];
  const tables = all.filter(
    ({ name, schema }) => schema === "main" && !/^(sqlite|kysely)_/.test(`${name}`),
  );
  expect(tables.length).toBeGreaterThan(10);
  for (const { name, strict } of tables) {
    const columns = database.sqlite.pragma(`table_info(${name})`) as { pk: number }[];
    expect([name, strict, columns.some(({ pk }) => pk > 0)]).toEqual([name, 1, true]);
  }
});

test("a move to PostgreSQL takes every table along but the counts of posts", async () => {
  const tables = await database.db.introspection.getTables();
  const moved = [...Object.keys(movedTables), "rate_limits"];
  expect(tables.map(({ name }) => name).sort()).toEqual(moved.sort());
});

test("a table refuses a value of another type", () => {
  const payment = { stripe_session_id: "cs_1", order_id: "none", currency: "usd", paid_at: "now" };
  database.sqlite.pragma("foreign_keys = OFF");
  expect(() => insert("payments", { ...payment, amount_total: "a lot" })).toThrow(
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
  expect(columns(table)).toEqual(expect.arrayContaining(names));
});

const order = (serial: string, changes: object = {}) => ({
  ...{ id: serial, form_id: `form ${serial}`, reference: serial, draft_id: serial },
  stripe_session_id: `cs ${serial}`,
  ...{ state: "received", name: "Ann", email: "a@b.test", project: "p", assets: "a" },
  ...{ timeline: "week", package_type: "launch-and-growth", attempt: 1, attempt_failed: 0 },
  ...{ terms_version: "May 2026", created_at: "now", updated_at: "now" },
  ...changes,
});

test("two orders cannot have the same form or the same checkout session", () => {
  insert("orders", order("1"));
  insert("orders", order("2"));
  for (const taken of [{ form_id: "form 1" }, { stripe_session_id: "cs 1" }]) {
    expect(() => insert("orders", order("3", taken))).toThrow(/UNIQUE/);
  }
});

test("an email's thread is its recipient with its order, else with its inquiry, else its own id", () => {
  database.sqlite.pragma("foreign_keys = OFF");
  const mail = (id: string, about: object) =>
    insert("outbox", {
      ...{ id, dedupe_key: id, state: "pending", recipient: "a@b.test", mail: "{}", attempts: 0 },
      ...{ rate_limited: 0, next_attempt_at: "now", created_at: "now", ...about },
    });
  mail("1", { order_id: "order", inquiry_id: "inquiry" });
  mail("2", { inquiry_id: "inquiry" });
  mail("3", {});
  const threads = database.sqlite.prepare("select thread from outbox order by id").pluck().all();
  expect(threads).toEqual(["a@b.test order", "a@b.test inquiry", "a@b.test 3"]);
});
