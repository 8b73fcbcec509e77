import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { withDeadline } from "~/server/time/time";
import { openSqlite, waitWithoutBlocking } from "~/server/database/sqlite.server";
import { StatementCache } from "~/server/database/statements.server";
import { migrate } from "~/server/database/migrate.server";

let folder: string;
let file: string;
let database: ReturnType<typeof openSqlite>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "sitewright-db-"));
  file = join(folder, "new", "site.db");
  database = openSqlite(file);
  await migrate(database.db);
});

afterEach(async () => {
  await database.db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const pragma = (name: string) => database.sqlite.pragma(name, { simple: true }) as unknown;

test("a connection uses WAL, enforces foreign keys, waits 5 s for locks and syncs each commit", () => {
  expect(pragma("journal_mode")).toBe("wal");
  expect(pragma("foreign_keys")).toBe(1);
  expect(pragma("busy_timeout")).toBe(5000);
  // 2 is FULL.
  expect(pragma("synchronous")).toBe(2);
});

test("of many different statements only the newest stay prepared", () => {
  const cache = new StatementCache(database.sqlite);
  const first = cache.prepare("select 0");
  expect(cache.prepare("select 0")).toBe(first);
  for (let n = 1; n <= 1_000; n += 1) cache.prepare(`select ${n}`);
  expect(cache.prepare("select 0")).not.toBe(first);
});

test("a transaction that reads first holds the write lock, so another process cannot write in between", async () => {
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

describe("while another process writes, a process that serves visitors", () => {
  const write = () =>
    database.db
      .insertInto("stripe_events")
      .values({ id: randomUUID(), type: "t", received_at: "" })
      .execute();

  /** Locks the database as another process does. */
  function lock() {
    waitWithoutBlocking(database.sqlite);
    const other = openSqlite(file).sqlite;
    other.exec("begin immediate");
    return other;
  }

  test("goes on with other work until its own write succeeds", async () => {
    const other = lock();
    const written = write();
    const inTransaction = database.db
      .transaction()
      .execute((trx) => trx.selectFrom("stripe_events").selectAll().execute());
    // With the waiting of SQLite itself this line would come too late.
    setTimeout(() => other.close(), 100);
    await expect(written).resolves.toHaveLength(1);
    await expect(inTransaction).resolves.toHaveLength(1);
  });

  test("gives up after a second, and then sooner, until the lock is released", async () => {
    const other = lock();
    await expect(write()).rejects.toMatchObject({ code: "SQLITE_BUSY" });
    const others = Promise.allSettled(Array.from({ length: 10 }, write));
    expect(await withDeadline(others, 8_000)).not.toBe("late");
    other.close();
    await expect(write()).resolves.toHaveLength(1);
  });
});

test("deleted or overwritten values are no longer readable in the database file", () => {
  const text = "The name of a person whose data was erased";
  for (const id of ["1", "2"]) {
    database.sqlite.prepare("insert into stripe_events values (?, ?, '')").run(id, text);
  }
  const longer = database.sqlite.prepare("update stripe_events set type = ? where id = '1'");
  longer.run("Something else, so long that it has to move. ".repeat(9));
  database.sqlite.exec("delete from stripe_events where id = '2'");
  database.sqlite.pragma("wal_checkpoint(TRUNCATE)");
  expect(readFileSync(file, "latin1")).not.toContain(text);
});

test("a transaction that fills the disk fails with SQLITE_FULL, and the next one succeeds", async () => {
  const add = (id: string) =>
    database.db.transaction().execute(async (trx) => {
      for (const part of ["a", "b"]) {
        const event = { id: `${part} ${id}`, type: "t".repeat(10_000), received_at: "now" };
        await trx.insertInto("stripe_events").values(event).execute();
      }
    });
  await add("1");
  // The first row still fits, the second does not.
  const room = (pragma("page_count") as number) + 3;
  database.sqlite.pragma(`max_page_count = ${room}`);
  await expect(add("2")).rejects.toMatchObject({ code: "SQLITE_FULL" });
  database.sqlite.pragma("max_page_count = 1000");
  await add("3");
  const ids = database.sqlite.prepare("select id from stripe_events order by id").pluck().all();
  expect(ids).toEqual(["a 1", "a 3", "b 1", "b 3"]);
});

test("a file that is not a database is refused and left unchanged", () => {
  const path = join(folder, "notes.db");
  writeFileSync(path, "These are notes, not a database.".repeat(100));
  expect(() => openSqlite(path)).toThrow(/not a database/);
  expect(readFileSync(path, "utf8")).toMatch(/^These are notes/);
});
