import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Connection } from "~/server/database/tables";
import { db, execute, inTransaction } from "../support/database/application";
import { until } from "../support/until";

const { onCommit } = await import("~/server/database/transaction.server");
let ran: string[];

beforeEach(() => {
  ran = [];
});

const store = (on: Connection, id: string) =>
  on.insertInto("stripe_events").values({ id, type: "t", received_at: "" }).execute();

/** Work that notes which rows it finds. */
const noteStored = async () => {
  const stored = await db.selectFrom("stripe_events").select("id").orderBy("id").execute();
  ran.push(stored.map(({ id }) => id).join());
};

/** Work that a transaction registers now is the first that runs. */
async function onlyLaterWorkRuns() {
  await inTransaction(db, (trx) => {
    onCommit(trx, noteStored);
    return store(trx, "b");
  });
  await until("the later work has run", () => ran.length > 0);
  expect(ran).toEqual(["b"]);
}

test("registered work runs after the commit and finds what was committed", async () => {
  const result = await inTransaction(db, async (trx) => {
    onCommit(trx, noteStored);
    await store(trx, "a");
    expect(ran).toEqual([]);
    return "done";
  });
  expect(result).toBe("done");
  await until("the work has run", () => ran.length > 0);
  expect(ran).toEqual(["a"]);
});

test("registered work does not run after a rollback", async () => {
  const undone = inTransaction(db, async (trx) => {
    onCommit(trx, noteStored);
    await store(trx, "a");
    throw new Error("rolled back");
  });
  await expect(undone).rejects.toThrow("rolled back");
  await onlyLaterWorkRuns();
});

test("registered work does not run when the commit itself fails", async () => {
  execute("create table parents (id text primary key)");
  execute(
    "create table children (parent text references parents (id) deferrable initially deferred)",
  );
  const refused = inTransaction(db, async (trx) => {
    onCommit(trx, noteStored);
    // A deferred reference is checked at the commit.
    await sql`insert into children values ('none')`.execute(trx);
    return store(trx, "a");
  });
  await expect(refused).rejects.toThrow(/foreign key/i);
  await onlyLaterWorkRuns();
});

test("a transaction inside another one is part of it: its work waits for the outer commit", async () => {
  await inTransaction(db, async (outer) => {
    await inTransaction(outer, async (inner) => {
      onCommit(inner, noteStored);
      await store(inner, "a");
    });
    await store(outer, "b");
    expect(ran).toEqual([]);
  });
  await until("the work has run", () => ran.length > 0);
  expect(ran).toEqual(["a,b"]);
});

test("registered work that fails affects neither the other work nor the caller", async () => {
  await inTransaction(db, (trx) => {
    onCommit(trx, () => Promise.reject(new Error("provider down")));
    onCommit(trx, noteStored);
    return store(trx, "a");
  });
  await until("the other work has run", () => ran.length > 0);
  expect(ran).toEqual(["a"]);
});

test("work cannot be registered in a transaction that inTransaction did not open, where nothing would run it", async () => {
  const opened = db.transaction().execute((trx) => {
    onCommit(trx, noteStored);
    return Promise.resolve();
  });
  await expect(opened).rejects.toThrow("not opened by inTransaction");
});
