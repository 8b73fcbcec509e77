import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CompiledQuery, type KyselyPlugin } from "kysely";
import { describe, expect, test, vi } from "vitest";
import type { OrderState } from "~/server/database/states";
import { DAY, db, execute, inTransaction, insert, newOrder } from "../support/database/application";
import { requestRow, type Changes } from "../support/database/sample-rows";
import { createDatabase } from "../support/database/run-databases";
import { queryServer } from "../support/database/postgres-server";
import { onPostgres } from "../support/this-run";

const { findOrders } = await import("~/desk/find-orders.server");
const { readOrderQuery } = await import("~/desk/order-query");
const Found = await import("~/desk/found-orders.repository.server");
const Orders = await import("~/orders/orders.repository.server");
const { anonymizeOrder } = await import("~/orders/erase-order.server");
const { config } = await import("~/server/config/config.server");
const { checkpointWal } = await import("~/server/database/connection.server");
const { migrate } = await import("~/server/database/migrate.server");
const { openPostgres } = await import("~/server/database/postgres/open-postgres.server");
const { reportTrigrams } = await import("~/server/database/postgres/trigrams.server");
const { log } = await import("~/server/log/log.server");

const now = new Date("2026-11-21T07:00:00.000Z");
const ago = (days: number) => new Date(now.getTime() - days * DAY).toISOString();

type Query = Partial<Parameters<typeof findOrders>[1]>;

/** With all the time that a busy machine needs. */
const find = (query: Query) => findOrders(db, { limit: 50, now, mostMs: 60_000, ...query });
const namesIn = async (query: Query) => (await find(query)).orders.map(({ name }) => name);
const found = (text: string) => namesIn({ text });

const order = (name: string, changes: Changes = {}) =>
  newOrder({ name, email: "info@firm.test", ...changes });
const paid = (name: string, changes: Changes = {}) =>
  order(name, { state: "paid", created_at: ago(11), paid_at: ago(10), ...changes });

describe("an order is found by", () => {
  const name = "Müller & Söhne Straße_100% O’Hara";
  const stored = { name, email: "Jo.Vane+shop@roof-and-tile.test", reference: "SW-7K2M9QXA" };

  test.each<[string, ...string[]]>([
    ["any part of its name", "ülle", "raße", "müller", "söhne müller"],
    [
      "its name without accents and in other letters",
      "muller",
      "MULLER",
      "STRASSE",
      "mu\u0308ller",
    ],
    ["any part of its address", "and-tile", "vane+shop", "roof-and-tile.test", "@roof"],
    ["its reference with its dash and without, and a part", "SW-7K2M", "sw7k2m9qxa", "2m9qx"],
    ["the beginning of its name, its address or its reference", "m", "mü", "JO"],
    ["short words beside a long one, where words begin", "müller s", "& müller", "o muller"],
    ["what computers understand otherwise", "_100%", "o'hara", "\0müller\u0007"],
  ])("%s", async (_, ...texts) => {
    order("Another Firm");
    order(name, stored);
    for (const text of texts) expect([text, await found(text)]).toEqual([text, [name]]);
    orderFarAbove("Newest");
    for (const text of texts) expect([text, await found(text)]).toEqual([text, [name]]);
  });

  test("no text that is not in it, whatever that means to a database", async () => {
    order(name, stored);
    const texts = ["müller bob", "100_", "m_ller", "%%%", "mul*", "mul OR bob", "müller NOT söhne"];
    const more = [
      `"müller"`,
      "words:müller",
      "NEAR(mul)",
      "^mul",
      "';--",
      "\\%",
      "s müller x",
      "ü ",
    ];
    orderFarAbove("Newest");
    for (const text of [...texts, ...more]) expect([text, await found(text)]).toEqual([text, []]);
  });

  test("letters of any script", async () => {
    order("Ψωμάς Θάλασσα");
    order("山田工務店");
    orderFarAbove("Newest");
    expect(await found("ψωμας")).toEqual(["Ψωμάς Θάλασσα"]);
    expect(await found("工務店")).toEqual(["山田工務店"]);
  });
});

