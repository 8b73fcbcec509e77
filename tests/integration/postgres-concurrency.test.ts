import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RequestContext } from "~/server/log/log.server";
import { startPostgres } from "../support/database/postgres-server";
import { details } from "../support/database/sample-rows";
import { until } from "../support/until";

// The application's modules on PostgreSQL, so that a test decides in which order two connections act.
const server = await startPostgres();
process.env.DATABASE_URL = await server.createDatabase();
const { db, plainDb, closeDatabase } = await import("~/server/database/connection.server");
const { migrate } = await import("~/server/database/migrate.server");
const { openPostgres } = await import("~/server/database/postgres/open-postgres.server");
const { repeatOnConflict } = await import("~/server/database/postgres/repeat.server");
const { inTransaction, onCommit } = await import("~/server/database/transaction.server");
const { holdsJob, releaseJobs } = await import("~/server/database/job-lock.server");
const Orders = await import("~/orders/orders.repository.server");
const Drafts = await import("~/assets/drafts.repository.server");
const { whileStoredIsLocked } = await import("~/assets/asset-limits.server");
const { deleteExpiredDrafts } = await import("~/operations/retention/expired-drafts.server");

/** Looks from outside, as another machine does. */
const beside = new pg.Client(process.env.DATABASE_URL);
const count = async (sql: string) =>
  Number((await beside.query<{ count: string }>(`select count(*) from ${sql}`)).rows[0]!.count);
const isWaiting = async () => (await count("pg_locks where not granted")) > 0;
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
  expect(rows).toEqual([{ name: "001-initial" }]);
  expect(await count("orders")).toBe(0);
});

test("a machine that stalls while it stores a draft without an order holds no lock for which others wait", async () => {
  expect(await whileStoredIsLocked(() => count(HELD))).toBe(0);
});

test("a draft that its visitor touches while the sweeper deletes expired ones is kept", async () => {
  const id = randomUUID();
  await Drafts.upsert(db, { id });
  await db.updateTable("drafts").set({ updated_at: "2026-01-01T00:00:00.000Z" }).execute();
  let sweeping: Promise<number> | undefined;
  await inTransaction(plainDb, async (trx) => {
    expect(await Drafts.touch(trx, id)).toMatchObject({ state: "open" });
    sweeping ??= deleteExpiredDrafts(new Date(), new AbortController().signal);
    await until("the sweeper waits", isWaiting);
  });
  expect(await sweeping).toBe(0);
  expect(await Drafts.findById(db, id)).toMatchObject({ state: "open" });
});

test("a text and a file that arrive while another customer's assets are submitted cancel nothing", async () => {
  const [submitted, saved] = [randomUUID(), randomUUID()];
  for (const id of [submitted, saved]) await Drafts.upsert(plainDb, { id });
  let runs = 0;
  await inTransaction(db, async (trx) => {
    runs += 1;
    await Drafts.findById(trx, submitted);
    await inTransaction(plainDb, (other) => Drafts.touch(other, saved));
    await Drafts.upsert(plainDb, { id: saved }, { fields: { textContent: "We fix boilers." } });
    await Drafts.updateToSubmitted(trx, submitted);
  });
  expect(runs).toBe(1);
});

test("a text that is saved while its own draft is submitted is in it, or is not saved", async () => {
  const id = randomUUID();
  await Drafts.upsert(plainDb, { id });
  let saving: Promise<unknown> | undefined;
  await inTransaction(db, async (trx) => {
    await Drafts.updateToSubmitted(trx, id);
    saving ??= Drafts.upsert(plainDb, { id }, { fields: { textContent: "Too late." } });
    await until("it waits", isWaiting);
  });
  expect(await saving).toMatchObject({ state: "submitted", text_content: "" });
});

const anOrder = () => Orders.insert(db, randomUUID(), details);

test("a draft that is inserted at the moment when its order is readdressed moves with the order", async () => {
  const order = await anOrder();
  const [from, to] = [order.draft_id, randomUUID()];
  let runs = 0;
  await inTransaction(db, async (trx) => {
    runs += 1;
    await Orders.findById(trx, order.id);
    if (runs === 1) await Drafts.upsertOfOrder(plainDb, order, { id: from });
    await Orders.update(trx, order.id, { draft_id: to });
    await Drafts.updateId(trx, from, to);
  });
  expect(runs).toBe(2);
  expect(await Drafts.findById(db, from)).toBeUndefined();
  expect(await Drafts.findById(db, to)).toMatchObject({ order_id: order.id });
});

