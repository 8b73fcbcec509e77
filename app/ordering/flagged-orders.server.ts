import { withLock } from "~/concurrency/locks.server";
import { config } from "~/config/config.server";
import { db } from "~/database/connection.server";
import { inTransaction } from "~/database/transaction.server";
import { enqueueEmail } from "~/email/outbox.server";
import { log } from "~/observability/log.server";
import { issueAccessToken } from "./order-access.server";
import { releasedEmail, teamOrderEmail } from "./order-emails";
import type { OrderDetails } from "./order-schema";
import * as Orders from "./orders.repository.server";
import { moveOrder } from "./update-order-state.server";

/**
 * Stores an order whose honeypot was filled. It waits for the operator, without an email or a checkout, and is not
 * deleted, because a buyer's browser may have filled the honeypot. Returns the order's id; an order that the same form
 * has made already does not change.
 */
export function flagOrder(formId: string, details: OrderDetails): Promise<string> {
  return withLock(`order ${formId}`, () =>
    inTransaction(db, async (trx) => {
      const known = await Orders.findByForm(trx, formId);
      if (known) return known.id;
      const { id } = await Orders.insert(trx, formId, details, "flagged");
      log.info({ orderId: id }, "order set aside");
      return id;
    }),
  );
}

/**
 * Releases a flagged order: emails its buyer a private link to the filled form and the payment, and the team the order.
 * False when there is no such order, or it is not flagged.
 */
export function releaseOrder(id: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const order = await Orders.findById(trx, id);
    if (order?.state !== "flagged") return false;
    await moveOrder(trx, order, "released");
    const token = await issueAccessToken(trx, id);
    const url = `${config.siteUrl}/contact?link=${token}#contact-form`;
    await enqueueEmail(trx, {
      dedupeKey: `order ${id} received`,
      mail: teamOrderEmail(order, config.mail.to, false),
      orderId: id,
    });
    await enqueueEmail(trx, {
      dedupeKey: `order ${id} released`,
      mail: releasedEmail(order, url, config.supportEmail),
      orderId: id,
    });
    return true;
  });
}
