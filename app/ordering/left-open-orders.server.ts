import { db } from "~/database/connection.server";
import { timestampAfter } from "~/database/time";

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
  const found = new Map<string, OpenOrder>();
  const add = (orders: OpenOrder[], most: number) => {
    for (const order of orders) if (found.size < most) found.set(order.id, order);
  };
  const returned = leftOpen(before).where("returned_at", "is not", null);
  add(await returned.orderBy("returned_at", "desc").limit(MOST).execute(), MOST_RETURNED);
  add(await leftOpen(before).orderBy("created_at", "desc").limit(MOST).execute(), MOST_LIKELY);
  add(await leftOpen(before).orderBy("open_since").limit(MOST).execute(), MOST);
  return [...found.values()];
}

function leftOpen(before: string) {
  return db
    .selectFrom("orders")
    .select(["id", "stripe_session_id as sessionId"])
    .where("open_since", "is not", null)
    .where("open_since", "<=", before)
    .$narrowType<{ sessionId: string }>();
}
