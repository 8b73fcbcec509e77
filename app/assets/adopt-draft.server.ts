import { config } from "~/server/config/config.server";
import { db } from "~/server/database/connection.server";
import type { Trx } from "~/server/database/tables";
import { inTransaction } from "~/server/database/transaction.server";
import { isOfFirm } from "~/orders/order-access.server";
import * as Orders from "~/orders/orders.repository.server";
import { enqueueEmail } from "~/server/email/outbox.server";
import { earlierAssetsEmail } from "./asset-emails";
import type { Draft } from "./draft-row.server";
import * as Drafts from "./drafts.repository.server";
import { moveInquiry } from "./link-inquiry.server";
import * as Inquiries from "./inquiries.repository.server";
import { draftOfOrder } from "./order-draft.server";
import { markAssetsReceived } from "./submit-assets.server";
import * as Uploads from "./uploads.repository.server";

/**
 * Makes a part of its order what a buyer saved before the order was paid, or sent under its name or address. False
 * where there is nothing to adopt.
 */
export function adoptDraft(draft: Draft, orderId: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    // It may have been readdressed since it was read.
    const order = await Orders.findById(trx, orderId);
    if (!order) return false;
    return draft.state === "open"
      ? Drafts.adopt(trx, draft.id, orderId, await draftOfOrder(trx, order))
      : adoptSubmission(trx, draft.id, order);
  });
}

async function adoptSubmission(trx: Trx, draftId: string, order: Orders.Order): Promise<boolean> {
  const inquiry = await Inquiries.findByDraft(trx, draftId);
  // One browser may order for several firms.
  if (!inquiry || inquiry.order_id || !isOfFirm(order, inquiry)) return false;
  await moveInquiry(trx, order, inquiry, { order_id: order.id, linked_at: null });
  const files = await Uploads.findAllByDraft(trx, draftId);
  await markAssetsReceived(trx, order, files.length);
  await enqueueEmail(trx, {
    dedupeKey: `inquiry ${inquiry.id} of order ${order.id}`,
    mail: earlierAssetsEmail(config.team, inquiry, order),
    orderId: order.id,
    inquiryId: inquiry.id,
  });
  return true;
}
