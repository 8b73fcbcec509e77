import { sql, type RawBuilder } from "kysely";
import { LEXEMES } from "../../migrations/001-initial";
import { isRunning, orderStates } from "~/orders/order-states";
import { config } from "~/server/config/config.server";
import { isStoppedByTime } from "~/server/database/cannot-write.server";
import { hasTrigrams } from "~/server/database/postgres/trigrams.server";
import { anyOf } from "~/server/database/statements.server";
import type { Connection } from "~/server/database/tables";
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

/** What is true of the orders that have all terms. */
export async function conditionFor(db: Connection, terms: Terms) {
  const { words, parts, beginnings } = terms;
  if (words.length === 0) return undefined;
  if (config.databaseUrl && !(await hasTrigrams(db))) {
    const prefixes = words.map((word) => `${quoted(word.replaceAll("\\", "\\\\"), "'")}:*`);
    return sql<boolean>`${sql.raw(LEXEMES)} @@ ${prefixes.join(" & ")}::tsquery`;
  }
  const conditions = [
    ...parts.map(contains),
    ...beginnings.map((word) => sql`(${contains(`\n${word}`)} or ${contains(` ${word}`)})`),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

export interface Index {
  /** In SQLite's index of words; PostgreSQL chooses its own. */
  match?: RawBuilder<boolean>;
  /** All the rest is one window: the index leaves few orders of a million, or the database can be stopped. */
  isSelective: boolean;
}

/** So many orders of an index are compared with others' in a millisecond. */
const FEW = 10_000;
/** Of a long text. */
const MOST_TRIGRAMS = 8;

/** SQLite looks for the threes of characters that few orders have: where it met one of many, it would read all of these. */
export async function findIndex(db: Connection, { parts }: Terms): Promise<Index> {
  if (config.databaseUrl) return { isSelective: true };
  const trigrams = parts.flatMap(trigramsOf).map((three) => quoted(three, '"'));
  const asked = JSON.stringify([...new Set(trigrams)].slice(-MOST_TRIGRAMS));
  const { rows } = await sql<{ trigram: string; orders: number }>`
    select value as trigram, (
      select count(*) from (select 1 from orders_fts where orders_fts match value limit ${FEW})
    ) as orders from json_each(${asked})`.execute(db);
  const few = rows.filter(({ orders }) => orders < FEW).map(({ trigram }) => trigram);
  if (few.length === 0) return { isSelective: false };
  return { match: sql`found.orders_fts match ${few.join(" ")}`, isSelective: true };
}

function trigramsOf(part: string): string[] {
  const letters = [...part];
  return letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(""));
}

const quoted = (text: string, mark: string) => mark + text.replaceAll(mark, mark + mark) + mark;

const contains = (part: string) =>
  sql<boolean>`orders.words like ${`%${part.replace(/[\\%_]/g, "\\$&")}%`} escape '\\'`;

export type Filters = Pick<OrderQuery, "state" | "step" | "assignee"> & {
  where: RawBuilder<boolean> | undefined;
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
  db: Connection,
  filters: Filters,
  { withinMs, ...window }: Window,
  { match }: Partial<Index> = {},
): Promise<Row[] | "late"> {
  if (!config.databaseUrl || !filters.where) return inWindow(db, filters, window, match).execute();
  try {
    return await inTransaction(db, async (trx) => {
      await sql`set local statement_timeout = ${sql.lit(Math.ceil(withinMs))}`.execute(trx);
      return inWindow(trx, filters, window, match).execute();
    });
  } catch (error) {
    if (isStoppedByTime(error)) return "late";
    throw error;
  }
}

const running = orderStates.filter(isRunning);

function inWindow(
  db: Connection,
  { where, state, step, assignee, since }: Filters,
  { below, from, limit }: Omit<Window, "withinMs">,
  match: RawBuilder<boolean> | undefined,
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
