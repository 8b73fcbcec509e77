import { config } from "~/server/config/config.server";
import { db } from "~/server/database/connection.server";
import type { Trx } from "~/server/database/tables";
import { inTransaction } from "~/server/database/transaction.server";
import { log } from "~/server/log/log.server";
import { enqueueEmail } from "~/server/email/outbox.server";
import * as History from "~/server/history/history.repository.server";
import { act, type Act, type Acted } from "./act.server";
import { enqueueForWorker } from "./enqueue-order-email.server";
import { issueAccessToken } from "./order-access.server";
import { releasedEmail, teamOrderEmail } from "./order-emails";
import type { OrderDetails } from "./order-schema";
import * as Orders from "./orders.repository.server";
import { moveOrder } from "./update-order-state.server";

/**
 * The order waits for the operator, without email or checkout: a buyer's browser may have filled the honeypot. Undefined
 * for one that was placed without it, or that the operator has released: it goes on as any other.
 */
export function flagOrder(formId: string, details: OrderDetails): Promise<string | undefined> {
  return inTransaction(db, async (trx) => {
    const known = await Orders.findByForm(trx, formId);
    if (known && known.state !== "flagged") return undefined;
    if (known) {
      await editFlagged(trx, known, details);
      return known.id;
    }
    const { id } = await Orders.insert(trx, formId, details, "flagged");
    await History.insert(trx, id, { kind: "ordered", actor: "customer" });
    log.info({ orderId: id }, "order set aside");
    return id;
  });
}

/** Stores what was sent anew; of its edits the history has the newest. */
export async function editFlagged(trx: Trx, { id }: Orders.Order, details: OrderDetails) {
  const order = await Orders.update(trx, id, Orders.detailColumns(details));
  await History.deleteAllOfKind(trx, id, "edited");
  await History.insert(trx, id, { kind: "edited", actor: "customer" });
  return order;
}

/** Emails the buyer a private link to the filled form and the payment, and the team the order. False where none is flagged. */
export function releaseOrder(by: Act): Promise<Acted<boolean>> {
  return act(by, async (trx, order) => {
    if (order.state !== "flagged") return false;
    await moveOrder(trx, order, "released");
    await History.insert(trx, order.id, { kind: "released", actor: by.actor });
    const token = await issueAccessToken(trx, order.id);
    const received = teamOrderEmail(order, config.team, false);
    await enqueueForWorker(trx, order, "received", received);
    await enqueueForWorker(trx, order, "released", releasedEmailWith(token, order));
    return true;
  });
}

function releasedEmailWith(token: string, order: Orders.Order) {
  const url = `${config.siteUrl}/contact?link=${token}#contact-form`;
  return releasedEmail(order, url, config.supportEmail);
}

/** Emails a private link to the address that a buyer has corrected in the form behind a former link. Returns its token. */
export async function renewLink(trx: Trx, order: Orders.Order): Promise<string> {
  const token = await issueAccessToken(trx, order.id);
  await enqueueEmail(trx, {
    dedupeKey: `order ${order.id} released ${order.attempt}`,
    mail: releasedEmailWith(token, order),
    orderId: order.id,
    rateLimited: true,
  });
  return token;
}
