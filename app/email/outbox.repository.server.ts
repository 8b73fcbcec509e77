import type { Insertable, Selectable } from "kysely";
import type { Connection, OutboxTable } from "~/database/tables";
import { HOUR_MS, timestamp, timestampAfter } from "~/time/time";
import { parseEmail } from "./email";

/** How `last_error` begins when an operator dropped the email. */
const DROPPED = "dropped: ";

type Row = Selectable<OutboxTable>;
type NewRow = Pick<
  Insertable<OutboxTable>,
  "id" | "dedupe_key" | "recipient" | "mail" | "rate_limited" | "order_id" | "inquiry_id"
>;

/** Inserts an email that is due at `now`. False when its dedupe key exists. */
export async function insert(db: Connection, email: NewRow, now: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("outbox")
    .values({
      ...email,
      state: "pending",
      attempts: 0,
      next_attempt_at: now,
      leased_until: null,
      last_error: null,
      message_id: null,
      created_at: now,
      sent_at: null,
      bounced_at: null,
    })
    .onConflict((conflict) => conflict.column("dedupe_key").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function findById(db: Connection, id: string): Promise<Row | undefined> {
  return db.selectFrom("outbox").selectAll().where("id", "=", id).executeTakeFirst();
}

/** When the oldest pending email was enqueued. */
export async function findOldestPendingTime(db: Connection): Promise<string | undefined> {
  const oldest = await db
    .selectFrom("outbox")
    .select("created_at")
    .where("state", "=", "pending")
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();
  return oldest?.created_at;
}

export async function countByState(db: Connection, state: Row["state"]): Promise<number> {
  const { mails } = await counted(db, state).executeTakeFirstOrThrow();
  return mails;
}

/** Emails that an operator should look at. */
export interface StuckEmails {
  /** Failed, and not dropped by an operator. */
  failed: number;
  /** Enqueued more than an hour ago and not sent. */
  waiting: number;
}

export async function countStuck(db: Connection, now = new Date()): Promise<StuckEmails> {
  const failed = await counted(db, "failed")
    .where((eb) =>
      eb.or([eb("last_error", "is", null), eb("last_error", "not like", `${DROPPED}%`)]),
    )
    .executeTakeFirstOrThrow();
  const waiting = await counted(db, "pending")
    .where("created_at", "<", timestampAfter(-HOUR_MS, now))
    .executeTakeFirstOrThrow();
  return { failed: failed.mails, waiting: waiting.mails };
}

/** Whether an email about an order was sent since a moment. */
export async function existsSentSince(db: Connection, since: string): Promise<boolean> {
  const sent = await db
    .selectFrom("outbox")
    .select("id")
    .where("state", "=", "sent")
    .where("created_at", ">=", since)
    .where("order_id", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return sent !== undefined;
}

/** Stores that an email came back. False where that is known, or the email is not in the outbox. */
export async function updateBounced(
  db: Connection,
  messageId: string,
  type: string,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ bounced_at: now, last_error: `bounced: ${type}` })
    .where("message_id", "=", messageId)
    .where("bounced_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Exempts an order's emails from the hourly limit; those that it postponed are due at `now`. */
export async function liftRateLimit(db: Connection, orderId: string, now: string): Promise<void> {
  await db
    .updateTable("outbox")
    .set((eb) => ({
      rate_limited: 0,
      next_attempt_at: eb
        .case()
        .when("attempts", "=", 0)
        .then(now)
        .else(eb.ref("next_attempt_at"))
        .end(),
    }))
    .where("order_id", "=", orderId)
    .where("rate_limited", "=", 1)
    .where("state", "=", "pending")
    .execute();
}

/**
 * Makes a failed or waiting email due at `now`, with its attempts counted anew; the worker delivers it in the order of
 * its thread. False when it is sent, or leased.
 */
export async function retry(db: Connection, id: string, now = new Date()): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({
      ...{ state: "pending", next_attempt_at: timestamp(now), attempts: 0 },
      ...{ last_error: null, bounced_at: null },
      // An operator asked for it: the hourly limit does not apply.
      rate_limited: 0,
    })
    .where("id", "=", id)
    .where("state", "!=", "sent")
    .where((eb) =>
      eb.or([eb("leased_until", "is", null), eb("leased_until", "<=", timestamp(now))]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/**
 * Drops an email, so that it is not sent, and stores the reason. An email that is leased may still be delivered, and then
 * counts as sent. False when it is sent.
 */
export async function drop(db: Connection, id: string, why: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({
      ...{ state: "failed", last_error: `${DROPPED}${why}` },
      ...{ leased_until: null, bounced_at: null },
    })
    .where("id", "=", id)
    .where("state", "!=", "sent")
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Whether an order's email whose dedupe key begins so waits to be sent. */
export async function hasPending(
  db: Connection,
  orderId: string,
  dedupeKeyStart: string,
): Promise<boolean> {
  const pending = await db
    .selectFrom("outbox")
    .select("id")
    .where("order_id", "=", orderId)
    .where("dedupe_key", "like", `${dedupeKeyStart}%`)
    .where("state", "=", "pending")
    .executeTakeFirst();
  return pending !== undefined;
}

/** Deletes an order's emails to a recipient that are not sent and contain a private link or one that stops reminders. */
export async function deleteUnsentWithLink(
  db: Connection,
  orderId: string,
  recipient: string,
): Promise<void> {
  await db
    .deleteFrom("outbox")
    .where("order_id", "=", orderId)
    .where("recipient", "=", recipient)
    .where("state", "!=", "sent")
    .where((eb) => eb.or([eb("mail", "like", "%?link=%"), eb("mail", "like", "%?token=%")]))
    .execute();
}

/**
 * Readdresses an order's emails that are not sent; those that are pending, or that Postmark refused because of the earlier
 * recipient, are due at `now`. One that is leased may still go to the earlier recipient.
 */
export async function updateRecipient(
  db: Connection,
  orderId: string,
  from: string,
  to: string,
  now = timestamp(),
): Promise<void> {
  const unsent = await db
    .selectFrom("outbox")
    .select(["id", "mail", "state", "bounced_at"])
    .where("order_id", "=", orderId)
    .where("recipient", "=", from)
    .where("state", "!=", "sent")
    .execute();
  for (const { id, mail, state, bounced_at } of unsent) {
    const email = parseEmail(mail);
    if (!email) continue;
    await db
      .updateTable("outbox")
      .set({
        recipient: to,
        mail: JSON.stringify({ ...email, to }),
        state: bounced_at ? "pending" : state,
      })
      .set({ attempts: 0, next_attempt_at: now, bounced_at: null })
      .where("id", "=", id)
      .execute();
  }
}

function counted(db: Connection, state: Row["state"]) {
  return db
    .selectFrom("outbox")
    .select((eb) => eb.fn.countAll<number>().as("mails"))
    .where("state", "=", state);
}
