import { randomUUID } from "node:crypto";
import { act, type Act, type Acted } from "~/orders/act.server";
import { enqueueForWorker } from "~/orders/enqueue-order-email.server";
import { isAnonymized } from "~/orders/erase-order.server";
import { type Contents, hashFiles } from "~/orders/hash-files.server";
import * as Orders from "~/orders/orders.repository.server";
import * as Requests from "~/orders/requests.repository.server";
import { issueOrderLink } from "~/orders/order-access.server";
import { isRunning } from "~/orders/order-states";
import { recomputeOrderState } from "~/orders/update-order-state.server";
import { config } from "~/server/config/config.server";
import { db } from "~/server/database/connection.server";
import type { Trx } from "~/server/database/tables";
import * as History from "~/server/history/history.repository.server";
import { publicUrl } from "~/server/storage/bucket.server";
import { timestamp } from "~/server/time/time";
import { type FileChange, sentFileEmail, teamFileEmail } from "./sent-file-emails";
import * as Drafts from "./drafts.repository.server";
import { newestInquiry, teamDraftId } from "./draft-for-files.server";
import { MAX_FILES } from "./file-rules";
import * as Inquiries from "./inquiries.repository.server";
import { draftOfOrder } from "./order-draft.server";
import { markAssetsReceived } from "./submit-assets.server";
import * as Uploads from "./uploads.repository.server";
import { countSlots } from "./uploads.server";

/*
 * A file that was sent for an order leaves its submission at once, and its object leaves the bucket some days later, by
 * retention: until then it can be put back.
 */

const MAX_TOLD = 6;

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

export async function restoreFile(by: Act, uploadId: string): Promise<Acted<Restored>> {
  const contents = await hashAlike(uploadId);
  return act(by, async (trx, order) => {
    const file = await findSent(trx, order, uploadId);
    if (!file) return "unknown_file";
    const others = await Uploads.findAllByDraft(trx, file.draft_id);
    const { removed_at } = file;
    if (!removed_at) return "same";
    // A draft takes each file once.
    const isAgain = ({ id }: Uploads.Upload) =>
      contents.has(id) && contents.get(id) === contents.get(file.id);
    if (alikeIn(others, file).some(isAgain)) return "same";
    if (others.filter(isSent).length >= MAX_FILES) return "full";
    await mark(trx, by, order, file, "restored");
    return "restored";
  });
}

const alikeIn = (files: readonly Uploads.Upload[], { name, size }: Uploads.Upload) =>
  files.filter((one) => one.name === name && one.size === size);

/** Before the transaction: the contents of a file and of what may be the same, sent again. */
async function hashAlike(uploadId: string): Promise<Contents> {
  const file = await Uploads.findById(db, uploadId);
  const alike = file ? alikeIn(await Uploads.findAllByDraft(db, file.draft_id), file) : [];
  return file && alike.length > 0 ? hashFiles([file, ...alike]) : new Map();
}

/** As {@link Restored}. `same`: none of them is new. `closed`: nothing was sent before, the order is not worked on any more, or its buyer was erased. */
export type Added = "added" | "same" | "closed" | "unknown_file" | "full";

/**
 * Sends the files that have arrived in the draft of `draftForMoreFiles`, also where more was sent since; `given` are
 * those of the post.
 */
export function addFiles(
  by: Act,
  given: readonly string[],
  replaced?: string,
): Promise<Acted<Added>> {
  return act(by, async (trx, order) => {
    if (!isRunning(order.state) || isAnonymized(order)) return "closed";
    const received = await Requests.findAllFiles(trx, order.id, given);
    // The buyer may have sent something since they began to arrive.
    const begins = received[0]?.draft_id === teamDraftId(order);
    const inquiry =
      (begins && (await submitForBuyer(trx, order))) || (await newestInquiry(trx, order));
    if (!inquiry) return "closed";
    const { draft_id } = received[0] ?? inquiry;
    await Drafts.touch(trx, draft_id);
    const former = replaced === undefined ? undefined : await findSent(trx, order, replaced);
    if (replaced !== undefined && !former) return "unknown_file";
    const isReplaced = former && !former.removed_at && received.some(({ id }) => id !== former.id);
    // Others may be arriving with another's post, or came with one that was answered that nothing is stored.
    const all = await Uploads.findAllByDraft(trx, draft_id);
    const arrived = all.filter(({ id }) => given.includes(id));
    const files = arrived.filter(({ state }) => state === "stored");
    if (files.length === 0 && !isReplaced) return "same";
    // Another post may have been done since this one began.
    const taken = countSlots(all, { replaces: replaced, besideSent: true });
    if (taken + files.length > MAX_FILES) return "full";
    await Uploads.claimAll(trx, files);
    if (files.length > 0) await markAssetsReceived(trx, order, files.length, by.actor);
    else await Orders.update(trx, order.id, {});
    if (isReplaced) {
      await Uploads.updateRemoved(trx, former.id, timestamp());
      const facts = { name: former.name };
      await History.insert(trx, order.id, { kind: "file_removed", actor: by.actor, facts });
    }
    for (const id of new Set([draft_id, former?.draft_id ?? draft_id])) {
      await updateFileUrls(trx, id);
    }
    const links = arrived.map(({ name, key }) => ({ name, url: publicUrl(key) }));
    const change = isReplaced
      ? ({ kind: "replaced", name: former.name, files: links } as const)
      : ({ kind: "added", files: links } as const);
    const fact = `files ${randomUUID()}`;
    if (by.actor === "customer") await tell(trx, by, order, fact, change);
    else await tellBuyer(trx, order, fact, change, true);
    return "added";
  });
}

