import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { db } from "~/database/connection.server";
import type { Database } from "~/database/tables";
import { timestamp, timestampAfter } from "~/database/time";
import { withDeadline } from "~/platform/deadline";
import { log } from "~/platform/log.server";
import { nextWaitMs } from "./backoff";
import type { Mail } from "./mail";
import { deliver } from "./transport.server";

/** Longer than any delivery takes, so that a lease is only ever taken over from a dead process. */
const LEASE_MS = 60_000;
/** How many due mails one pass takes. */
const BATCH = 20;

interface MailToQueue {
  /** Names the fact the mail reports: a second mail of the same key is not queued. */
  dedupeKey: string;
  mail: Mail;
  orderId?: string | null;
  inquiryId?: string;
}

/** Queues a mail in the transaction of what it reports. Returns its id, or undefined when it was queued before. */
export async function queueMail(
  trx: Transaction<Database>,
  { dedupeKey, mail, orderId, inquiryId }: MailToQueue,
): Promise<string | undefined> {
  const id = randomUUID();
  const now = new Date();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("outbox")
    .values({
      id,
      dedupe_key: dedupeKey,
      state: "pending",
      recipient: mail.to,
      mail: JSON.stringify(mail),
      order_id: orderId ?? null,
      inquiry_id: inquiryId ?? null,
      attempts: 0,
      // Whoever queued it tries at once; the worker takes over soon after, should that process die.
      next_attempt_at: timestampAfter(nextWaitMs(1), now),
      leased_until: null,
      last_error: null,
      message_id: null,
      created_at: timestamp(now),
      sent_at: null,
    })
    .onConflict((conflict) => conflict.column("dedupe_key").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows ? id : undefined;
}

/**
 * Tries a queued mail now, waiting at most `ms`. False when it is not known to be sent by then:
 * a slow delivery goes on, and a failed one is left to the worker.
 */
export async function sendNow(id: string, ms: number): Promise<boolean> {
  return (await withDeadline(send(id), ms)) === true;
}

/** Sends every mail that is due, one after another. Returns how many were tried. */
export async function sendDueMails(now = new Date()): Promise<number> {
  const due = await db
    .selectFrom("outbox")
    .select("id")
    .where("state", "=", "pending")
    .where("next_attempt_at", "<=", timestamp(now))
    .orderBy("next_attempt_at")
    .limit(BATCH)
    .execute();
  for (const { id } of due) await send(id);
  return due.length;
}

/** Voids the leases a former process left behind. */
export async function releaseLeases(): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ leased_until: null })
    .where("state", "=", "pending")
    .execute();
}

async function send(id: string): Promise<boolean> {
  const leased = await lease(id);
  if (!leased) return false;
  const delivery = await deliver(JSON.parse(leased.mail) as Mail);
  if (delivery.ok) {
    await settle(id, { state: "sent", message_id: delivery.messageId, sent_at: timestamp() });
    return true;
  }
  log.warn({ outboxId: id, attempt: leased.attempts, reason: delivery.reason }, "mail not sent");
  await settle(id, {
    state: delivery.permanent ? "failed" : "pending",
    last_error: delivery.reason,
    next_attempt_at: timestampAfter(nextWaitMs(leased.attempts)),
  });
  return false;
}

/** Takes the mail for this process, unless it is sent or somebody else has it. */
function lease(id: string) {
  return db
    .updateTable("outbox")
    .set((eb) => ({
      leased_until: timestampAfter(LEASE_MS),
      attempts: eb("attempts", "+", 1),
    }))
    .where("id", "=", id)
    .where("state", "=", "pending")
    .where((eb) => eb.or([eb("leased_until", "is", null), eb("leased_until", "<", timestamp())]))
    .returning(["mail", "attempts"])
    .executeTakeFirst();
}

async function settle(
  id: string,
  outcome: Partial<Omit<Database["outbox"], "id" | "dedupe_key">>,
): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ ...outcome, leased_until: null })
    .where("id", "=", id)
    .execute();
}
