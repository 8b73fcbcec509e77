import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Database } from "~/database/tables";
import { timestamp } from "~/time/time";
import type { Mail } from "./mail";

interface MailToQueue {
  /** Names the fact the mail reports: a second mail of the same key is not queued. */
  dedupeKey: string;
  mail: Mail;
  orderId?: string | null;
  inquiryId?: string;
  /** Anybody can cause it by posting a form: the hour's budget counts it, and mails that follow from a payment go first. */
  rateLimited?: boolean;
}

/** Queues a mail in the transaction of what it reports. Returns its id, or undefined when it was queued before. */
export async function enqueueMail(
  trx: Transaction<Database>,
  { dedupeKey, mail, orderId, inquiryId, rateLimited = false }: MailToQueue,
): Promise<string | undefined> {
  const id = randomUUID();
  const now = timestamp();
  // It would wait behind the earlier mails of its thread.
  if (orderId && !rateLimited) await releaseRateLimited(trx, orderId, now);
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("outbox")
    .values({
      id,
      dedupe_key: dedupeKey,
      state: "pending",
      recipient: mail.to,
      mail: JSON.stringify(mail),
      rate_limited: rateLimited ? 1 : 0,
      order_id: orderId ?? null,
      inquiry_id: inquiryId ?? null,
      attempts: 0,
      next_attempt_at: now,
      leased_until: null,
      last_error: null,
      message_id: null,
      created_at: now,
      sent_at: null,
    })
    .onConflict((conflict) => conflict.column("dedupe_key").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows ? id : undefined;
}

/** Lets the mails of an order that became a customer's go before strangers', and those that were postponed go now. */
async function releaseRateLimited(
  trx: Transaction<Database>,
  orderId: string,
  now: string,
): Promise<void> {
  await trx
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
