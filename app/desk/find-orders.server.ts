import { plainText, FIELD } from "~/orders/order-words";
import { stepOf, type Step } from "~/orders/order-step";
import { config } from "~/server/config/config.server";
import type { Connection } from "~/server/database/tables";
import { DAY_MS, timestampAfter } from "~/server/time/time";
import * as Found from "./found-orders.repository.server";
import type { OrderQuery } from "./order-query";

export type FoundOrder = Found.Row & { step?: Step };

export interface FoundOrders {
  /** The newest first. */
  orders: FoundOrder[];
  /** Where the search goes on: the `before` of the next page. Absent where nothing is left. */
  next?: number;
  /** The search was stopped for its time: orders from before `next` were not looked at. */
  isCut: boolean;
}

const MOST_MS = 50;
/** They are few, and a page that brings none of them would lead nowhere: a busy server has longer for them. */
const FIRST_KEYS = 1_000;
const FIRST_MS = 2_000;
/** So many rows are read within the time, even by an index that does not narrow them down. */
const MOST_KEYS = 100_000;

/** Finds at most `limit` orders that meet all of the query. Each page begins after the last order of the one before. */
export async function findOrders(
  db: Connection,
  {
    text = "",
    olderThanDays,
    before,
    limit,
    now,
    mostMs = MOST_MS,
    ...filters
  }: OrderQuery & Wanted,
): Promise<FoundOrders> {
  const began = performance.now();
  const left = () => mostMs - (performance.now() - began);
  const terms = termsOf(text);
  const since = olderThanDays ? timestampAfter(-olderThanDays * DAY_MS, now) : undefined;
  const wanted = { ...filters, since, where: await Found.conditionFor(db, terms) };
  const rows: Found.Row[] = [];
  let below = Math.min(before ?? Infinity, (await Found.findHighestNumber(db)) + 1);
  let index: Found.Index | undefined;
  // Whatever the time was spent on, the first window is read, so that the next page is another one.
  let withinMs = mostMs;
  for (let keys = FIRST_KEYS; below > 1 && rows.length <= limit && withinMs > 0;) {
    const from = Math.max(1, below - keys);
    const isFirst = rows.length === 0 && keys === FIRST_KEYS;
    const window = {
      ...{ below, from, limit: limit + 1 - rows.length },
      withinMs: isFirst ? Math.max(FIRST_MS, withinMs) : withinMs,
    };
    const found = await Found.findAllInWindow(db, wanted, window, index);
    if (found === "late") break;
    rows.push(...found);
    below = from;
    const tookMs = withinMs - left();
    // Not before: most searches end among the newest orders.
    if (terms.words.length > 0 && below > 1 && rows.length <= limit) {
      index ??= await Found.findIndex(db, terms);
    }
    withinMs = left();
    keys = index?.isSelective ? Infinity : nextKeys(keys, tookMs, withinMs);
  }
  const isCut = rows.length <= limit && below > 1;
  const orders = await withSteps(db, rows.slice(0, limit), now);
  const next = isCut ? below : rows.length > limit ? orders.at(-1)!.number : undefined;
  return { orders, isCut, ...(next !== undefined && { next }) };
}

interface Wanted {
  limit: number;
  now: Date;
  /** How long the database may work on one page: 50 ms unless it is said. */
  mostMs?: number;
}

/** As many more as the time allows by what the last ones took. */
function nextKeys(keys: number, tookMs: number, leftMs: number): number {
  return Math.max(1, Math.min(keys * 8, MOST_KEYS, Math.floor((keys / tookMs) * (leftMs / 2))));
}

/** Every word of three letters is searched anywhere, a shorter one at the beginnings of words. */
function termsOf(text: string): Found.Terms {
  const words = [...new Set(plainText(text).split(" "))].filter(Boolean);
  const isLong = (word: string) => [...word].length >= 3;
  const parts = words.filter(isLong);
  const beginnings = words.filter((word) => !isLong(word));
  // Alone they are found at the beginning of a name, an address or a reference, by the same index.
  if (parts.length === 0 && beginnings.length > 0) parts.push(FIELD + beginnings.shift());
  return { words, parts, beginnings };
}

async function withSteps(db: Connection, rows: Found.Row[], now: Date) {
  const open = await Found.findAllOpenRequests(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row): FoundOrder => {
    const asked = open.filter(({ order_id }) => order_id === row.id).length;
    const step = stepOf(row, asked, config.timeZone, now);
    return { ...row, ...(step && { step }) };
  });
}
