import { randomUUID } from "node:crypto";
import { withLock } from "~/server/concurrency/locks.server";
import { config } from "~/server/config/config.server";
import { db } from "~/server/database/connection.server";
import type { Actor } from "~/server/database/states";
import type { Connection, Trx } from "~/server/database/tables";
import { inTransaction, onCommit } from "~/server/database/transaction.server";
import { isAnonymized } from "~/orders/erase-order.server";
import { issueOrderLink } from "~/orders/order-access.server";
import * as Orders from "~/orders/orders.repository.server";
import { planOf } from "~/orders/plan";
import { isPaying } from "~/orders/sender.server";
import { timestamp } from "~/server/time/time";
import * as Outbox from "~/server/email/outbox.repository.server";
import * as History from "~/server/history/history.repository.server";
import { enqueueEmail, tryToDeliverWithin } from "~/server/email/outbox.server";
import { moveOrder } from "~/orders/update-order-state.server";
import { publicUrl } from "~/server/storage/bucket.server";
import { assetEmail, assetsArrivedEmail, type Arrived, type Occasion } from "./asset-emails";
import { assetFields, assetLabels } from "./asset-fields";
import type { AssetDetails } from "./asset-schema";
import type { Draft } from "./draft-row.server";
import * as Drafts from "./drafts.repository.server";
import * as Inquiries from "./inquiries.repository.server";
import * as Reminders from "~/orders/reminders.repository.server";
import { draftOfOrder } from "./order-draft.server";
import * as Uploads from "./uploads.repository.server";

/** Where the inquiry is not a paid order's: each addition stores an email. */
const MAX_ADDITIONS = 3;

/** Of a page: the files that it has sent, and those that came with its post, which others may have sent before. */
const isOf = (page: string, ids: readonly string[]) => (file: Uploads.Upload) =>
  file.page === page || ids.includes(file.id);

/**
 * Undefined where another page has submitted the draft; `alone`: the files of the post where what others have begun in the
 * draft is not sent. `mailed` is false when the email to the team is retried later.
 */
export function submitAssets(
  draftId: string,
  details: AssetDetails,
  page: string,
  alone?: readonly string[],
) {
  return withLock(`draft ${draftId}`, async () => {
    const recorded = await recordSubmission(draftId, details, page, alone);
    if (!recorded || recorded === "limit_reached") return recorded;
    const { mailId } = recorded;
    return { mailed: !mailId || (await tryToDeliverWithin(mailId, config.mail.timeoutMs)) };
  });
}

/** Whether a page was submitted with exactly these texts, and has sent no other file since. */
export async function isSubmitted(page: string, details: AssetDetails): Promise<boolean> {
  const inquiry = await Inquiries.findById(db, page);
  return inquiry !== undefined && !(await findAddition(db, inquiry, details));
}

/**
 * What a draft would repeat: the newest submission of its order, else that of the form's first draft, where it has exactly
 * these texts and the draft has no file of the form's page. Another page has sent it since the form was opened: later, it is
 * meant.
 */
export async function findRepeated(
  { id, order_id: orderId }: Draft,
  form: { id: string; page?: string; since?: number },
  details: AssetDetails,
  ids: readonly string[],
): Promise<Inquiries.Inquiry | undefined> {
  if ((await findFiles(db, id)).some(isOf(form.page ?? "", ids))) return undefined;
  const newest = orderId
    ? (await Inquiries.findAllByOrder(db, orderId)).at(-1)
    : await Inquiries.findByDraft(db, form.id);
  if (!newest || (form.since ?? 0) >= Date.parse(newest.created_at)) return undefined;
  return hasTexts(newest, details) ? newest : undefined;
}

function recordSubmission(
  draftId: string,
  details: AssetDetails,
  inquiryId: string,
  alone?: readonly string[],
) {
  return inTransaction(db, async (trx) => {
    // First: it locks the draft, to which files and texts are written at any time.
    const draft = await Drafts.updateToSubmitted(trx, draftId);
    if (!draft) return recordAddition(trx, details, inquiryId);
    const order = draft.order_id ? await Orders.findById(trx, draft.order_id) : undefined;
    const isAddition = order && (await draftOfOrder(trx, order)).firstReceivedAt !== undefined;
    const all = await findFiles(trx, draftId);
    const files = alone ? all.filter(isOf(inquiryId, alone)) : all;
    await Uploads.claimAll(trx, files);
    await Inquiries.insert(trx, {
      ...columnsOf(details, files),
      id: inquiryId,
      draft_id: draftId,
      order_id: order?.id ?? null,
    });
    if (order && alone) {
      const own = { page: inquiryId, fields: details };
      await Drafts.leaveToOthers(trx, draft, own, await draftOfOrder(trx, order));
    }
    const received = order && (await markAssetsReceived(trx, order, files.length));
    return announce(trx, inquiryId, received, details, files, isAddition ? "more" : "first");
  });
}

