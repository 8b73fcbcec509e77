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

export type Search = Awaited<ReturnType<typeof searchFor>>;

/** How the database looks for terms. `isPatient`: it ends a statement for its time, and chooses among its indexes. */
export async function searchFor(db: Connection, { words, parts, beginnings }: Terms) {
  const none = undefined as RawBuilder<boolean> | undefined;
  if (words.length === 0) return { match: none, where: none, isPatient: false };
  if (config.databaseUrl && !(await hasTrigrams(db))) {
    const prefixes = words.map((word) => `${quoted(word.replaceAll("\\", "\\\\"), "'")}:*`);
    const where = sql<boolean>`${sql.raw(LEXEMES)} @@ ${prefixes.join(" & ")}::tsquery`;
    return { match: none, where, isPatient: true };
  }
  const atBeginnings = beginnings.map(
    (word) => sql<boolean>`(${contains(`\n${word}`)} or ${contains(` ${word}`)})`,
  );
  const rest = (conditions: RawBuilder<boolean>[]) =>
    conditions.length > 0 ? sql<boolean>`${sql.join(conditions, sql` and `)}` : none;
  if (config.databaseUrl) {
    return { match: none, where: rest([...parts.map(contains), ...atBeginnings]), isPatient: true };
  }
  const match = sql<boolean>`found.words match ${parts.map((part) => quoted(part, '"')).join(" ")}`;
  return { match, where: rest(atBeginnings), isPatient: false };
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
  if (!filters.search.isPatient) return inWindow(db, filters, window).execute();
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
  return ordersBy(db, match)
    .select(qualified)
    .where(sql<boolean>`${number} < ${below} and ${number} >= ${from}`)
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
    .limit(limit);
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
