import { expect, test } from "vitest";
import { migrate } from "~/database/migrate.server";
import { movedTables } from "~/database/postgres/move-site.server";
import { migrations } from "../../migrations";
import { columns, database, insert } from "../support/database/empty-database";

test("every table is STRICT and has a primary key", async () => {
  await migrate(database.db);
  const tables = (
    database.sqlite.pragma("table_list") as { name: string; schema: string; strict: number }[]
  ).filter(({ name, schema }) => schema === "main" && !/^(sqlite|kysely)_/.test(name));
  expect(tables.map(({ name }) => name).sort()).toEqual(
    expect.arrayContaining(["inquiries", "orders", "outbox", "payments", "stripe_events"]),
  );
  for (const { name, strict } of tables) {
    expect(strict, name).toBe(1);
    const info = database.sqlite.pragma(`table_info(${name})`) as { pk: number }[];
    expect(
      info.some(({ pk }) => pk > 0),
      name,
    ).toBe(true);
  }
});

test("a move to PostgreSQL takes every table along but the counts of posts", async () => {
  await migrate(database.db);
  const tables = await database.db.introspection.getTables();
  const moved = [...Object.keys(movedTables), "rate_limits"];
  expect(tables.map(({ name }) => name).sort()).toEqual(moved.sort());
});

test("a table refuses a value of another type", async () => {
  await migrate(database.db);
  const payment = { stripe_session_id: "cs_1", order_id: "none", currency: "usd", paid_at: "now" };
  database.sqlite.pragma("foreign_keys = OFF");
  expect(() => insert("payments", { ...payment, amount_total: "a lot" })).toThrow(
    /cannot store TEXT/,
  );
});

test("a row with a foreign key to a missing row is refused", async () => {
  await migrate(database.db);
  const link = { token_hash: "h", order_id: "none", created_at: "now" };
  expect(() => insert("order_links", link)).toThrow(/FOREIGN KEY/);
});

test("the inquiries table has the specification's columns", async () => {
  await migrate(database.db);
  expect(columns("inquiries")).toEqual(
    expect.arrayContaining([
      "name",
      "email",
      "package_type",
      "project_description",
      "assets_description",
      "file_urls",
      "timeline",
      "payment_status",
    ]),
  );
});

test("the orders table has the columns that the contract names", async () => {
  await migrate(database.db);
  expect(columns("orders")).toEqual(
    expect.arrayContaining(["id", "email", "state", "stripe_session_id"]),
  );
});

const order = (serial: string, changes: object = {}) => ({
  ...Object.fromEntries(
    ["id", "form_id", "reference", "draft_id", "stripe_session_id"].map((name) => [
      name,
      `${name} ${serial}`,
    ]),
  ),
  ...{ state: "received", name: "Ann", email: "a@b.test", project: "p", assets: "a" },
  ...{ timeline: "week", package_type: "launch-and-growth", attempt: 1, attempt_failed: 0 },
  ...{ created_at: "now", updated_at: "now" },
  ...changes,
});

test("two orders cannot have the same form or the same checkout session", async () => {
  await migrate(database.db);
  insert("orders", order("1"));
  insert("orders", order("2"));
  expect(() => insert("orders", order("3", { form_id: "form_id 1" }))).toThrow(/UNIQUE/);
  expect(() => insert("orders", order("4", { stripe_session_id: "stripe_session_id 1" }))).toThrow(
    /UNIQUE/,
  );
});

test("an email's thread is its recipient with its order, else with its inquiry, else its own id", async () => {
  await migrate(database.db);
  database.sqlite.pragma("foreign_keys = OFF");
  const mail = (id: string, about: object) =>
    insert("outbox", {
      ...{ id, dedupe_key: id, state: "pending", recipient: "a@b.test", mail: "{}", attempts: 0 },
      ...{ next_attempt_at: "now", created_at: "now", ...about },
    });
  mail("1", { order_id: "order", inquiry_id: "inquiry" });
  mail("2", { inquiry_id: "inquiry" });
  mail("3", {});
  const threads = database.sqlite.prepare("select thread from outbox order by id").pluck().all();
  expect(threads).toEqual(["a@b.test order", "a@b.test inquiry", "a@b.test 3"]);
});

test("migrating a current database changes neither its schema nor its rows", async () => {
  await migrate(database.db);
  insert("stripe_events", { id: "evt_1", type: "t", received_at: "now" });
  const schema = () => database.sqlite.prepare("select sql from sqlite_master order by name").all();
  const before = schema();
  await migrate(database.db);
  expect(schema()).toEqual(before);
  expect(database.sqlite.prepare("select id from stripe_events").all()).toHaveLength(1);
});

test("the migration to 003-desk dates an order's first assets from its earliest inquiry", async () => {
  const { "001-initial": first, "002-lifecycle": second, "003-desk": third } = migrations;
  for (const migration of [first, second]) await migration!.up(database.db);
  insert("orders", order("1"));
  insert("orders", order("2"));
  const words = "business_name email website_url brand_colors text_content social_links".split(" ");
  const texts = (names: string[]) => Object.fromEntries(names.map((name) => [name, ""]));
  const times = { created_at: "later", updated_at: "later" };
  for (const [id, created_at] of [
    ["a", "later"],
    ["b", "earlier"],
  ]) {
    insert("drafts", { id, state: "submitted", ...texts(words), ...times });
    const columns =
      "name email package_type project_description assets_description file_urls timeline payment_status";
    insert("inquiries", {
      id,
      draft_id: id,
      order_id: "id 1",
      ...texts(columns.split(" ")),
      created_at,
    });
  }
  await third!.up(database.db);
  const received = "select assets_received_at from orders order by id";
  expect(database.sqlite.prepare(received).pluck().all()).toEqual(["earlier", null]);
});

test("a failed migration is named in the error", async () => {
  database.sqlite.exec("create table payments (other text)");
  await expect(migrate(database.db)).rejects.toThrow("Migration 001-initial failed");
});

test("a failed migration leaves no partial changes, and succeeds once its cause is removed", async () => {
  database.sqlite.exec("create table payments (other text)");
  await expect(migrate(database.db)).rejects.toThrow();
  expect(columns("orders")).toEqual([]);
  database.sqlite.exec("drop table payments");
  await migrate(database.db);
  expect(columns("orders")).toContain("state");
});

test("a database with a migration of a newer release is refused and left unchanged", async () => {
  await migrate(database.db);
  const made = "insert into kysely_migration values ('999-of-a-later-release', 'now')";
  database.sqlite.exec(made);
  const schema = () => database.sqlite.prepare("select name, sql from sqlite_master").all();
  const before = schema();
  await expect(migrate(database.db)).rejects.toThrow("changed by a newer version of the site");
  expect(schema()).toEqual(before);
});
