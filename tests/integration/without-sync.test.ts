import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db, sqlite } from "~/database/connection.server";
import { migrate } from "~/database/migrate.server";
import { withoutSync } from "~/database/without-sync.server";

const NORMAL = 1;
const FULL = 2;

beforeAll(() => migrate(db));
afterAll(() => db.destroy());

const level = () => sqlite.pragma("synchronous", { simple: true }) as number;

/** Says how the connection syncs while it runs. */
const ask = db.selectFrom(sql<{ synchronous: number }>`pragma_synchronous`.as("p")).selectAll();

const write = (id: string) =>
  db.insertInto("stripe_events").values({ id, type: "t", received_at: "now" }).returning("id");

test("its own statement is not synced, every time, and what comes after it is", async () => {
  for (let time = 0; time < 3; time += 1) {
    expect(await withoutSync(ask)).toEqual([{ synchronous: NORMAL }]);
    expect(level()).toBe(FULL);
    expect(await ask.execute()).toEqual([{ synchronous: FULL }]);
  }
});

test("a statement that fails says why, and what comes after it is synced", async () => {
  await withoutSync(write("twice"));
  await expect(withoutSync(write("twice"))).rejects.toMatchObject({
    code: "SQLITE_CONSTRAINT_PRIMARYKEY",
  });
  expect(level()).toBe(FULL);
  const missing = db.selectFrom(sql`no_such_table`.as("t")).selectAll();
  await expect(withoutSync(missing)).rejects.toThrow("no such table");
  expect(level()).toBe(FULL);
});

test("whatever runs at the same time is synced, a transaction above all", async () => {
  const order: string[] = [];
  const seen: unknown[] = [];
  const transaction = db.transaction().execute(async (trx) => {
    const unsynced = withoutSync(write("unsynced")).then(() => order.push("unsynced"));
    for (let step = 0; step < 5; step += 1) {
      seen.push((await trx.executeQuery(ask)).rows);
    }
    order.push("transaction");
    return { unsynced };
  });
  const others = Array.from({ length: 5 }, (_, i) => withoutSync(write(`other ${i}`)));
  // What does not go through Kysely, as the limits, runs wherever somebody waits.
  for (let step = 0; step < 500; step += 1) {
    await Promise.resolve();
    seen.push([{ synchronous: level() }]);
  }
  await (
    await transaction
  ).unsynced;
  expect(await Promise.all(others)).toHaveLength(5);
  expect(order).toEqual(["transaction", "unsynced"]);
  expect(new Set(seen.map((one) => JSON.stringify(one)))).toEqual(
    new Set([JSON.stringify([{ synchronous: FULL }])]),
  );
});
