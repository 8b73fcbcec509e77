import { withLock } from "~/concurrency/locks.server";
import { config } from "~/config/config.server";
import { db } from "~/database/connection.server";
import { enqueueEmail } from "~/email/outbox.server";
import { log } from "~/observability/log.server";
import { issueAccessToken } from "./order-access-tokens.server";
import { releasedMail, teamOrderMail } from "./order-mails";
import type { OrderDetails } from "./order-schema";
import { findOrder, findOrderByForm, insertOrder, moveOrder } from "./orders.server";

/**
 * Records what was sent with the honeypot filled, as an order that waits for a person: no mail, no checkout.
 * Nothing is thrown away, because a person's browser may have filled the trap. Returns the order's id; an order
 * that the same form has made already is left as it is.
 */
export function flagOrder(formId: string, details: OrderDetails): Promise<string> {
  return withLock(`order ${formId}`, () =>
    db.transaction().execute(async (trx) => {
      const known = await findOrderByForm(formId, trx);
      if (known) return known.id;
      const { id } = await insertOrder(trx, formId, details, "flagged");
      log.info({ orderId: id }, "order set aside");
      return id;
    }),
  );
}

/**
 * Lets an order go on that was set aside: mails its buyer a private link to the filled form and the payment, and
 * the team its order. False when there is no such order, or it was not set aside.
 */
export function releaseOrder(id: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const order = await findOrder(id, trx);
    if (order?.state !== "flagged") return false;
    await moveOrder(trx, order, "released");
    const token = await issueAccessToken(trx, id);
    const url = `${config.siteUrl}/contact?link=${token}#contact-form`;
    await enqueueEmail(trx, {
      dedupeKey: `order ${id} received`,
      mail: teamOrderMail(order, config.mail.to, false),
      orderId: id,
    });
    await enqueueEmail(trx, {
      dedupeKey: `order ${id} released`,
      mail: releasedMail(order, url, config.supportEmail),
      orderId: id,
    });
    return true;
  });
}
