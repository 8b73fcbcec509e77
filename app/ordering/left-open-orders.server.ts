import { sql } from "kysely";
import { db } from "~/database/connection.server";
import { timestampAfter } from "~/time/time";

/** How long an order is left alone after a change or a question: its webhooks come first. */
const REST_MS = 60 * 60_000;
/** How many orders are named at once, so that a long absence is made up for in small steps. */
const MOST = 20;
/** Of these, how many may be orders whose buyers came back, and how many those and the newest ones together. */
const MOST_RETURNED = 10;
const MOST_LIKELY = 15;

/** An order and its current checkout session. */
export interface OpenOrder {
  id: string;
  sessionId: string;
}

/**
 * Orders that were left open, at most 20: those whose buyers came back from the checkout and the newest ones first,
 * as they are the likeliest to be paid; the rest is for those that waited longest.
 */
export async function findLeftOpen(now: Date): Promise<OpenOrder[]> {
  const before = timestampAfter(-REST_MS, now);
  // The plus keeps SQLite from the index by `open_since`, after which it would have to sort.
  const likely = leftOpen().where(sql<boolean>`+open_since <= ${before}`);
  const found = new Map<string, OpenOrder>();
  const add = (orders: OpenOrder[], most: number) => {
    for (const order of orders) if (found.size < most) found.set(order.id, order);
  };
  const returned = likely.where("returned_at", "is not", null).orderBy("returned_at", "desc");
  add(await returned.limit(MOST).execute(), MOST_RETURNED);
  add(await likely.orderBy("created_at", "desc").limit(MOST).execute(), MOST_LIKELY);
  const oldest = leftOpen().where("open_since", "<=", before).orderBy("open_since");
  add(await oldest.limit(MOST).execute(), MOST);
  return [...found.values()];
}

function leftOpen() {
  return db
    .selectFrom("orders")
    .select(["id", "stripe_session_id as sessionId"])
    .where("open_since", "is not", null)
    .$narrowType<{ sessionId: string }>();
}