describe("the words of an order follow", () => {
  const details = {
    ...{ name: "Ωψξφ Roofing", email: "ann@first.test", project: "Roofs", assets: "A logo" },
    ...{ timeline: "week", budget: undefined },
  };
  /** Not among the newest, which are read without the index. */
  async function ordered() {
    const placed = await inTransaction(db, (trx) => Orders.insert(trx, "form", details));
    orderFarAbove("Newest");
    return placed;
  }

  test("its name and its address when they change", async () => {
    const { id, reference } = await ordered();
    expect(await found("ωψξφ")).toEqual([details.name]);
    await Orders.update(db, id, { email: "bea@second.test" });
    expect([await found("first"), await found("second")]).toEqual([[], [details.name]]);
    await Orders.update(db, id, { name: "Bea" });
    for (const text of ["bea", "second.test", reference])
      expect(await found(text)).toEqual(["Bea"]);
    expect(await found("ωψξφ")).toEqual([]);
  });

  test("its erasure: its reference alone finds it, and no part of its name stays in the file", async () => {
    const order = await ordered();
    const isInFile = (part: string) => {
      checkpointWal();
      return readFileSync(join(config.dataDir, "site.db")).includes(part);
    };
    // SQLite's index has three letters at a time, without those that the entry before has too.
    if (!onPostgres) expect(isInFile("ξφ")).toBe(true);
    await inTransaction(db, (trx) => anonymizeOrder(trx, order, "site"));
    for (const text of ["roofing", "ωψξφ", "first.test", "r"]) {
      expect(await found(text)).toEqual([]);
    }
    expect(await found(order.reference)).toEqual([""]);
    expect(await namesIn({})).toEqual(["Newest", ""]);
    if (!onPostgres) expect(isInFile("ξφ")).toBe(false);
  });

  test("its deletion", async () => {
    const { id } = await ordered();
    execute("delete from orders where id = ?", id);
    expect(await found("roofing")).toEqual([]);
  });
});

describe("a list of orders", () => {
  test("is narrowed by state, step, who has them, and for how long they have waited, together with a text", async () => {
    const shown = { state: "assets_received", assets_received_at: ago(9), ready_at: ago(8) };
    order("Unpaid", { created_at: ago(30), assignee: "ben@studio.test" });
    paid("Silent");
    paid("Fresh", { paid_at: ago(2) });
    paid("Shown", { ...shown, assignee: "ben@studio.test" });
    paid("Approved", { ...shown, approved_at: ago(1) });
    paid("Live", { ...shown, launched_at: ago(7) });
    paid("Ended", { ...shown, state: "refunded", launched_at: ago(7) });
    const cases: [Query, string[]][] = [
      [{ state: "paid" }, ["Fresh", "Silent"]],
      [{ step: "assets", olderThanDays: 7 }, ["Silent"]],
      [{ step: "answer" }, ["Shown"]],
      [{ step: "launch" }, ["Approved"]],
      [{ step: "preview" }, []],
      [{ step: "live" }, ["Live"]],
      [{ assignee: "ben@studio.test" }, ["Shown", "Unpaid"]],
      [{ assignee: null, state: "paid" }, ["Fresh", "Silent"]],
      [{ olderThanDays: 11 }, ["Ended", "Live", "Unpaid"]],
      [{ text: "firm", step: "assets" }, ["Fresh", "Silent"]],
      [{ text: "sil", assignee: "ben@studio.test" }, []],
    ];
    for (const [query, names] of cases)
      expect([query, await namesIn(query)]).toEqual([query, names]);
  });

  test("says the step of each order in words", async () => {
    order("Unpaid");
    const shown = paid("Shown", { assets_received_at: ago(9), ready_at: ago(8) });
    insert("order_requests", requestRow({ order_id: shown.id }));
    paid("Silent");
    const { orders } = await find({});
    expect(orders.map(({ name, step }) => [name, step?.name])).toEqual([
      ["Silent", "its buyer sends the assets"],
      ["Shown", "changes to make"],
      ["Unpaid", undefined],
    ]);
    expect(orders[0]).toMatchObject({ waits_for: "assets", waiting_since: ago(10) });
  });

  test.each([{}, { text: "firm" }, { state: "received" as OrderState }])(
    "of %j has pages without gaps or repetitions, also while orders arrive",
    async (query) => {
      for (const name of ["1", "2", "3", "4", "5", "6"]) order(name);
      const seen: string[] = [];
      let before: number | undefined;
      for (let pages = 1; ; pages += 1) {
        const { orders, next, isCut } = await find({ ...query, limit: 2, before });
        expect(isCut).toBe(false);
        seen.push(...orders.map(({ name }) => name));
        order(`new ${pages}`);
        before = next;
        if (!next) break;
      }
      expect(seen).toEqual(["6", "5", "4", "3", "2", "1"]);
    },
  );

  test.each([{}, { text: "firm" }])(
    "of %j stops when the database has worked for its time, says so, and goes on from there",
    async (query) => {
      order("Old");
      orderFarAbove("New");
      let clock = 0;
      const slow = vi.spyOn(performance, "now").mockImplementation(() => (clock += 60));
      const pages = [await find({ ...query, mostMs: 50 })];
      while (pages.at(-1)!.next && pages.length < 99)
        pages.push(await find({ ...query, mostMs: 50, before: pages.at(-1)!.next }));
      slow.mockRestore();
      expect(pages[0]).toMatchObject({ isCut: true, orders: [{ name: "New" }] });
      expect(pages.at(-1)!.isCut).toBe(false);
      const all = pages.flatMap(({ orders }) => orders.map(({ name }) => name));
      expect(all).toEqual(["New", "Old"]);
    },
  );
});

/** An order numbered far after all others. */
function orderFarAbove(name: string) {
  if (!onPostgres) return order(name, { number: 4_000 });
  execute(
    "select setval(pg_get_serial_sequence('orders', 'number'), max(number) + 4000) from orders",
  );
  return order(name);
}

