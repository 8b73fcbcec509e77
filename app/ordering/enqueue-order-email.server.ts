import type { Transaction } from "kysely";
import { config } from "~/config/config.server";
import type { Database } from "~/database/tables";
import { onCommit } from "~/database/transaction.server";
import type { Email } from "~/email/email";
import { enqueueEmail, tryToDeliverWithin } from "~/email/outbox.server";
import type { Order } from "./orders.repository.server";

/**
 * Enqueues an email about an order in the transaction of the fact it reports, and tries to deliver it after the commit;
 * where that fails, the outbox's worker retries. `fact` identifies it: a second email of one fact is not enqueued.
 */
export async function enqueueOrderEmail(
  trx: Transaction<Database>,
  { id: orderId }: Order,
  fact: string,
  mail: Email,
): Promise<void> {
  const mailId = await enqueueEmail(trx, { dedupeKey: `order ${orderId} ${fact}`, mail, orderId });
  if (mailId) onCommit(trx, () => tryToDeliverWithin(mailId, config.mail.timeoutMs));
}
