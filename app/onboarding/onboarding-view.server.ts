import { randomUUID } from "node:crypto";
import { config } from "~/config/config.server";
import type { Message } from "~/content/messages";
import { db } from "~/database/connection.server";
import { launchCopy } from "~/ordering/launch-copy";
import { orderStateCopy } from "~/ordering/order-state-copy";
import { isRunning } from "~/ordering/order-states";
import * as Orders from "~/ordering/orders.repository.server";
import { planInShort } from "~/ordering/plan";
import { shownPlan } from "~/ordering/receipt.server";
import { shownState } from "~/ordering/update-order-state.server";
import { decryptToken, encryptToken } from "~/security/encrypted-token.server";
import { issueFormToken } from "~/security/form-token.server";
import { localDayInWords } from "~/time/local-days.server";
import { hasValidEmail } from "./asset-schema";
import { checklistOf } from "./checklist";
import * as Drafts from "./drafts.repository.server";
import type { ArrivedAssets, OnboardingView, UploadedFile } from "./onboarding-view";
import { draftForVisit, type VisitedDraft } from "./resolve-draft.server";
import * as Uploads from "./uploads.repository.server";

/** The page with the form, filled with the draft of the visit. */
export async function formView(draft: VisitedDraft): Promise<OnboardingView> {
  const { id, draftId, values, order, firstReceivedAt } = draft;
  const plan = order && shownPlan(order);
  return {
    page: "form",
    token: issueFormToken("onboarding", id, Date.now(), randomUUID()),
    draftId,
    values,
    emailValid: hasValidEmail(values),
    files: await uploadedFiles(draftId),
    reference: order?.reference,
    firstReceivedOn: firstReceivedAt && localDayInWords(firstReceivedAt),
    plan: plan && planInShort(plan),
    launch: order && launchCopy(order, config.timeZone),
    closed: await closedMessage(order),
  };
}

/** The page of a visitor of whom nothing can be read; it shows a form that was posted. */
export function blankForm(): OnboardingView {
  const id = randomUUID();
  const token = issueFormToken("onboarding", id, Date.now(), randomUUID());
  return { page: "form", token, draftId: id, values: {}, emailValid: false, files: [] };
}

/** A draft's files as the page lists them. */
export async function uploadedFiles(draftId: string): Promise<UploadedFile[]> {
  const files = await Uploads.findAllByDraft(db, draftId);
  return files.map(({ id, name, size }) => ({ id, name, size }));
}

/** Why an order does not accept assets, with the copy of its own page; undefined for one that does. */
export async function closedMessage(order: Orders.Order | undefined): Promise<Message | undefined> {
  if (!order || isRunning(order.state)) return undefined;
  const { title, text } =
    launchCopy(order, config.timeZone) ?? orderStateCopy(await shownState(db, order));
  return { title, description: text, style: "destructive" };
}

/** The page after a submission: by the order that this browser works on, and by the token of what was submitted. */
export async function submittedView(
  request: Request,
  { notified, token }: { notified: boolean; token: string },
): Promise<OnboardingView> {
  const { order } = await draftForVisit(request);
  const launch = order && launchCopy(order, config.timeZone);
  return { page: "submitted", notified, launch, arrived: await findArrived(token) };
}

const ARRIVED = "submitted draft";

/** The token of a draft in the URL of the page after its submission, which lists its files, not its texts. */
export function issueArrivedToken(draftId: string): string {
  return encryptToken(ARRIVED, draftId);
}

async function findArrived(token: string): Promise<ArrivedAssets | undefined> {
  const id = decryptToken(ARRIVED, token);
  const draft = typeof id === "string" ? await Drafts.findById(db, id) : undefined;
  if (draft?.state !== "submitted") return undefined;
  const order = draft.order_id ? await Orders.findById(db, draft.order_id) : undefined;
  const plan = order && shownPlan(order);
  return {
    files: await uploadedFiles(draft.id),
    reference: order?.reference,
    plan: plan && planInShort(plan),
  };
}

const SAVED = "saved draft";

/** The token of a draft in the URL of its "saved" page, which lists what the draft has, not its texts. */
export function issueSavedToken(draftId: string): string {
  return encryptToken(SAVED, draftId);
}

/** The page that says a draft is saved; undefined for an unknown token or a draft that was submitted. */
export async function findSavedView(token: string): Promise<OnboardingView | undefined> {
  const id = decryptToken(SAVED, token);
  const draft = typeof id === "string" ? await Drafts.findById(db, id) : undefined;
  if (draft?.state !== "open") return undefined;
  const order = draft.order_id ? await Orders.findById(db, draft.order_id) : undefined;
  const values = Drafts.fieldsOf(draft);
  const files = await Uploads.findAllByDraft(db, draft.id);
  return {
    page: "saved",
    checklist: checklistOf({ values, emailValid: hasValidEmail(values), files: files.length }),
    reference: order?.reference,
  };
}
