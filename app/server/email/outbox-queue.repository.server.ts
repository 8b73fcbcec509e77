import { sql, type ExpressionBuilder, type Selectable, type Updateable } from "kysely";
import { anyOf, databaseTime } from "~/server/database/statements.server";
import type { Connection, Database, OutboxTable } from "~/server/database/tables";
import { HOUR_MS, MINUTE_MS, timestamp, timestampAfter } from "~/server/time/time";

/** How long after it was enqueued a failing email delays its thread: docs/decisions/007-emails-in-order.md. */
const HOLD_MS = HOUR_MS;
const holdingFrom = (now?: Date) => timestampAfter(-HOLD_MS, now);
/** One of a later time was enqueued while the clock was ahead: its hour has passed, or nobody knows. */
const holdingUntil = (now?: Date) => timestampAfter(MINUTE_MS, now);
/** No retry is scheduled so far ahead (transport.server.ts): a later due time is a wrong clock's. */
const LATEST_RETRY_MS = 8 * HOUR_MS;

export type Row = Selectable<OutboxTable>;

export type SendableEmail = Pick<Row, "id" | "thread" | "rate_limited">;

/** The emails that can be sent at `now`, the earliest of each thread but those in `except`; the rate-limited come last. */
export function findAllSendable(
  db: Connection,
  limit: number,
  except: readonly string[] = [],
  now = new Date(),
): Promise<SendableEmail[]> {
  const sendable = db
    .selectFrom("outbox")
    .select(["id", "thread", "rate_limited", number("outbox").as("number")])
    .select(sql<number>`row_number() over (partition by thread order by rowid)`.as("place"))
    .where(isSendable(now))
    .where("thread", "not in", anyOf(except));
  return db
    .selectFrom(sendable.as("sendable"))
    .select(["id", "thread", "rate_limited"])
    .where("place", "=", 1)
    .orderBy("rate_limited")
    .orderBy("number")
    .limit(limit)
    .execute();
}

/** The thread of an email and, the first first, the ids of its pending emails that were enqueued before this one. */
export async function findThread(db: Connection, id: string) {
  const rows = await db
    .selectFrom("outbox as own")
    .leftJoin("outbox as earlier", (join) =>
      join
        .on("earlier.state", "=", "pending")
        .onRef("earlier.thread", "=", "own.thread")
        .on("earlier.created_at", ">", holdingFrom())
        .on("earlier.created_at", "<", holdingUntil())
        .on(number("earlier"), "<", number("own")),
    )
    .select(["own.thread", "earlier.id"])
    .where("own.id", "=", id)
    .orderBy(number("earlier"))
    .execute();
  return rows[0] && { thread: rows[0].thread, earlier: rows.flatMap((row) => row.id ?? []) };
}

export async function findAllLeased(db: Connection): Promise<string[]> {
  const leased = await db
    .selectFrom("outbox")
    .select("id")
    .where("state", "=", "pending")
    .where("leased_until", "is not", null)
    .execute();
  return leased.map(({ id }) => id);
}

/** With `early` also before it is due, and uncounted. Undefined when it is not to be sent now, or was changed. */
export function lease(
  db: Connection,
  { id, mail }: Pick<Row, "id" | "mail">,
  { now, leaseMs, early }: { now: Date; leaseMs: number; early: boolean },
): Promise<Pick<Row, "attempts" | "rate_limited"> | undefined> {
  return db
    .updateTable("outbox")
    .set((eb) => ({
      leased_until: databaseTime(leaseMs),
      ...(!early && {
        attempts: eb("attempts", "+", 1),
        // A due time of a clock that was ahead ends here.
        ...{ next_attempt_at: timestamp(now), tried_at: timestamp(now) },
        created_at: eb
          .case()
          .when("created_at", ">", holdingUntil(now))
          .then(timestamp(now))
          .else(eb.ref("created_at"))
          .end(),
      }),
    }))
    .where("id", "=", id)
    .where("mail", "=", mail)
    .where(early ? isFree(now) : isSendable(now))
    .returning(["attempts", "rate_limited"])
    .executeTakeFirst();
}

/** With a `state`, only while the email has it. False where an operator has readdressed the email meanwhile. */
export async function endLease(
  db: Connection,
  { id, recipient }: Pick<Row, "id" | "recipient">,
  changes: Updateable<OutboxTable>,
  state?: Row["state"],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ ...changes, leased_until: null })
    .where("id", "=", id)
    .where("recipient", "=", recipient)
    .$if(state !== undefined, (query) => query.where("state", "=", state!))
    .executeTakeFirst();
  if (numUpdatedRows > 0) return true;
  await endLeases(db, [id]);
  return false;
}

export async function endLeases(db: Connection, ids: readonly string[]): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ leased_until: null })
    .where("id", "in", anyOf(ids))
    .where("state", "=", "pending")
    .execute();
}

type Expressions = ExpressionBuilder<Database, "outbox">;

function isSendable(now: Date) {
  const free = isFree(now);
  return (eb: Expressions) =>
    eb.and([
      eb.or([
        eb("outbox.next_attempt_at", "<=", timestamp(now)),
        eb("outbox.next_attempt_at", ">", timestampAfter(LATEST_RETRY_MS, now)),
        // The due time was written while the clock was ahead.
        eb("outbox.created_at", ">", holdingUntil(now)),
        eb("outbox.tried_at", ">", holdingUntil(now)),
      ]),
      free(eb),
    ]);
}

function isFree(now: Date) {
  return (eb: Expressions) =>
    eb.and([
      eb("outbox.state", "=", "pending"),
      isNotLeased(eb),
      eb.not(
        eb.exists(
          eb
            .selectFrom("outbox as earlier")
            .select("earlier.id")
            .whereRef("earlier.thread", "=", "outbox.thread")
            .where("earlier.state", "=", "pending")
            .where("earlier.created_at", ">", holdingFrom(now))
            .where("earlier.created_at", "<", holdingUntil(now))
            .where(number("earlier"), "<", number("outbox")),
        ),
      ),
    ]);
}

export function isNotLeased(eb: Expressions) {
  return eb.or([
    eb("outbox.leased_until", "is", null),
    eb("outbox.leased_until", "<=", databaseTime()),
  ]);
}

/** The number that the database gave an email as it was inserted: the clocks of two machines may differ. */
function number(table: string) {
  return sql<number>`${sql.ref(`${table}.rowid`)}`;
}
