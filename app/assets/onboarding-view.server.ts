import { randomUUID } from "node:crypto";
import { z } from "zod";
import { config } from "~/server/config/config.server";
import type { Message } from "~/content/messages";
import { db, plainDb } from "~/server/database/connection.server";
import { launchCopy, type LaunchCopy } from "~/orders/launch.server";
import { findOrderByAccessToken } from "~/orders/order-access.server";
import { orderStateCopy } from "~/orders/order-state-copy";
import { isRunning } from "~/orders/order-states";
import * as Orders from "~/orders/orders.repository.server";
import type { OwnWork } from "~/orders/other-order-page";
import { shownPlan } from "~/orders/receipt.server";
import { shownState } from "~/orders/update-order-state.server";
import { decryptToken, encryptToken } from "~/server/security/encrypted-token.server";
import { issueFormToken } from "~/server/security/form-token.server";
import { localDayInWords } from "~/server/time/local-days.server";
import { hasValidEmail } from "./asset-schema";
import { checklistOf } from "./checklist";
import { isFromBuyer } from "./draft-for-post.server";
import { type Draft, fieldsOf } from "./draft-row.server";
import * as Drafts from "./drafts.repository.server";
import type { OnboardingView, UploadedFile } from "./onboarding-view";
import { draftOfOrder } from "./order-draft.server";
import type { VisitedDraft } from "./resolve-draft.server";
import * as Uploads from "./uploads.repository.server";

export async function formView(draft: VisitedDraft, ownWork?: OwnWork): Promise<OnboardingView> {
  const { id, draftId, values, order, firstReceivedAt } = draft;
  return {
    page: "form",
    token: issueFormToken("onboarding", { id, page: randomUUID(), order: order?.id }),
    draftId,
    values,
    emailValid: hasValidEmail(values),
    files: await uploadedFiles(draftId),
    reference: order?.reference,
    firstReceivedOn: firstReceivedAt && localDayInWords(firstReceivedAt),
    incomplete: isIncomplete(order),
    plan: order && shownPlan(order),
    closed: await closedMessage(order),
    ownWork,
    ...(await orderStatus(order)),
  };
}

/**
 * Whether a private link leads from the form to its order's own page: everything was sent, or nothing is to be sent. What
 * was begun since then is still to be sent.
 */
export async function leadsToOrderPage(link: string): Promise<boolean> {
  const order = await findOrderByAccessToken(link);
  if (!order) return false;
  if (!isRunning(order.state)) return true;
  if (isIncomplete(order)) return false;
  const { id } = await draftOfOrder(db, order);
  return !(await Drafts.findById(db, id));
}

async function orderStatus(order: Orders.Order | undefined) {
  if (!order) return {};
  const { title, text, next, step } = await copyOf(order);
  return { step, copy: next === "onboarding" ? undefined : { title, text } };
}

async function copyOf(order: Orders.Order): Promise<LaunchCopy> {
  return launchCopy(order, config.timeZone) ?? orderStateCopy(await shownState(db, order));
}

function isIncomplete(order: Orders.Order | undefined): boolean {
  return !(order?.assets_received_at ?? order?.ready_at ?? order?.launched_at);
}

export function blankForm(): OnboardingView {
  const draftId = randomUUID();
  const token = issueFormToken("onboarding", { id: draftId, page: randomUUID() });
  const draft = { draftId, values: {}, emailValid: false, files: [] };
  return { page: "form", token, ...draft, incomplete: true };
}

export async function uploadedFiles(draftId: string): Promise<UploadedFile[]> {
  const files = await Uploads.findAllByDraft(plainDb, draftId);
  return files.map(({ id, name, size }) => ({ id, name, size }));
}

/** Undefined for an order that accepts assets. */
export async function closedMessage(order: Orders.Order | undefined): Promise<Message | undefined> {
  if (!order || isRunning(order.state)) return undefined;
  const { title, text } = await copyOf(order);
  return { title, description: text, style: "destructive" };
}

const SUBMITTED = "submitted draft";

const submittedToken = z.object({ id: z.string(), first: z.string() });

/** For a URL, by which the draft's files are seen, not its texts; `first` is the order's first draft. */
export function issueSubmittedToken(draftId: string, first: string): string {
  return encryptToken(SUBMITTED, { id: draftId, first } satisfies z.infer<typeof submittedToken>);
}

/** Undefined for an unknown token, a draft that was not submitted, and whoever lost the order by a change of its address. */
export async function findSubmittedView(
  request: Request,
  token: string,
  notified: boolean,
): Promise<OnboardingView | undefined> {
  const named = submittedToken.safeParse(decryptToken(SUBMITTED, token)).data;
  const draft = named && (await Drafts.findById(db, named.id));
  if (!named || draft?.state !== "submitted") return undefined;
  const order = await orderOf(draft);
  if (order && !(await isFromBuyer(request, order, named.first))) return undefined;
  const files = await uploadedFiles(draft.id);
  const arrived = { files, reference: order?.reference, plan: order && shownPlan(order) };
  return { page: "submitted", notified, arrived, ...(await orderStatus(order)) };
}

const SAVED = "saved draft";

export function issueSavedToken(draftId: string): string {
  return encryptToken(SAVED, draftId);
}

export async function findSavedView(token: string): Promise<OnboardingView | undefined> {
  const id = decryptToken(SAVED, token);
  const draft = typeof id === "string" ? await Drafts.findById(db, id) : undefined;
  if (draft?.state !== "open") return undefined;
  const order = await orderOf(draft);
  const values = fieldsOf(draft);
  const files = (await Uploads.findAllByDraft(db, draft.id)).length;
  const checklist = checklistOf({ values, emailValid: hasValidEmail(values), files });
  const { step } = await orderStatus(order);
  const missing = isIncomplete(order) ? { checklist } : {};
  return { page: "saved", ...missing, reference: order?.reference, step };
}

async function orderOf({ order_id }: Draft): Promise<Orders.Order | undefined> {
  return order_id ? Orders.findById(db, order_id) : undefined;
}
