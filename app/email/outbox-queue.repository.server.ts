import { sql, type ExpressionBuilder, type Selectable, type Updateable } from "kysely";
import { anyOf } from "~/database/statements.server";
import type { Connection, Database, OutboxTable } from "~/database/tables";
import { HOUR_MS, timestamp, timestampAfter } from "~/time/time";

/**
 * How long after it was enqueued a failing email delays the later ones of its thread. They are easier to understand in
 * sequence ("Order begun" before "Order updated"), but after an hour the delay would be worse. See
 * docs/decisions/007-emails-in-order.md.
 */
const HOLD_MS = HOUR_MS;
/** No retry is scheduled so far ahead: a later due time was written while the clock was ahead. */
const LATEST_RETRY_MS = 24 * HOUR_MS;

type Row = Selectable<OutboxTable>;

/** An email and the thread in whose order it is delivered. */
export type ThreadedEmail = Pick<Row, "id" | "thread">;
export type SendableEmail = Pick<Row, "id" | "thread" | "rate_limited">;

/**
 * The emails that can be sent at `now`: the earliest of each thread but those in `except`, at most `limit`. Those that
 * are rate-limited come last.
 */
export function findAllSendable(
  db: Connection,
  limit: number,
  except: readonly string[] = [],
  now = new Date(),
): Promise<SendableEmail[]> {
  const sendable = db
    .selectFrom("outbox")
    .select(["id", "thread", "created_at", "rate_limited"])
    .select(
      sql<number>`row_number() over (partition by thread order by created_at, rowid)`.as("place"),
    )
    .where(isSendable(now))
    .where("thread", "not in", anyOf(except));
  return db
    .selectFrom(sendable.as("sendable"))
    .select(["id", "thread", "rate_limited"])
    .where("place", "=", 1)
    .orderBy("rate_limited")
    .orderBy("created_at")
    .limit(limit)
    .execute();
}

/** The pending emails of this one's thread that were enqueued before it, the earliest first. */
export function findAllPendingBefore(
  db: Connection,
  { id, thread }: ThreadedEmail,
): Promise<ThreadedEmail[]> {
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

/** The ids of pending emails with a lease, which may have expired. */
export async function findAllLeased(db: Connection): Promise<string[]> {
  const leased = await db
    .selectFrom("outbox")
    .select("id")
    .where("state", "=", "pending")
    .where("leased_until", "is not", null)
    .execute();
  return leased.map(({ id }) => id);
}

/**
 * Leases an email for `leaseMs` from `now` and counts the attempt; with `early` also before it is due, without counting.
 * Undefined when it has to wait, is sent, or is leased already.
 */
export function lease(
  db: Connection,
  id: string,
  { now, leaseMs, early }: { now: Date; leaseMs: number; early: boolean },
): Promise<Pick<Row, "mail" | "attempts" | "rate_limited"> | undefined> {
  return db
    .updateTable("outbox")
    .set((eb) => ({
      leased_until: timestampAfter(leaseMs, now),
      attempts: eb("attempts", "+", early ? 0 : 1),
    }))
    .where("id", "=", id)
    .where(early ? isFree(now) : isSendable(now))
    .returning(["mail", "attempts", "rate_limited"])
    .executeTakeFirst();
}

/** Stores the outcome of an attempt and ends its lease; with a `state`, only while the email has that state. */
export async function endLease(
  db: Connection,
  id: string,
  changes: Updateable<OutboxTable>,
  state?: Row["state"],
): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ ...changes, leased_until: null })
    .where("id", "=", id)
    .$if(state !== undefined, (query) => query.where("state", "=", state!))
    .execute();
}

/** Ends the leases of emails whose process has ended. */
export async function endLeases(db: Connection, ids: readonly string[]): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ leased_until: null })
    .where("id", "in", anyOf(ids))
    .where("state", "=", "pending")
    .execute();
}

type Expressions = ExpressionBuilder<Database, "outbox">;

/** Due, and free as {@link isFree} says. */
function isSendable(now: Date) {
  const free = isFree(now);
  return (eb: Expressions) =>
    eb.and([
      eb.or([
        eb("outbox.next_attempt_at", "<=", timestamp(now)),
        eb("outbox.next_attempt_at", ">", timestampAfter(LATEST_RETRY_MS, now)),
      ]),
      free(eb),
    ]);
}

/** Not leased, and with no earlier email of its thread still to be sent. */
function isFree(now: Date) {
  const { ref } = sql;
  return (eb: Expressions) =>
    eb.and([
      eb("outbox.state", "=", "pending"),
      notLeased(eb, now),
      eb.not(
        eb.exists(
          eb
            .selectFrom("outbox as earlier")
            .select("earlier.id")
            .whereRef("earlier.thread", "=", "outbox.thread")
            .where("earlier.state", "=", "pending")
            .where("earlier.created_at", ">", timestampAfter(-HOLD_MS, now))
            // Two emails of one transaction have the same time: the rowid says which came first.
            .where(
              sql<boolean>`(${ref("earlier.created_at")}, ${ref("earlier.rowid")}) < (${ref("outbox.created_at")}, ${ref("outbox.rowid")})`,
            ),
        ),
      ),
    ]);
}

function notLeased(eb: Expressions, now: Date) {
  return eb.or([
    eb("outbox.leased_until", "is", null),
    eb("outbox.leased_until", "<=", timestamp(now)),
  ]);
}
