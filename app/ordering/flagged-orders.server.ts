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
import { moveOrder } from "./stored-state.server";

/**
 * Records what was sent with the honeypot filled, as an order that waits for a person: no email, no checkout.
 * Nothing is thrown away, because a person's browser may have filled the honeypot. Returns the order's id; an order
 * that the same form has made already is left as it is.
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
 * Lets a flagged order go on: its buyer is sent a private link to the filled form and the payment, and the team its
 * order. False when there is no such order, or it was not flagged.
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