/** Undefined where the page has no inquiry. */
async function recordAddition(
  trx: Trx,
  details: AssetDetails,
  inquiryId: string,
): Promise<{ mailId?: string } | "limit_reached" | undefined> {
  const inquiry = await Inquiries.findById(trx, inquiryId);
  if (!inquiry) return undefined;
  const addition = await findAddition(trx, inquiry, details);
  if (!addition) return {};
  const order = inquiry.order_id ? await Orders.findById(trx, inquiry.order_id) : undefined;
  const isLimited = config.rateLimit && !isPaying(order);
  if (isLimited && (await Outbox.countByInquiry(trx, inquiryId)) > MAX_ADDITIONS) {
    return "limit_reached";
  }
  await Uploads.claimAll(trx, addition.files);
  await Inquiries.update(trx, inquiryId, addition.columns);
  if (order) await markAssetsReceived(trx, order, addition.files.length);
  return announce(trx, inquiryId, order, details, addition.files, "again");
}

async function findAddition(on: Connection, inquiry: Inquiries.Inquiry, details: AssetDetails) {
  // Not what the team uploads at this moment.
  const isOwn = ({ state, sent_by }: Uploads.Upload) => state === "claimed" || !sent_by;
  const all = (await findFiles(on, inquiry.draft_id)).filter(isOwn);
  const files = all.filter(({ state }) => state === "stored");
  const isSame = files.length === 0 && hasTexts(inquiry, details);
  return isSame ? undefined : { columns: columnsOf(details, all), files };
}

function hasTexts(inquiry: Inquiries.Inquiry, details: AssetDetails): boolean {
  const { file_urls: _, ...texts } = columnsOf(details, []);
  const names = Object.keys(texts) as (keyof typeof texts)[];
  return names.every((name) => inquiry[name] === texts[name]);
}

async function findFiles(on: Connection, draftId: string) {
  const uploads = await Uploads.findAllByDraft(on, draftId);
  return uploads.map((upload) => ({ ...upload, url: publicUrl(upload.key) }));
}

function columnsOf(details: AssetDetails, files: readonly { url: string }[]) {
  const others = assetFields.filter(
    (field) => !["businessName", "email", "textContent"].includes(field),
  );
  return {
    name: details.businessName,
    email: details.email,
    project_description: details.textContent,
    assets_description: others
      .map((field) => `${assetLabels[field]}: ${details[field] || "none given"}`)
      .join("\n"),
    file_urls: JSON.stringify(files.map((file) => file.url)),
  };
}

async function announce(
  trx: Trx,
  inquiryId: string,
  order: Orders.Order | undefined,
  details: AssetDetails,
  files: Awaited<ReturnType<typeof findFiles>>,
  occasion: Occasion,
) {
  // A page may be sent again with changes any number of times.
  const fact = `inquiry ${inquiryId}${occasion === "again" ? ` ${randomUUID()}` : ""}`;
  if (order) {
    const arrived = { details, files, adds: occasion !== "first" };
    await confirmArrival(trx, order, arrived, { dedupeKey: `${fact} confirmed`, inquiryId });
  }
  const mailId = await enqueueEmail(trx, {
    dedupeKey: `${fact} received`,
    mail: assetEmail(config.team, details, files, order, occasion),
    orderId: order?.id,
    inquiryId,
    rateLimited: !isPaying(order),
  });
  return { mailId };
}

/** `files`: how many came, apart from texts; `linked`: the team gave the order what was sent without one. */
export async function markAssetsReceived(
  trx: Trx,
  order: Orders.Order,
  files: number,
  actor: Actor = "customer",
  linked = false,
) {
  const assets_received_at = order.assets_received_at ?? timestamp();
  const received = await Orders.update(trx, order.id, { assets_received_at });
  await moveOrder(trx, received, "assets_received");
  if (!linked) await Inquiries.updateLinkedAhead(trx, order.id);
  await Reminders.deleteUnsent(trx, order.id, "everybody");
  const kind = order.assets_received_at ? "assets_added" : "assets_received";
  await History.insert(trx, order.id, {
    ...{ kind: linked ? "assets_linked" : kind, actor },
    facts: { files },
  });
  return received;
}

/** Goes to the order's address, because that of the form may be anybody's; the visitor does not wait for it. */
async function confirmArrival(
  trx: Trx,
  order: Orders.Order,
  arrived: Omit<Arrived, "plan" | "orderUrl">,
  about: { dedupeKey: string; inquiryId: string },
) {
  const { paid_at } = order;
  if (!paid_at || isAnonymized(order)) return;
  const isReady = order.ready_at ?? order.launched_at;
  const plan = isReady ? undefined : planOf({ ...order, paid_at }, config.timeZone, new Date());
  const orderUrl = await issueOrderLink(trx, order.id);
  const mailId = await enqueueEmail(trx, {
    ...about,
    mail: assetsArrivedEmail(order, { ...arrived, plan, orderUrl }, config.supportEmail),
    orderId: order.id,
  });
  if (mailId) onCommit(trx, () => tryToDeliverWithin(mailId, config.mail.timeoutMs));
}
