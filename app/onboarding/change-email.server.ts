import { randomUUID } from "node:crypto";
import { config } from "~/config/config.server";
import { db } from "~/database/connection.server";
import { inTransaction } from "~/database/transaction.server";
import * as Outbox from "~/email/outbox.repository.server";
import { enqueueEmail } from "~/email/outbox.server";
import { log } from "~/observability/log.server";
import { isAnonymized } from "~/ordering/anonymize-order.server";
import * as BouncedOrders from "~/ordering/bounced-orders.repository.server";
import { previewEmail } from "~/ordering/launch-emails";
import { isRunning } from "~/ordering/order-states";
import * as Orders from "~/ordering/orders.repository.server";
import * as Payments from "~/ordering/payments.repository.server";
import { receiptWithLink } from "~/ordering/receipt-link.server";
import * as Drafts from "./drafts.repository.server";

/** All but `changed` changed nothing. */
export type Changed = "changed" | "same" | "unpaid" | "erased";

/**
 * Changes the email address of a paid order, whose receipt went to a wrong one. The new address gets a receipt with a new
 * private link, the preview where the website waits for its launch, and the order's emails that are not sent yet; earlier
 * links stop working. The same address is accepted where an email to it came back.
 */
export function changeEmail(id: string, email: string): Promise<Changed> {
  return inTransaction(db, async (trx) => {
    const order = await Orders.findById(trx, id);
    const [payment] = await Payments.findAllByOrder(trx, id);
    if (!order?.paid_at || !payment) return "unpaid";
    if (isAnonymized(order)) return "erased";
    if (order.email === email && !(await BouncedOrders.findTime(trx, id))) return "same";
    await Orders.deleteLinks(trx, id);
    // A browser that opened an earlier link remembers this id. A draft that is begun stays the buyer's.
    const begun = await Drafts.findById(trx, order.draft_id);
    const draft_id = begun ? order.draft_id : randomUUID();
    const changed = await Orders.update(trx, id, { email, draft_id });
    // Due reminders are enqueued again, with a new link.
    await Outbox.deleteUnsentWithLink(trx, id, order.email);
    await Outbox.updateRecipient(trx, id, order.email, email);
    const { amount_total: cents, currency } = payment;
    await enqueueEmail(trx, {
      dedupeKey: `order ${id} receipt ${changed.updated_at}`,
      mail: await receiptWithLink(trx, { ...changed, paid_at: order.paid_at }, { cents, currency }),
      orderId: id,
    });
    const { preview_url: preview, launched_at, state } = changed;
    const waits = await Outbox.hasPending(trx, id, `order ${id} ready `);
    if (preview && !launched_at && isRunning(state) && !waits) {
      await enqueueEmail(trx, {
        dedupeKey: `order ${id} ready ${changed.updated_at}`,
        mail: previewEmail(changed, preview, config.supportEmail),
        orderId: id,
      });
    }
    log.info({ orderId: id }, "email address of an order changed");
    return "changed";
  });
}
