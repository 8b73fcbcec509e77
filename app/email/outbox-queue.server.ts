import { sql, type ExpressionBuilder } from "kysely";
import { anyOf } from "~/database/statements.server";
import { db } from "~/database/connection.server";
import type { Database } from "~/database/tables";
import { timestamp, timestampAfter } from "~/time/time";

/**
 * How long after it was queued a mail that does not go through holds back later ones of its thread.
 * Mails in order tell one story ("New order" before "Order updated"), but after an hour the news counts more than
 * the order. See docs/decisions/007-mails-in-order.md.
 */
const HOLD_MS = 60 * 60 * 1000;
/** No mail waits as long for its next try: one that is due later was dated by a clock that was ahead. */
const MOST_MS = 24 * HOLD_MS;

export interface SendableMail {
  id: string;
  thread: string;
}

export interface DueMail extends SendableMail {
  rate_limited: number;
}

/**
 * The mails that can be tried now: for each thread but those in `except` the earliest, at most `limit`. Those that are
 * rate-limited come last.
 */
export function findSendable(
  limit: number,
  except: readonly string[] = [],
  now = new Date(),
): Promise<DueMail[]> {
  return (
    db
      .selectFrom("outbox")
      // With min() in a grouped query, SQLite takes the other columns from the row of the minimum.
      .select((eb) => ["id", "thread", eb.fn.min("created_at").as("queued_at"), "rate_limited"])
      .where(isSendable(now))
      .where("thread", "not in", anyOf(except))
      .groupBy("thread")
      .orderBy("rate_limited")
      .orderBy("queued_at")
      .limit(limit)
      .execute()
  );
}

/** The mails of this one's thread that wait and were queued before it, earliest first. */
export function findWaitingBefore({ id, thread }: SendableMail): Promise<SendableMail[]> {
  return db
    .selectFrom("outbox")
    .select(["id", "thread"])
    .where("thread", "=", thread)
    .where("state", "=", "pending")
    .where("id", "!=", id)
    .where("created_at", ">", timestampAfter(-HOLD_MS))
    .where("created_at", "<=", (eb) =>
      eb.selectFrom("outbox as own").select("own.created_at").where("own.id", "=", id),
    )
    .orderBy("created_at")
    .orderBy(sql`rowid`)
    .execute();
}

/** Due and free. */
export function isSendable(now: Date) {
  const free = isFree(now);
  return (eb: ExpressionBuilder<Database, "outbox">) =>
    eb.and([
      eb.or([
        eb("outbox.next_attempt_at", "<=", timestamp(now)),
        eb("outbox.next_attempt_at", ">", timestampAfter(MOST_MS, now)),
      ]),
      free(eb),
    ]);
}

/** In nobody's hands, and with no earlier mail of its thread still to be sent. */
export function isFree(now: Date) {
  const { ref } = sql;
  return (eb: ExpressionBuilder<Database, "outbox">) =>
    eb.and([
      eb("outbox.state", "=", "pending"),
      eb.or([
        eb("outbox.leased_until", "is", null),
        eb("outbox.leased_until", "<=", timestamp(now)),
      ]),
      eb.not(
        eb.exists(
          eb
            .selectFrom("outbox as earlier")
            .select("earlier.id")
            .whereRef("earlier.thread", "=", "outbox.thread")
            .where("earlier.state", "=", "pending")
            .where("earlier.created_at", ">", timestampAfter(-HOLD_MS, now))
            // Two mails of one transaction have one time: SQLite's row number tells which came first.
            .where(
              sql<boolean>`(${ref("earlier.created_at")}, ${ref("earlier.rowid")}) < (${ref("outbox.created_at")}, ${ref("outbox.rowid")})`,
            ),
        ),
      ),
    ]);
}
