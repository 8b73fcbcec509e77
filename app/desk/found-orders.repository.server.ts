import { sql, type Kysely, type RawBuilder } from "kysely";
import { LEXEMES } from "../../migrations/001-initial";
import { isRunning, orderStates } from "~/orders/order-states";
import { config } from "~/server/config/config.server";
import { isStoppedByTime } from "~/server/database/cannot-write.server";
import { hasTrigrams } from "~/server/database/postgres/trigrams.server";
import { anyOf } from "~/server/database/statements.server";
import type { Connection, Database } from "~/server/database/tables";
import { inTransaction } from "~/server/database/transaction.server";
import type { OrderQuery } from "./order-query";

/* A list of orders, window by window: between two numbers, the newest first. */

const columns = [
  ...(["number", "id", "reference", "state", "name", "email", "assignee"] as const),
  ...(["created_at", "paid_at", "assets_received_at", "ready_at", "approved_at"] as const),
  ...(["launched_at", "launch_told_at", "waits_for", "waiting_since"] as const),
] as const;

const qualified = columns.map((name) => `orders.${name}` as const);

/** What is searched, in plain letters. */
export interface Terms {
  /** As they were typed. */
  words: readonly string[];
  /** Three characters at least, to be found anywhere. */
  parts: readonly string[];
  /** To be found where words begin. */
  beginnings: readonly string[];
}

export interface Search {
  /** In SQLite's index of words. */
  match?: RawBuilder<boolean>;
  where?: RawBuilder<boolean>;
  /** The index leaves few orders of a million, or the database can be stopped: no window need be small. */
  isBounded: boolean;
}

/** How the database looks for terms. */
export async function searchFor(
  db: Connection,
  { words, parts, beginnings }: Terms,
): Promise<Search> {
  if (words.length === 0) return { isBounded: false };
  const conditions = [
    ...parts.map(contains),
    ...beginnings.map((word) => sql`(${contains(`\n${word}`)} or ${contains(` ${word}`)})`),
  ];
  const where = sql<boolean>`${sql.join(conditions, sql` and `)}`;
  if (!config.databaseUrl) {
    const { trigram, isRare } = await findRarest(db, parts);
    return { match: sql`found.orders_fts match ${trigram}`, where, isBounded: isRare };
  }
  if (await hasTrigrams(db)) return { where, isBounded: true };
  const prefixes = words.map((word) => `${quoted(word.replaceAll("\\", "\\\\"), "'")}:*`);
  const lexemes = sql<boolean>`${sql.raw(LEXEMES)} @@ ${prefixes.join(" & ")}::tsquery`;
  return { where: lexemes, isBounded: true };
}

/** So many orders are looked at in milliseconds. */
const FEW = 500;

/** The three characters that the fewest orders have: of more of them at once, SQLite would read all orders that have one. */
async function findRarest(db: Connection, parts: readonly string[]) {
  const trigrams = new Set(parts.flatMap(trigramsOf).map((three) => quoted(three, '"')));
  const { rows } = await sql<{ trigram: string; orders: number }>`
    select value as trigram, (
      select count(*) from (select 1 from orders_fts where orders_fts match value limit ${FEW})
    ) as orders from json_each(${JSON.stringify([...trigrams])})`.execute(db);
  const [rarest] = rows.sort((one, other) => one.orders - other.orders);
  return { trigram: rarest!.trigram, isRare: rarest!.orders < FEW };
}

function trigramsOf(part: string): string[] {
  const letters = [...part];
  return letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(""));
}

const quoted = (text: string, mark: string) => mark + text.replaceAll(mark, mark + mark) + mark;

const contains = (part: string) =>
  sql<boolean>`orders.words like ${`%${part.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;

export type Filters = Pick<OrderQuery, "state" | "step" | "assignee"> & {
  search: Search;
  /** Waiting for the same, or there, since this moment or longer. */
  since: string | undefined;
};

interface Window {
  /** Numbers, of which the first is outside. */
  below: number;
  from: number;
  limit: number;
  /** Only PostgreSQL can stop a statement. */
  withinMs: number;
}

export type Row = Awaited<ReturnType<ReturnType<typeof inWindow>["execute"]>>[number];

/** The orders of a window, or `late` where the database needed more time for them. */
export async function findAllInWindow(
  db: Kysely<Database>,
  filters: Filters,
  { withinMs, ...window }: Window,
): Promise<Row[] | "late"> {
  if (!config.databaseUrl || !filters.search.where) return inWindow(db, filters, window).execute();
  try {
    return await inTransaction(db, async (trx) => {
      await sql`set local statement_timeout = ${sql.lit(Math.ceil(withinMs))}`.execute(trx);
      return inWindow(trx, filters, window).execute();
    });
  } catch (error) {
    if (isStoppedByTime(error)) return "late";
    throw error;
  }
}

const running = orderStates.filter(isRunning);

function inWindow(
  db: Connection,
  { search: { match, where }, state, step, assignee, since }: Filters,
  { below, from, limit }: Omit<Window, "withinMs">,
) {
  const number = sql.ref<number>(match ? "found.rowid" : "orders.number");
  return (
    ordersBy(db, match)
      .select(qualified)
      // SQLite's driver binds numbers as fractions, which bound no index of words.
      .where(
        sql<boolean>`${number} < cast(${below} as bigint) and ${number} >= cast(${from} as bigint)`,
      )
      .$if(where !== undefined, (query) => query.where(where!))
      .$if(state !== undefined, (query) => query.where("state", "=", state!))
      .$if(step === "live", (query) =>
        // An expression, lest SQLite read three states by an index and sort them.
        query.where("launched_at", "is not", null).where(sql`state || ''`, "in", running),
      )
      .$if(step !== undefined && step !== "live", (query) =>
        query.where("waits_for", "=", step as Exclude<typeof step, "live" | undefined>),
      )
      .$if(assignee !== undefined, (query) =>
        assignee === null
          ? query.where("assignee", "is", null)
          : query.where("assignee", "=", assignee!),
      )
      .$if(since !== undefined, (query) =>
        query.where(sql<boolean>`coalesce(waiting_since, created_at) <= ${since}`),
      )
      .orderBy(number, "desc")
      .limit(limit)
  );
}

/** SQLite reads its index of words first: a cross join is never turned round. */
function ordersBy(db: Connection, match: RawBuilder<boolean> | undefined) {
  const orders = db.selectFrom("orders");
  if (!match) return orders;
  return db
    .selectFrom(sql<{ rowid: number }>`orders_fts`.as("found"))
    .crossJoin("orders")
    .where(match)
    .where(sql<boolean>`orders.number = found.rowid`) as unknown as typeof orders;
}

/** 0 without orders. */
export async function findHighestNumber(db: Connection): Promise<number> {
  const highest = db.selectFrom("orders").select(({ fn }) => fn.max("number").as("number"));
  return (await highest.executeTakeFirst())?.number ?? 0;
}

export function findAllOpenRequests(db: Connection, orderIds: readonly string[]) {
  return db
    .selectFrom("order_requests")
    .select("order_id")
    .where("order_id", "in", anyOf(orderIds))
    .where("answered_at", "is", null)
    .execute();
}
