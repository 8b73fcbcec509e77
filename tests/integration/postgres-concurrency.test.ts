import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPostgres } from "../support/database/postgres-server";
import { until } from "../support/until";

// The application's modules on PostgreSQL, so that a test decides in which order two connections act.
const server = await startPostgres();
process.env.DATABASE_URL = await server.createDatabase();
const { db, closeDatabase } = await import("~/database/connection.server");
const { migrate } = await import("~/database/migrate.server");
const { openPostgres } = await import("~/database/postgres/open-postgres.server");
const { repeatOnConflict } = await import("~/database/postgres/repeat.server");
const { inTransaction, onCommit } = await import("~/database/transaction.server");
const { holdsJob, releaseJobs } = await import("~/database/job-lock.server");
const Drafts = await import("~/onboarding/drafts.repository.server");
const { deleteExpiredDrafts } = await import("~/operations/retention/expired-drafts.server");

/** Looks from outside, as another machine does. */
const beside = new pg.Client(process.env.DATABASE_URL);
const count = async (sql: string) =>
  Number((await beside.query<{ count: string }>(`select count(*) from ${sql}`)).rows[0]!.count);
const HELD = "pg_locks where locktype = 'advisory' and granted";

beforeAll(() => beside.connect());
afterAll(async () => {
  await releaseJobs();
  await closeDatabase();
  await beside.end();
  await server.end();
});

test("eight machines that start at once on an empty database migrate it once", async () => {
  const machines = Array.from({ length: 8 }, () => openPostgres(process.env.DATABASE_URL!));
  await Promise.all(machines.map(({ withoutTimeLimits }) => withoutTimeLimits(migrate)));
  const { rows } = await beside.query("select name from kysely_migration");
  expect(rows).toEqual([{ name: "013-squashed" }]);
  expect(await count("orders")).toBe(0);
});

test("a draft that its visitor touches while the sweeper deletes expired ones is kept", async () => {
  const id = randomUUID();
  await Drafts.upsert(db, { id });
  await db.updateTable("drafts").set({ updated_at: "2026-01-01T00:00:00.000Z" }).execute();
  let sweeping: Promise<number> | undefined;
  await inTransaction(db, async (trx) => {
    expect(await Drafts.touch(trx, id)).toBe(true);
    sweeping ??= deleteExpiredDrafts(new Date(), new AbortController().signal);
    await until("the sweeper waits", async () => (await count("pg_locks where not granted")) > 0);
  });
  expect(await sweeping).toBe(0);
  expect(await Drafts.findById(db, id)).toMatchObject({ state: "open" });
});

test("work after a commit runs once, though its transaction ran twice", async () => {
  const id = randomUUID();
  await Drafts.upsert(db, { id });
  let runs = 0;
  let followed = 0;
  await inTransaction(db, async (trx) => {
    runs += 1;
    await Drafts.findById(trx, id);
    onCommit(trx, () => Promise.resolve((followed += 1)));
    // Another machine changes what was read.
    if (runs === 1) await Drafts.updateSavedAt(db, id);
    await Drafts.updateFields(trx, id, { businessName: "Joiner" });
  });
  expect({ runs, followed }).toEqual({ runs: 2, followed: 1 });
});

test("work that finds a duplicate row only after conflicts is repeated, and a lasting duplicate is an error", async () => {
  const failures = ["40001", "40P01", "40001", "23505"];
  const work = () => {
    const code = failures.shift();
    return code ? Promise.reject(Object.assign(new Error(), { code })) : Promise.resolve("done");
  };
  expect(await repeatOnConflict(work)).toBe("done");
  failures.push("23505", "40001", "23505", "23505");
  await expect(repeatOnConflict(work)).rejects.toMatchObject({ code: "23505" });
});

test("a lock of a background job whose connection breaks is asked for anew on one connection", async () => {
  for (let cut = 0; cut < 5; cut += 1) {
    const asked = Promise.all(["a", "b", "c"].map(holdsJob));
    await beside.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()",
    );
    await asked;
  }
  await until("the broken connections are gone", async () => {
    const held = await Promise.all(["a", "b", "c"].map(holdsJob));
    return held.every(Boolean) && (await count(HELD)) === 3;
  });
  expect(await count(`(select distinct pid from ${HELD}) as holders`)).toBe(1);
  await releaseJobs();
  await until("the locks are free", async () => (await count(HELD)) === 0);
});
