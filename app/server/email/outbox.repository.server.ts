import type { ExpressionBuilder, Insertable, Selectable } from "kysely";
import { config } from "~/server/config/config.server";
import { countChanged, countRows, isFound } from "~/server/database/statements.server";
import type { Connection, Database, OutboxTable } from "~/server/database/tables";
import { HOUR_MS, MINUTE_MS, timestamp, timestampAfter } from "~/server/time/time";
import { parseEmail } from "./email";
import { isNotLeased } from "./outbox-queue.repository.server";

const DROPPED = "dropped: ";

type Row = Selectable<OutboxTable>;
type NewRow = Pick<
  Insertable<OutboxTable>,
  | "id"
  | "dedupe_key"
  | "recipient"
  | "mail"
  | "rate_limited"
  | "order_id"
  | "inquiry_id"
  | "expires_at"
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
      created_at: now,
    })
    .onConflict((conflict) => conflict.column("dedupe_key").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function findById(db: Connection, id: string): Promise<Row | undefined> {
  return db.selectFrom("outbox").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function deleteById(db: Connection, id: string): Promise<void> {
  await db.deleteFrom("outbox").where("id", "=", id).execute();
}

/** Deletes the emails that were of use before `now` only; returns how many. */
export function deleteExpired(db: Connection, now: string): Promise<number> {
  return countChanged(db.deleteFrom("outbox").where("expires_at", "<", now));
}

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

export function countByState(db: Connection, state: Row["state"]): Promise<number> {
  return countRows(db.selectFrom("outbox").where("state", "=", state));
}

export function countByInquiry(db: Connection, inquiryId: string): Promise<number> {
  return countRows(db.selectFrom("outbox").where("inquiry_id", "=", inquiryId));
}

/** Whether an email about a submission was enqueued after that moment. */
export function existsOfInquiry(db: Connection, inquiryId: string, since: string) {
  const about = db.selectFrom("outbox").select("id").where("inquiry_id", "=", inquiryId);
  return isFound(about.where("created_at", ">", since).limit(1));
}

export type StuckEmails = Awaited<ReturnType<typeof countStuck>>;

export async function countStuck(db: Connection, now = new Date()) {
  const failed = db.selectFrom("outbox").where("state", "=", "failed").where(isNotDropped);
  const pending = db.selectFrom("outbox").where("state", "=", "pending");
  const waiting = pending.where("created_at", "<", timestampAfter(-HOUR_MS, now));
  return { failed: await countRows(failed), waiting: await countRows(waiting) };
}

/** The reason for which an email was dropped; undefined where it was not. */
export function whyDropped({ state, last_error }: Pick<Row, "state" | "last_error">) {
  return state === "failed" && last_error?.startsWith(DROPPED)
    ? last_error.slice(DROPPED.length)
    : undefined;
}

export function isNotDropped(eb: ExpressionBuilder<Database, "outbox">) {
  return eb.or([
    eb("outbox.last_error", "is", null),
    eb("outbox.last_error", "not like", `${DROPPED}%`),
  ]);
}

export function existsSentSince(db: Connection, since: string): Promise<boolean> {
  const sent = db.selectFrom("outbox").select("id").where("state", "=", "sent").limit(1);
  return isFound(sent.where("created_at", ">=", since).where("order_id", "is not", null));
}

/** The emails that are bounced from now on: none where it is known already. */
export function updateBounced(db: Connection, messageId: string, type: string, now: string) {
  return db
    .updateTable("outbox")
    .set({ bounced_at: now, last_error: `bounced: ${type}` })
    .where("message_id", "=", messageId)
    .where("bounced_at", "is", null)
    .returning(["id", "order_id", "mail"])
    .execute();
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

/** Makes an email due at `now`, its attempts counted anew. False when it is sent, or leased. */
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
    .where(isNotLeased)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** Drops an email and stores the reason; one that is leased may still be delivered. False when it is sent. */
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

/** Whether an order's email of this kind was enqueued in the minute before `now`, sent or not. */
export function existsOfMinute(
  db: Connection,
  orderId: string,
  dedupeKeyStart: string,
  now = new Date(),
) {
  const ofOrder = db.selectFrom("outbox").select("id").where("order_id", "=", orderId);
  const recent = ofOrder
    .where("created_at", ">", timestampAfter(-MINUTE_MS, now))
    // One of a later time was enqueued while the clock was ahead.
    .where("created_at", "<", timestampAfter(MINUTE_MS, now));
  return isFound(recent.where("dedupe_key", "like", `${dedupeKeyStart}%`).limit(1));
}

/** False where the email is sent already, or being sent. */
export async function deleteUnsent(db: Connection, dedupeKey: string): Promise<boolean> {
  const unsent = db
    .deleteFrom("outbox")
    .where("dedupe_key", "=", dedupeKey)
    .where("state", "!=", "sent")
    .where(isNotLeased);
  return (await countChanged(unsent)) > 0;
}

export async function deleteAllSent(db: Connection, orderId: string, dedupeKeyStart: string) {
  await db
    .deleteFrom("outbox")
    .where("order_id", "=", orderId)
    .where("dedupe_key", "like", `${dedupeKeyStart}%`)
    .where("state", "=", "sent")
    .execute();
}

/** Deletes an order's emails to a recipient that are not sent and that its new address gets anew: those about a link. */
export async function deleteUnsentWithLink(db: Connection, orderId: string, recipient: string) {
  await db
    .deleteFrom("outbox")
    .where("order_id", "=", orderId)
    .where("recipient", "=", recipient)
    .where("state", "!=", "sent")
    .where((eb) =>
      eb.or([
        ...["/onboarding?link=", "/contact?link=", "/reminders?token="].map((page) =>
          eb("mail", "like", `%${config.siteUrl}${page}%`),
        ),
        ...["ready", "launched", "link"].map((fact) =>
          eb("dedupe_key", "like", `order ${orderId} ${fact} %`),
        ),
      ]),
    )
    .execute();
}

/** Readdresses an order's unsent emails to its buyer, with the token of its new private link. One that is leased may still go to the earlier recipient too. */
export async function updateRecipient(
  db: Connection,
  orderId: string,
  from: string,
  to: string,
  token: string,
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
    if (!email || email.toTeam) continue;
    await db
      .updateTable("outbox")
      .set({
        recipient: to,
        mail: relinked(JSON.stringify({ ...email, to }), token),
        state: bounced_at ? "pending" : state,
      })
      .set({ attempts: 0, next_attempt_at: timestamp(), bounced_at: null })
      .where("id", "=", id)
      .execute();
  }
}

function relinked(mail: string, token: string): string {
  const [start = "", ...more] = mail.split(`${config.siteUrl}/order/`);
  const linked = more.map((part) => part.replace(/^[\w-]+/, token));
  return [start, ...linked].join(`${config.siteUrl}/order/`);
}
