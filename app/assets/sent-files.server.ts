import { act, type Act, type Acted } from "~/orders/act.server";
import { enqueueForWorker } from "~/orders/enqueue-order-email.server";
import { isAnonymized } from "~/orders/erase-order.server";
import * as Orders from "~/orders/orders.repository.server";
import { config } from "~/server/config/config.server";
import type { Trx } from "~/server/database/tables";
import * as History from "~/server/history/history.repository.server";
import { publicUrl } from "~/server/storage/bucket.server";
import { timestamp } from "~/server/time/time";
import { sentFileEmail, teamFileEmail } from "./asset-emails";
import * as Drafts from "./drafts.repository.server";
import { MAX_FILES } from "./file-rules";
import * as Inquiries from "./inquiries.repository.server";
import * as Uploads from "./uploads.repository.server";

/*
 * A file that was sent for an order leaves its submission at once, and its object leaves the bucket some days later, by
 * retention: until then it can be put back.
 */

/** `unknown_file`: none that was sent for this order, or its object is deleted. */
export type Removed = "removed" | "same" | "unknown_file";

export function removeFile(by: Act, uploadId: string): Promise<Acted<Removed>> {
  return act(by, async (trx, order) => {
    const file = await findSent(trx, order, uploadId);
    if (!file) return "unknown_file";
    if (file.removed_at) return "same";
    await mark(trx, by, order, file, "removed");
    return "removed";
  });
}

/** `same`: it is not removed, or was sent again since. `full`: its submission has as many files as one may have. */
export type Restored = "restored" | "same" | "unknown_file" | "full";

export function restoreFile(by: Act, uploadId: string): Promise<Acted<Restored>> {
  return act(by, async (trx, order) => {
    const file = await findSent(trx, order, uploadId);
    if (!file) return "unknown_file";
    const others = await Uploads.findAllByDraft(trx, file.draft_id);
    const isThere = others.some(({ name, size }) => name === file.name && size === file.size);
    if (!file.removed_at || isThere) return "same";
    if (others.length >= MAX_FILES) return "full";
    await mark(trx, by, order, file, "restored");
    return "restored";
  });
}

/** Locks its draft: no other file is added meanwhile. */
async function findSent(trx: Trx, order: Orders.Order, uploadId: string) {
  const file = await Uploads.findById(trx, uploadId);
  if (file?.state !== "claimed") return undefined;
  const draft = await Drafts.touch(trx, file.draft_id);
  return draft?.order_id === order.id ? file : undefined;
}

async function mark(
  trx: Trx,
  by: Act,
  order: Orders.Order,
  { id, name, draft_id }: Uploads.Upload,
  change: "removed" | "restored",
): Promise<void> {
  const now = timestamp();
  await Uploads.updateRemoved(trx, id, change === "removed" ? now : null);
  const files = await Uploads.findAllByDraft(trx, draft_id);
  const urls = files.map(({ key }) => publicUrl(key));
  await Inquiries.updateFileUrls(trx, draft_id, JSON.stringify(urls));
  // Another version: who acts meanwhile has not seen it.
  await Orders.update(trx, order.id, {});
  const kind = `file_${change}` as const;
  await History.insert(trx, order.id, { kind, actor: by.actor, facts: { name } });
  if (by.actor !== "customer" || isAnonymized(order)) return;
  // However often it is removed and put back, its buyer and the team get each email once a day.
  const fact = `file ${id} ${change} ${now.slice(0, "2026-11-27".length)}`;
  const mail = sentFileEmail(order, name, change, config.supportEmail);
  await enqueueForWorker(trx, order, fact, mail);
  const toTeam = teamFileEmail(order, config.mail.to, name, change);
  await enqueueForWorker(trx, order, `${fact} team`, toTeam);
}
