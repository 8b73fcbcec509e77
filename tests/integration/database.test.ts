import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createDb } from "~/database/create-db.server";
import { migrate } from "~/database/migrate.server";
import { migrations } from "../../migrations";

let folder: string;
let database: ReturnType<typeof createDb>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sitewright-db-"));
  database = createDb(join(folder, "new", "site.db"));
});

afterEach(async () => {
  await database.db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const pragma = (name: string) => database.sqlite.pragma(name, { simple: true }) as unknown;

const columns = (table: string) =>
  (database.sqlite.pragma(`table_info(${table})`) as { name: string; type: string }[]).map(
    ({ name }) => name,
  );

const insert = (table: string, row: Record<string, unknown>) => {
  const names = Object.keys(row);
  const values = names.map(() => "?");
  const sql = `insert into ${table} (${names.join()}) values (${values.join()})`;
  return database.sqlite.prepare(sql).run(...Object.values(row));
};

test("the file and its folder are made where there was nothing", async () => {
  await migrate(database.db);
  expect(columns("orders").length).toBeGreaterThan(0);
});

test("the connection waits for others, checks references and syncs each commit", () => {
  expect(pragma("journal_mode")).toBe("wal");
  expect(pragma("foreign_keys")).toBe(1);
  expect(pragma("busy_timeout")).toBe(5000);
  // 2 is FULL.
  expect(pragma("synchronous")).toBe(2);
});

test("a transaction that reads first is not refused its write for what another process writes", async () => {
  await migrate(database.db);
  const other = createDb(join(folder, "new", "site.db")).sqlite;
  other.pragma("busy_timeout = 0");
  const event = (id: string) => ({ id, type: "t", received_at: "" });
  const write = database.db.transaction().execute(async (trx) => {
    await trx.selectFrom("stripe_events").select("id").execute();
    const insertion = "insert into stripe_events values ('other', 't', '')";
    expect(() => other.exec(insertion)).toThrow("database is locked");
    await trx.insertInto("stripe_events").values(event("own")).execute();
  });
  await expect(write).resolves.toBeUndefined();
  other.close();
});

test("what was deleted or changed cannot be read in the file any more", async () => {
  await migrate(database.db);
  const text = "A name that was asked to be forgotten";
  insert("stripe_events", { id: "1", type: text, received_at: "" });
  insert("stripe_events", { id: "2", type: text, received_at: "" });
  const longer = database.sqlite.prepare("update stripe_events set type = ? where id = '1'");
  longer.run("Something else, so long that it has to move. ".repeat(9));
  database.sqlite.exec("delete from stripe_events where id = '2'");
  database.sqlite.pragma("wal_checkpoint(TRUNCATE)");
  expect(readFileSync(join(folder, "new", "site.db"), "latin1")).not.toContain(text);
});

test("every table of ours is STRICT and has a primary key", async () => {
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

test("a value of another type is refused by the table itself", async () => {
  await migrate(database.db);
  const payment = { stripe_session_id: "cs_1", order_id: "none", currency: "usd", paid_at: "now" };
  database.sqlite.pragma("foreign_keys = OFF");
  expect(() => insert("payments", { ...payment, amount_total: "a lot" })).toThrow(
    /cannot store TEXT/,
  );
});

test("a row that refers to nothing is refused", async () => {
  await migrate(database.db);
  const link = { token_hash: "h", order_id: "none", created_at: "now" };
  expect(() => insert("order_links", link)).toThrow(/FOREIGN KEY/);
});

test("inquiries has the columns of the specification by their names", async () => {
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

test("orders has the columns that others rely on", async () => {
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

test("one form is one order, and one session belongs to one order", async () => {
  await migrate(database.db);
  insert("orders", order("1"));
  insert("orders", order("2"));
  expect(() => insert("orders", order("3", { form_id: "form_id 1" }))).toThrow(/UNIQUE/);
  expect(() => insert("orders", order("4", { stripe_session_id: "stripe_session_id 1" }))).toThrow(
    /UNIQUE/,
  );
});

test("a mail's thread is its recipient with its order, else with its inquiry, else with itself", async () => {
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

test("migrating again changes nothing and keeps the rows", async () => {
  await migrate(database.db);
  insert("stripe_events", { id: "evt_1", type: "t", received_at: "now" });
  const schema = () => database.sqlite.prepare("select sql from sqlite_master order by name").all();
  const before = schema();
  await migrate(database.db);
  expect(schema()).toEqual(before);
  expect(database.sqlite.prepare("select id from stripe_events").all()).toHaveLength(1);
});

test("an order of an older schema learns when its first assets came", async () => {
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

test("a migration that fails is named", async () => {
  database.sqlite.exec("create table payments (other text)");
  await expect(migrate(database.db)).rejects.toThrow("Migration 001-initial failed");
});

test("a migration that failed leaves nothing half done, and works once its cause is gone", async () => {
  database.sqlite.exec("create table payments (other text)");
  await expect(migrate(database.db)).rejects.toThrow();
  expect(columns("orders")).toEqual([]);
  database.sqlite.exec("drop table payments");
  await migrate(database.db);
  expect(columns("orders")).toContain("state");
});

test("a release from before a migration that was made refuses the database and changes nothing", async () => {
  await migrate(database.db);
  const made = "insert into kysely_migration values ('999-of-a-later-release', 'now')";
  database.sqlite.exec(made);
  const schema = () => database.sqlite.prepare("select name, sql from sqlite_master").all();
  const before = schema();
  await expect(migrate(database.db)).rejects.toThrow("changed by a newer version of the site");
  expect(schema()).toEqual(before);
});

test("a transaction that a full disk has ended fails for that reason, and the next one works", async () => {
  await migrate(database.db);
  const add = (id: string) =>
    database.db.transaction().execute(async (trx) => {
      for (const part of ["a", "b"]) {
        await trx
          .insertInto("stripe_events")
          .values({ id: `${part} ${id}`, type: "t".repeat(10_000), received_at: "now" })
          .execute();
      }
    });
  await add("1");
  // The first row still fits, the second does not.
  const room = (pragma("page_count") as number) + 3;
  database.sqlite.pragma(`max_page_count = ${room}`);
  await expect(add("2")).rejects.toMatchObject({ code: "SQLITE_FULL" });
  database.sqlite.pragma("max_page_count = 1000");
  await add("3");
  expect(database.sqlite.prepare("select id from stripe_events order by id").pluck().all()).toEqual(
    ["a 1", "a 3", "b 1", "b 3"],
  );
});

test("a file that is no database is refused and left as it is", () => {
  const path = join(folder, "notes.db");
  writeFileSync(path, "These are notes, not a database.".repeat(100));
  expect(() => createDb(path)).toThrow(/not a database/);
  expect(readFileSync(path, "utf8")).toMatch(/^These are notes/);
});