test("a list's address is read, and what it may not say counts as nothing", () => {
  const read = (query: string) => readOrderQuery(new URLSearchParams(query));
  expect(read("q=+ann%20&state=paid&step=live&assignee=a%40b.test&older=7&before=12")).toEqual({
    ...{ text: "ann", state: "paid", step: "live", assignee: "a@b.test" },
    ...{ olderThanDays: 7, before: 12 },
  });
  expect(read("q=&state=&step=&assignee=&older=&before=")).toEqual({});
  expect(read("state=lost&step=x&older=-1&before=1e99&limit=9&now=1")).toEqual({});
  expect(read("assignee=nobody")).toEqual({ assignee: null });
  expect(read(`q=${"a".repeat(5_000)}`).text).toHaveLength(300);
});

test("every statement of a list finds its rows by an index, the newest first", async () => {
  const seen: CompiledQuery[] = [];
  const recorder: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      seen.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  paid("Listed");
  orderFarAbove("Newest");
  const queries: Query[] = [
    ...[{}, { before: 10 }, { text: "ann" }, { text: "ann b" }, { text: "b" }],
    ...[{ state: "paid" as const }, { step: "answer" as const }, { step: "live" as const }],
    ...[{ assignee: "a" }, { assignee: null }, { olderThanDays: 7 }],
    { text: "ann", state: "paid", step: "answer", assignee: "a", olderThanDays: 7 },
  ];
  for (const query of queries) {
    await findOrders(db.withPlugin(recorder), {
      ...{ limit: 50, now, mostMs: 60_000 },
      ...query,
    });
  }
  const statements = seen.filter(({ sql }) => /^select .* from/.test(sql) && !sql.includes("pg_"));
  expect(statements.length).toBeGreaterThan(queries.length);
  if (!onPostgres) expect(statements.some(({ sql }) => sql.includes("found"))).toBe(true);
  const costly = [];
  for (const { sql, parameters } of statements) {
    const plan = await planOf(sql, parameters);
    const isCostly = onPostgres
      ? /Seq Scan/.test(plan)
      : /SCAN (?!found VIRTUAL TABLE INDEX 192:M1<>|json_each)|TEMP B-TREE|AUTOMATIC/.test(plan);
    if (isCostly) costly.push({ sql, plan });
  }
  expect(costly).toEqual([]);
});

/** PostgreSQL would read a small table as a whole. */
function planOf(sql: string, parameters: readonly unknown[]): Promise<string> {
  return inTransaction(db, async (trx) => {
    if (onPostgres) await trx.executeQuery(CompiledQuery.raw("set local enable_seqscan = off"));
    const explain = onPostgres ? "explain" : "explain query plan";
    const { rows } = await trx.executeQuery<Record<string, string>>(
      CompiledQuery.raw(`${explain} ${sql}`, [...parameters]),
    );
    return rows.map((row) => row.detail ?? row["QUERY PLAN"]).join("\n");
  });
}

describe.runIf(onPostgres)("on PostgreSQL", () => {
  test("a search by text ends when its time is over, whatever the server does", async () => {
    order("Waits");
    const where = await Found.conditionFor(db, { words: ["wai"], parts: ["wai"], beginnings: [] });
    const late = await inTransaction(db, async (trx) => {
      await trx.executeQuery(CompiledQuery.raw("lock table orders in access exclusive mode"));
      const window = { below: 10, from: 1, limit: 1, withinMs: 20 };
      return Found.findAllInWindow(db, { where, since: undefined }, window);
    });
    expect(late).toBe("late");
  });

  test("a role that may not create pg_trgm searches by the beginnings of words, and the start says so", async () => {
    const url = new URL(await createDatabase());
    await queryServer(url.href, "create role limited login");
    await queryServer(url.href, `alter database "${url.pathname.slice(1)}" owner to limited`);
    await queryServer(
      url.href,
      `revoke create on database "${url.pathname.slice(1)}" from limited`,
    );
    url.username = "limited";
    const limited = openPostgres(url.href);
    const warn = vi.spyOn(log, "warn").mockReturnValue();
    try {
      await migrate(limited.db);
      await reportTrigrams(limited.db);
      expect(warn).toHaveBeenCalledWith(expect.stringContaining("pg_trgm is missing"));
      const details = { name: "Müller & Söhne", email: "jo@roofs.test", project: "", assets: "" };
      await Orders.insert(limited.db, "a form", {
        ...details,
        timeline: "week",
        budget: undefined,
      });
      const texts = ["soh mul", "m", "jo@r", "sw", "ülle", "' | 'm", "mul:*", "\\"];
      const names: string[][] = [];
      for (const text of texts) {
        const { orders } = await findOrders(limited.db, {
          ...{ text, limit: 5, now, mostMs: 60_000 },
        });
        names.push(orders.map(({ name }) => name));
      }
      const one = [details.name];
      expect(names).toEqual([one, one, one, one, [], [], [], []]);
    } finally {
      warn.mockRestore();
      await limited.close();
      await queryServer(url.href.replace("limited", "postgres"), "select 1");
    }
  });
});
