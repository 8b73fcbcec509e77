import { config } from "~/server/config/config.server";
import { db } from "~/server/database/connection.server";
import type { Connection } from "~/server/database/tables";
import * as Outbox from "~/server/email/outbox.repository.server";
import * as History from "~/server/history/history.repository.server";
import { timestamp } from "~/server/time/time";
import { act, type Act, type Acted } from "./act.server";
import { enqueueForWorker } from "./enqueue-order-email.server";
import { isAnonymized } from "./erase-order.server";
import { issueOrderLink } from "./order-access.server";
import { linkEmail } from "./order-emails";

/** Emails a paid order's buyer a new private link, once a minute at most, to fill no inbox; earlier links go on working. */
export function sendLink(by: Act): Promise<Acted<"emailed" | "unpaid" | "erased">> {
  return act(by, async (trx, order) => {
    if (!order.paid_at) return "unpaid";
    if (isAnonymized(order)) return "erased";
    if (await isLinkSentInMinute(order.id, trx)) return "emailed";
    const url = await issueOrderLink(trx, order.id);
    const mail = linkEmail(order, url, config.supportEmail);
    await enqueueForWorker(trx, order, `link ${timestamp()}`, mail);
    await History.insert(trx, order.id, { kind: "link_sent", actor: by.actor });
    return "emailed";
  });
}

/** Whether a link was emailed in the last minute: then {@link sendLink} sends none. */
export function isLinkSentInMinute(orderId: string, on: Connection = db): Promise<boolean> {
  return Outbox.existsOfMinute(on, orderId, `order ${orderId} link `);
}
