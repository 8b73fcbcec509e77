import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Database } from "~/database/tables";
import { timestamp } from "~/database/time";
import type { Mail } from "./mail";

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
  const now = timestamp();
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
