import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSqlite } from "~/database/sqlite.server";
import { migrate } from "~/database/migrate.server";
import { columns, database, file, folder, insert } from "../support/database/empty-database";

const pragma = (name: string) => database.sqlite.pragma(name, { simple: true }) as unknown;

test("the database file and its folder are created when they do not exist", async () => {
  await migrate(database.db);
  expect(columns("orders").length).toBeGreaterThan(0);
});

test("a connection uses WAL, enforces foreign keys, waits 5 s for locks and syncs each commit", () => {
  expect(pragma("journal_mode")).toBe("wal");
  expect(pragma("foreign_keys")).toBe(1);
  expect(pragma("busy_timeout")).toBe(5000);
  // 2 is FULL.
  expect(pragma("synchronous")).toBe(2);
});

test("a transaction that reads first holds the write lock, so another process cannot write in between", async () => {
  await migrate(database.db);
  const other = openSqlite(file).sqlite;
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

test("deleted or overwritten values are no longer readable in the database file", async () => {
  await migrate(database.db);
  const text = "The name of a person whose data was erased";
  insert("stripe_events", { id: "1", type: text, received_at: "" });
  insert("stripe_events", { id: "2", type: text, received_at: "" });
  const longer = database.sqlite.prepare("update stripe_events set type = ? where id = '1'");
  longer.run("Something else, so long that it has to move. ".repeat(9));
  database.sqlite.exec("delete from stripe_events where id = '2'");
  database.sqlite.pragma("wal_checkpoint(TRUNCATE)");
  expect(readFileSync(file, "latin1")).not.toContain(text);
});

test("a transaction that fills the disk fails with SQLITE_FULL, and the next one succeeds", async () => {
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

test("a file that is not a database is refused and left unchanged", () => {
  const path = join(folder, "notes.db");
  writeFileSync(path, "These are notes, not a database.".repeat(100));
  expect(() => openSqlite(path)).toThrow(/not a database/);
  expect(readFileSync(path, "utf8")).toMatch(/^These are notes/);
});
