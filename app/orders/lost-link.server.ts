import { randomInt } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { withLock } from "~/server/concurrency/locks.server";
import { db } from "~/server/database/connection.server";
import { createLimit, createLimitAround } from "~/server/database/rate-limit.server";
import { clientNetworks } from "~/server/http/request-context.server";
import { log } from "~/server/log/log.server";
import { isAlike, placedOrders } from "./order-access.server";
import { orderSchema } from "./order-schema";
import * as Orders from "./orders.repository.server";
import { isLinkSentInMinute, sendLink } from "./send-link.server";

const HOUR = 60 * 60;
/** An address gets as many emails; each has a link that works. */
const inHour = createLimit("lost link hour", 3, HOUR);
const inDay = createLimit("lost link day", 10, 24 * HOUR);
/** Posts of a network, which may ask for many addresses. */
const posts = createLimitAround("lost link post", 30, 10 * 60);
/** Long after the answer, which would otherwise take longer for an address with an order. */
const SENT_AFTER_MS = [500, 2_000] as const;
/** Somebody may have ordered for many firms. */
const MOST_ORDERS = 5;

/** The address that was typed, or what is wrong with it. */
export function readAddress(given: string) {
  const { data, error } = orderSchema.shape.email.safeParse(given);
  return data ? { email: data } : { error: error?.issues[0]?.message ?? "" };
}

/** The seconds to wait, where a network asks too often. */
export function limitLostLinks(): Promise<number | undefined> {
  return posts(clientNetworks());
}

/**
 * Emails the links of an address's newest paid orders to that address. The answer does not wait for it, so that it takes as
 * long for every address. A browser that has placed a paid order counts apart: strangers cannot use up its share.
 */
export async function sendLostLinks(request: Request, email: string): Promise<void> {
  const placed = await placedOrders(request);
  const isOwn = placed.some((order) => order.paid_at && isAlike(order.email, email));
  const key = `${isOwn ? "own" : "any"} ${email.trim().toLowerCase()}`;
  const sending = setTimeout(randomInt(...SENT_AFTER_MS))
    .then(() => withLock(`lost link ${key}`, () => sendAll(email, key)))
    .catch((error: unknown) => log.error({ err: error }, "lost links not sent"))
    .finally(() => inHand.delete(sending));
  inHand.add(sending);
}

const inHand = new Set<Promise<void>>();

/** Before the database is closed: who asked has been told that an email comes. */
export async function lostLinksSent(): Promise<void> {
  await Promise.all(inHand);
}

/** What sends nothing is not counted: three posts in a second would use up an hour's emails for one. */
async function sendAll(email: string, key: string): Promise<void> {
  const orders = await Orders.findAllPaidByEmail(db, email, MOST_ORDERS);
  const sent = await Promise.all(orders.map(({ id }) => isLinkSentInMinute(id)));
  const due = orders.filter((_, at) => !sent[at]);
  if (due.length === 0) return;
  if ((await inHour(key)) !== undefined || (await inDay(key)) !== undefined) return;
  for (const { id } of due) await sendLink({ orderId: id, actor: "customer" });
}
