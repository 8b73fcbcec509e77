import { randomUUID } from "node:crypto";
import { withLock } from "~/concurrency/locks.server";
import { config } from "~/config/config.server";
import { db } from "~/database/connection.server";
import { timestamp } from "~/time/time";
import { enqueueEmail, tryToDeliverWithin } from "~/email/outbox.server";
import { findOrder, moveOrder, updateOrder } from "~/ordering/orders.server";
import { publicUrl } from "~/storage/bucket.server";
import { assetMail } from "./asset-mail";
import type { AssetDetails } from "./asset-schema";
import { cancelReminders } from "./cancel-reminders.server";
import { findDraft } from "./drafts.server";
import { orderDraft } from "./order-draft.server";
import { findAllByDraft } from "./uploads.server";

/** `mailed` is false when the team's mail could not be sent within its deadline; the outbox goes on trying. */
export interface Submission {
  mailed: boolean;
}

/**
 * Submits a stored draft: claims its files, writes the inquiry and queues the team's mail in one transaction,
 * then tries the mail. A draft that is submitted already is left as it is. The inquiry's id is the caller's,
 * so that whoever sends the same page again can be recognised.
 */
export function submitAssets(
  draftId: string,
  details: AssetDetails,
  inquiryId: string = randomUUID(),
): Promise<Submission> {
  return withLock(`draft ${draftId}`, async () => {
    const mailId = await recordInquiry(draftId, details, inquiryId);
    return {
      mailed: mailId === undefined || (await tryToDeliverWithin(mailId, config.mail.timeoutMs)),
    };
  });
}

function recordInquiry(
  draftId: string,
  details: AssetDetails,
  inquiryId: string,
): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    const draft = await findDraft(draftId, trx);
    if (draft?.state !== "open") return undefined;
    const order = draft.order_id ? await findOrder(draft.order_id, trx) : undefined;
    const adds = order && (await orderDraft(order, trx)).firstReceivedAt !== undefined;
    const uploads = await findAllByDraft(draftId, trx);
    const files = uploads.map((upload) => ({ ...upload, url: publicUrl(upload.key) }));
    await trx
      .updateTable("uploads")
      .set({ state: "claimed" })
      .where("draft_id", "=", draftId)
      .where("state", "=", "stored")
      .execute();
    await trx
      .updateTable("drafts")
      .set({ state: "submitted", updated_at: timestamp() })
      .where("id", "=", draftId)
      .execute();
    await trx
      .insertInto("inquiries")
      .values({
        id: inquiryId,
        draft_id: draftId,
        order_id: order?.id ?? null,
        name: details.businessName,
        email: details.email,
        package_type: "onboarding",
        project_description: details.textContent,
        assets_description: describeAssets(details),
        file_urls: JSON.stringify(files.map((file) => file.url)),
        timeline: "standard",
        payment_status: "paid",
        created_at: timestamp(),
      })
      .execute();
    if (order) {
      const assets_received_at = order.assets_received_at ?? timestamp();
      await moveOrder(
        trx,
        await updateOrder(trx, order.id, { assets_received_at }),
        "assets_received",
      );
      await cancelReminders(trx, order.id, "everybody");
    }
    return enqueueEmail(trx, {
      dedupeKey: `inquiry ${draftId} received`,
      mail: assetMail(config.mail.to, details, files, order?.reference, adds),
      orderId: order?.id,
      inquiryId,
      rateLimited: !order?.paid_at,
    });
  });
}

/** The website, colours and social links as one readable text. */
export function describeAssets(details: AssetDetails): string {
  return [
    `Website: ${details.websiteUrl || "none given"}`,
    `Brand colors: ${details.brandColors || "none given"}`,
    `Social links: ${details.socialLinks || "none given"}`,
  ].join("\n");
}