test("a text that is saved while its order is readdressed waits, and is not stored under the earlier id", async () => {
  const order = await anOrder();
  const [from, to] = [order.draft_id, randomUUID()];
  let saving: Promise<unknown> | undefined;
  await inTransaction(db, async (trx) => {
    await Orders.update(trx, order.id, { draft_id: to });
    saving ??= Drafts.upsertOfOrder(plainDb, order, { id: from });
    await until("it waits", isWaiting);
    await Drafts.updateId(trx, from, to);
  });
  expect(await saving).toBeUndefined();
  expect(await Drafts.findById(db, from)).toBeUndefined();
});

test("a text is saved, and a submission goes on, while the submission changes the state of the order", async () => {
  const order = await anOrder();
  const draft = { id: order.draft_id };
  let runs = 0;
  await inTransaction(db, async (trx) => {
    runs += 1;
    await Orders.update(trx, order.id, { assets_received_at: order.created_at });
    expect(await Drafts.upsertOfOrder(plainDb, order, draft)).toMatchObject(draft);
    await Orders.update(trx, order.id, { assets_received_at: order.updated_at });
  });
  expect(runs).toBe(1);
});

test("transactions that are repeated hold no connection while they pause", async () => {
  const ended: string[] = [];
  const conflicting = Array.from({ length: 20 }, async () => {
    let tries = 0;
    await inTransaction(db, async (trx) => {
      await Drafts.findById(trx, "");
      if ((tries += 1) < 8) throw Object.assign(new Error(), { code: "40001" });
    });
    ended.push("repeated");
  });
  await Drafts.findById(db, "");
  ended.push("question");
  await Promise.all(conflicting);
  expect(ended[0]).toBe("question");
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
    if (runs === 1) await Drafts.upsert(db, { id }, { saved: true });
    await Drafts.upsert(trx, { id }, { fields: { businessName: "Joiner" } });
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

test("a paid order's query waits for none of a network that holds and asks for connections without end", async () => {
  const { requestContext } = await import("~/server/log/log.server");
  const { sql } = await import("kysely");
  const as = <T>(owner: string, work: () => Promise<T>) =>
    requestContext.run({ owner } as RequestContext, work);
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  let held = 0;
  const hold = () =>
    inTransaction(db, async (trx) => {
      await sql`select 1`.execute(trx);
      held += 1;
      await gate;
    });
  const crowd = Array.from({ length: 40 }, () => as("198.51.100.7", hold));
  await until("the crowd holds half of the connections", () => held === 3);
  const ask = () => sql<{ one: number }>`select 1 as one`.execute(db);
  const { rows } = await as("order 1", ask);
  expect(rows).toEqual([{ one: 1 }]);
  expect((await as("203.0.113.9", ask)).rows).toEqual(rows);
  expect(held).toBe(3);
  open();
  await Promise.all(crowd);
  expect(held).toBe(40);
});

test("while strangers hold all connections that they may have, a payment's event is taken, and an expired session's waits", async () => {
  const { requestContext } = await import("~/server/log/log.server");
  const { waitingForConnections } = await import("~/server/concurrency/shared-connections");
  const { acceptEvent, acceptedEvent, stripe } = await import("~/server/stripe/stripe.server");
  const { config } = await import("~/server/config/config.server");
  const { applyEvent } = await import("~/orders/stripe-events.server");
  const [secret = ""] = config.stripe.webhookSecrets;
  const as = <T>(owner: string, work: () => Promise<T>) =>
    requestContext.run({ owner, network: owner } as RequestContext, work);
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  let held = 0;
  const strangers = ["198.51.100.1", "198.51.100.2", "198.51.100.3", "198.51.100.4"].map((owner) =>
    as(owner, () =>
      inTransaction(db, async () => {
        held += 1;
        await gate;
      }),
    ),
  );
  await until("strangers hold all that is not reserved", () => held === strangers.length);
  const deliver = (type: string) =>
    as("198.51.100.5", async () => {
      const object = { id: randomUUID(), object: "checkout.session", metadata: {} };
      const payload = JSON.stringify({ id: randomUUID(), object: "event", type, data: { object } });
      const signature = stripe.webhooks.generateTestHeaderString({ payload, secret });
      expect(acceptEvent(Buffer.from(payload), signature)).toBe(true);
      return applyEvent(acceptedEvent()!);
    });
  const expired = deliver("checkout.session.expired");
  await until("the expired session's event waits", () => waitingForConnections() === 1);
  expect(await deliver("checkout.session.completed")).toBe("ignored");
  expect(waitingForConnections()).toBe(1);
  open();
  await Promise.all(strangers);
  expect(await expired).toBe("ignored");
});