/** Makes what the team has uploaded a submission of the order; what its buyer has begun comes next. */
async function submitForBuyer(trx: Trx, order: Orders.Order) {
  const sent = await Drafts.updateToSubmitted(trx, teamDraftId(order));
  if (!sent) return undefined;
  const begun = await draftOfOrder(trx, order);
  const { name, email } = order;
  const texts = { project_description: "", assets_description: "", file_urls: "[]" };
  const inquiry = { id: randomUUID(), draft_id: sent.id, order_id: order.id };
  await Inquiries.insert(trx, { ...inquiry, ...texts, name, email });
  await Drafts.updateId(trx, begun.id, (await draftOfOrder(trx, order)).id);
  return inquiry;
}

/** Of what the team alone has sent: it is a submission while one of its files is used. */
async function submitOrTakeBack(trx: Trx, by: Act, order: Orders.Order, file: Uploads.Upload) {
  const { id, name, draft_id } = file;
  const isUsed = (await Uploads.findAllByDraft(trx, draft_id)).some(isSent);
  const inquiries = await Inquiries.findAllByOrder(trx, order.id);
  const inquiry = inquiries.find((one) => one.draft_id === draft_id);
  if (isUsed && !inquiry && (await submitForBuyer(trx, order))) {
    await markAssetsReceived(trx, order, 1, by.actor);
  }
  if (isUsed || !inquiry || inquiries.length > 1) return;
  const next = await draftOfOrder(trx, order);
  await Inquiries.deleteById(trx, inquiry.id);
  await Drafts.updateToOpen(trx, draft_id);
  await Drafts.updateId(trx, next.id, (await draftOfOrder(trx, order)).id);
  await Orders.update(trx, order.id, { assets_received_at: null });
  await recomputeOrderState(trx, order.id);
  if (by.actor === "customer") return;
  const change = { kind: "removed", name } as const;
  await tellBuyer(trx, order, `file ${id} taken back ${timestamp()}`, change, true);
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
  file: Uploads.Upload,
  kind: "removed" | "restored",
): Promise<void> {
  const { id, name, draft_id } = file;
  const now = timestamp();
  await Uploads.updateRemoved(trx, id, kind === "removed" ? now : null);
  if (draft_id === teamDraftId(order)) await submitOrTakeBack(trx, by, order, file);
  await updateFileUrls(trx, draft_id);
  // Another version: who acts meanwhile has not seen it.
  await Orders.update(trx, order.id, {});
  const facts = { name };
  await History.insert(trx, order.id, { kind: `file_${kind}`, actor: by.actor, facts });
  // However often it is removed and put back: its buyer and the team get so many emails about it in a day.
  const day = now.slice(0, "2026-11-27".length);
  for (let n = 1; n <= MAX_TOLD; n += 1) {
    const change = { kind, name, isLastTold: n === MAX_TOLD };
    if (await tell(trx, by, order, `file ${id} ${day} ${n}`, change)) return;
  }
}

const isSent = ({ state }: Uploads.Upload) => state === "claimed";

async function updateFileUrls(trx: Trx, draftId: string): Promise<void> {
  const files = await Uploads.findAllByDraft(trx, draftId);
  const urls = files.filter(isSent).map(({ key }) => publicUrl(key));
  await Inquiries.updateFileUrls(trx, draftId, JSON.stringify(urls));
}

/** The buyer and the team, of what was done on the order's page; false if they were told of the `fact` before. */
async function tell(trx: Trx, by: Act, order: Orders.Order, fact: string, change: FileChange) {
  if (by.actor !== "customer" || isAnonymized(order)) return true;
  const toTeam = teamFileEmail(order, config.team, change);
  if (!(await enqueueForWorker(trx, order, `${fact} team`, toTeam))) return false;
  await tellBuyer(trx, order, fact, change);
  return true;
}

async function tellBuyer(
  trx: Trx,
  order: Orders.Order,
  fact: string,
  change: FileChange,
  byTeam = false,
): Promise<void> {
  if (isAnonymized(order)) return;
  const orderUrl = await issueOrderLink(trx, order.id);
  const mail = sentFileEmail(order, change, { orderUrl, byTeam }, config.supportEmail);
  await enqueueForWorker(trx, order, fact, mail);
}
