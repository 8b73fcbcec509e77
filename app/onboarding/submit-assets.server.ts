import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { withLock } from "~/concurrency/locks.server";
import { config } from "~/config/config.server";
import { db } from "~/database/connection.server";
import type { Database } from "~/database/tables";
import { inTransaction, onCommit } from "~/database/transaction.server";
import { isAnonymized } from "~/ordering/anonymize-order.server";
import * as Orders from "~/ordering/orders.repository.server";
import { planOf } from "~/ordering/plan";
import { timestamp } from "~/time/time";
import { enqueueEmail, tryToDeliverWithin } from "~/email/outbox.server";
import { moveOrder } from "~/ordering/update-order-state.server";
import { publicUrl } from "~/storage/bucket.server";
import { assetEmail } from "./asset-email";
import type { AssetDetails } from "./asset-schema";
import { assetsArrivedEmail, type Arrived } from "./assets-arrived-email";
import * as Drafts from "./drafts.repository.server";
import * as Inquiries from "./inquiries.repository.server";
import * as Reminders from "./reminders.repository.server";
import { draftOfOrder } from "./resolve-draft.server";
import * as Uploads from "./uploads.repository.server";

/** `mailed` is false when the team's email could not be sent within its deadline; the outbox retries it. */
export interface Submission {
  mailed: boolean;
}

/**
 * Submits a stored draft: claims its files, inserts the inquiry and enqueues its emails in one transaction, then tries to
 * send the team's. A draft that is submitted already does not change. The caller chooses the inquiry's id, so that the
 * same page is recognized when it is sent again.
 */
export function submitAssets(
  draftId: string,
  details: AssetDetails,
  inquiryId: string = randomUUID(),
): Promise<Submission> {
  return withLock(`draft ${draftId}`, async () => {
    const mailId = await recordSubmission(draftId, details, inquiryId);
    return {
      mailed: mailId === undefined || (await tryToDeliverWithin(mailId, config.mail.timeoutMs)),
    };
  });
}

/** The id of the team's email; undefined where the draft was submitted before. */
function recordSubmission(
  draftId: string,
  details: AssetDetails,
  inquiryId: string,
): Promise<string | undefined> {
  return inTransaction(db, async (trx) => {
    const draft = await Drafts.findById(trx, draftId);
    if (draft?.state !== "open") return undefined;
    const order = draft.order_id ? await Orders.findById(trx, draft.order_id) : undefined;
    const isAddition = order && (await draftOfOrder(trx, order)).firstReceivedAt !== undefined;
    const uploads = await Uploads.findAllByDraft(trx, draftId);
    const files = uploads.map((upload) => ({ ...upload, url: publicUrl(upload.key) }));
    await Uploads.claimAllByDraft(trx, draftId);
    await Drafts.updateToSubmitted(trx, draftId);
    await Inquiries.insert(trx, {
      id: inquiryId,
      draft_id: draftId,
      order_id: order?.id ?? null,
      name: details.businessName,
      email: details.email,
      project_description: details.textContent,
      assets_description: describeAssets(details),
      file_urls: JSON.stringify(files.map((file) => file.url)),
    });
    if (order) {
      const received = await markAssetsReceived(trx, order);
      const arrived = { details, files, adds: isAddition ?? false };
      await confirmArrival(trx, received, arrived, { draftId, inquiryId });
    }
    return enqueueEmail(trx, {
      dedupeKey: `inquiry ${draftId} received`,
      mail: assetEmail(config.mail.to, details, files, order?.reference, isAddition),
      orderId: order?.id,
      inquiryId,
      rateLimited: !order?.paid_at,
    });
  });
}

async function markAssetsReceived(
  trx: Transaction<Database>,
  order: Orders.Order,
): Promise<Orders.Order> {
  const assets_received_at = order.assets_received_at ?? timestamp();
  const received = await Orders.update(trx, order.id, { assets_received_at });
  await moveOrder(trx, received, "assets_received");
  await Reminders.deleteUnsent(trx, order.id, "everybody");
  return received;
}

/**
 * Enqueues the email that confirms assets to the buyer of a paid order, and tries to send it after the commit without
 * the visitor waiting for it. It goes to the order's address: that of the form may be anybody's.
 */
async function confirmArrival(
  trx: Transaction<Database>,
  order: Orders.Order,
  arrived: Omit<Arrived, "plan">,
  { draftId, inquiryId }: { draftId: string; inquiryId: string },
): Promise<void> {
  const { paid_at } = order;
  if (!paid_at || isAnonymized(order)) return;
  const isReady = order.ready_at ?? order.launched_at;
  const plan = isReady ? undefined : planOf({ ...order, paid_at }, config.timeZone, new Date());
  const mailId = await enqueueEmail(trx, {
    dedupeKey: `inquiry ${draftId} confirmed`,
    mail: assetsArrivedEmail(order, { ...arrived, plan }, config.supportEmail),
    orderId: order.id,
    inquiryId,
  });
  if (mailId) onCommit(trx, () => tryToDeliverWithin(mailId, config.mail.timeoutMs));
}

/** The website, colors and social links as one readable text. */
function describeAssets(details: AssetDetails): string {
  return [
    `Website: ${details.websiteUrl || "none given"}`,
    `Brand colors: ${details.brandColors || "none given"}`,
    `Social links: ${details.socialLinks || "none given"}`,
  ].join("\n");
}
