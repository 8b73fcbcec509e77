import { randomUUID } from "node:crypto";
import { config } from "~/server/config/config.server";
import { Semaphore, withLock } from "~/server/concurrency/locks.server";
import { isBusy } from "~/server/concurrency/turns.server";
import { PAID_OWNER } from "~/server/concurrency/slot";
import { currentOwner } from "~/server/http/request-context.server";
import * as fileMessages from "~/content/file-messages";
import { refusalMessage, tooManyPosts } from "~/content/refusals";
import { messages, type Message } from "~/content/messages";
import { cannotWrite } from "~/server/database/cannot-write.server";
import { db, plainDb } from "~/server/database/connection.server";
import { inTransaction } from "~/server/database/transaction.server";
import { assertDiskSpace } from "~/server/database/disk-reserve.server";
import { limitInvalidPosts } from "~/layout/responses.server";
import * as Orders from "~/orders/orders.repository.server";
import { senderOf } from "~/orders/sender.server";
import { issueFormToken, type FormToken } from "~/server/security/form-token.server";
import { ASSET_FORM_ID, assetFields, assetLimits, type AssetField } from "./asset-fields";
import { limitSubmissions } from "./asset-limits.server";
import { assetValidator, hasValidEmail, type AssetDetails } from "./asset-schema";
import { type Draft, fieldsOf, fieldsOfOthers, fieldsWith } from "./draft-row.server";
import * as Drafts from "./drafts.repository.server";
import type { DraftAnswer } from "./onboarding-view";
import { closedMessage, uploadedFiles } from "./onboarding-view.server";
import type { AssetsPost } from "./receive-assets-post.server";
import { fileProblems } from "./receive-files.server";
import { draftForPost, findDraftId } from "./draft-for-post.server";
import { findRepeated, isSubmitted, submitAssets } from "./submit-assets.server";
import { truncatedMessage } from "./typed-fields.server";
import { removeUpload } from "./uploads.server";

/** `remember`: the id for the cookie, which is that of the form's token; `wait`: seconds. */
export type AssetsOutcome =
  | { kind: "submitted"; mailed: boolean; draftId: string; remember: string }
  | { kind: "saved"; draftId: string; remember: string }
  | {
      kind: "again";
      remember: string;
      status: 200 | 422 | 429 | 502 | 503;
      wait?: number;
      answer: DraftAnswer;
    };

const SITE_LIMIT_RETRY_SECONDS = 60 * 60;
const CROWDED_RETRY_SECONDS = 30;
/** Half of the database's connections for autosaves are left to orders: one is for who asks again and again. */
const strangersAutosaves = { visitors: new Semaphore(1), busy: new Semaphore(1) };

/** Stores fields even when the sender has posted too often. Throws when the database cannot write. */
export function handleAssetsPost(post: AssetsPost): Promise<AssetsOutcome> {
  const handled = () => handle(post);
  const names = post.token.state === "unknown" ? undefined : post.token.order;
  const owner = currentOwner();
  if (post.intent !== "autosave" || names || owner.startsWith(PAID_OWNER)) return handled();
  // One of each owner, because all of its posts wait for the same part of the connections.
  return withLock(`autosaves of ${owner}`, () =>
    strangersAutosaves[isBusy(owner) ? "busy" : "visitors"].run(handled),
  );
}

async function handle(post: AssetsPost, isCounted = false): Promise<AssetsOutcome> {
  if (post.failure) throw post.failure;
  const { intent, was } = post;
  const typed = { fields: post.fields, was, saved: intent === "save" };
  const found = await draftForPost(post, { ...typed, submits: intent === undefined });
  const { token } = found;
  const known = token.state === "unknown" ? undefined : token;
  const draft = "draft" in found ? found.draft : undefined;
  const resent = found.kind === "already_submitted";
  const isLate = found.kind === "draft" && found.isLate;
  const fields =
    draft && !isLate ? fieldsInDraft(post, draft, resent ? known?.page : undefined) : post.fields;
  if (draft && resent && (await addsNothing({ ...post, fields }, known?.page))) {
    return { kind: "submitted", mailed: true, draftId: draft.id, remember: known!.id };
  }
  const reachedLimit = found.kind === "limit_reached" ? found.limit : post.reachedLimit;
  const removed = /^remove:(.+)$/.exec(intent ?? "")?.[1];
  if (draft && removed) await removeUpload(draft.id, removed);

  // What was submitted before cannot be saved for later.
  const submits = intent === undefined || (resent && intent === "save");
  const parsed = submits ? await assetValidator.validate(fields ?? {}) : undefined;
  const order = draft?.order_id ? await Orders.findById(plainDb, draft.order_id) : undefined;
  const sender = senderOf(post.network, order);
  const sendsAssets = submits || post.files.length > 0;
  const closed = sendsAssets ? await closedMessage(order) : undefined;
  const stored = !post.files.some((file) => file.outcome === "failed");
  const crowded = post.files.some((file) => file.outcome === "crowded");
  const fieldErrors = {
    ...parsed?.error?.fieldErrors,
    ...Object.fromEntries(post.truncated.map((name) => [name, truncatedMessage(name)])),
  };
  const ended = known ? undefined : endedOrder(post.token);
  const problems: Message[] = [
    ...(stored ? [] : [messages.assetsFailed]),
    ...(closed ? [closed] : []),
    ...(reachedLimit === "site" ? [fileMessages.siteLimitReached] : []),
    ...(reachedLimit === "network" ? [fileMessages.networkLimitReached] : []),
    ...(crowded ? [tooManyPosts(CROWDED_RETRY_SECONDS, config.supportEmail)] : []),
    ...fileProblems(post, reachedLimit !== undefined),
    ...(ended ? [messages.linkEnded] : isTooOld(token, intent) ? [messages.formTooOld] : []),
    ...(Object.keys(fieldErrors).length > 0 ? [messages.assetsIncomplete] : []),
  ];

  // The cookie and the token of an order name its first draft.
  const id = known && draft?.order_id ? known.id : (draft?.id ?? known?.id ?? randomUUID());
  const page = known?.page || randomUUID();
  let wait = crowded ? CROWDED_RETRY_SECONDS : undefined;
  if (draft && problems.length === 0) {
    if (intent === "save" && !resent) return { kind: "saved", draftId: draft.id, remember: id };
    if (parsed?.data) {
      const ids = post.files.flatMap((file) => file.id ?? []);
      const repeated = resent ? undefined : await findRepeated(draft, known!, parsed.data, ids);
      if (repeated) {
        const { draft_id: draftId } = repeated;
        if (Object.keys(fieldsOfOthers(draft, page, parsed.data)).length === 0) {
          await inTransaction(db, (trx) => Drafts.deleteWithoutFiles(trx, draft.id));
        }
        return { kind: "submitted", mailed: true, draftId, remember: known!.id };
      }
      wait = isCounted ? undefined : await limitSubmissions(sender.owners);
      if (wait === undefined) {
        if (resent) await assertDiskSpace(sender.paid ? "paid" : "assets");
        const alone = isLate ? ids : undefined;
        const submission = await submitAssets(draft.id, parsed.data, page, alone);
        // Another page has submitted the draft in the meantime, or its order was readdressed: this one goes on with the next.
        if (!submission) return handle(post, true);
        if (submission !== "limit_reached") {
          return { kind: "submitted", ...submission, draftId: draft.id, remember: id };
        }
        problems.push(fileMessages.networkLimitReached);
      } else {
        problems.push(tooManyPosts(wait, config.supportEmail));
      }
    }
  }
  // Not sent: its texts are stored beside what others have begun.
  if (isLate) await draftForPost(post, typed);
  if (reachedLimit === "site") wait = SITE_LIMIT_RETRY_SECONDS;
  else if (problems.length > 0 && stored && wait === undefined) {
    wait = await limitInvalidPosts(sender.owners);
    if (wait !== undefined) problems.unshift(tooManyPosts(wait, config.supportEmail));
  }
  const status = wait !== undefined ? 429 : !stored ? 502 : problems.length > 0 ? 422 : 200;
  return {
    kind: "again",
    remember: id,
    status: reachedLimit === "site" ? 503 : status,
    wait,
    answer: {
      formId: ASSET_FORM_ID,
      fieldErrors,
      ...((fields ?? intent === "autosave") &&
        repopulated({ ...(draft && fieldsOf(draft)), ...fields })),
      ...(found.kind !== "draft" && !ended && { was: shownWas(was) }),
      token: issueFormToken(
        "onboarding",
        ended ?? { id, page, since: known?.since, order: draft?.order_id ?? undefined },
      ),
      draftId: draft?.id ?? id,
      files: draft ? await uploadedFiles(draft.id) : [],
      arrived: post.files.flatMap(({ id }) => id ?? []),
      problems,
    },
  };
}

/**
 * The posted fields as the draft has them, since another device may have changed them too; of a submitted draft, which stays
 * as it was sent, as it would have them from its `page`.
 */
function fieldsInDraft({ fields, was }: AssetsPost, draft: Draft, page?: string) {
  const inDraft = page ? fieldsWith(draft, { page, fields, was }) : fieldsOf(draft);
  return fields && Object.fromEntries(Object.entries(inDraft).filter(([name]) => name in fields));
}

/** Of a page whose order was readdressed: what it sends must not become a draft without one. */
function endedOrder(token: FormToken) {
  if (token.state === "unknown" || !token.order) return undefined;
  const { id, page, order } = token;
  return { id, page, order };
}

/** Whether a submitted page is sent again with nothing new, or without saying that it is complete. */
async function addsNothing(post: AssetsPost, page: string | undefined): Promise<boolean> {
  const { intent, fields, files, batchRefusal } = post;
  if (!page || intent === "autosave") return true;
  if (intent !== undefined && intent !== "save") return false;
  if (!fields) return files.length === 0;
  if (batchRefusal || files.some(({ id }) => id === undefined)) return false;
  const { data } = await assetValidator.validate(fields);
  return data !== undefined && isSubmitted(page, data);
}

/** The form of a post that the database could not store; without files where it cannot be read either. */
export async function unsavedAnswer(post: AssetsPost) {
  const { token, fields, was, files } = post;
  const { state: _, ...named } =
    token.state === "unknown" ? { state: "", id: randomUUID() } : token;
  const draft = await findDraftFiles(post);
  const answer = {
    formId: ASSET_FORM_ID,
    fieldErrors: {},
    ...(fields && { ...repopulated(fields), was: shownWas(was) }),
    token: issueFormToken("onboarding", named),
    draftId: draft?.draftId ?? named.id,
    files: draft?.files ?? [],
    arrived: files.flatMap((file) => file.id ?? []),
    problems: [refusalMessage(503), ...fileProblems(post)],
  };
  return { answer, filesKnown: draft !== undefined };
}

async function findDraftFiles(post: AssetsPost) {
  try {
    const draftId = await findDraftId(post);
    return { draftId, files: draftId === undefined ? [] : await uploadedFiles(draftId) };
  } catch (error) {
    if (!cannotWrite(error)) throw error;
    return undefined;
  }
}

function repopulated(values: Partial<AssetDetails>) {
  return { repopulateFields: values, emailValid: hasValidEmail(values) };
}

/** The form shows none that is beyond its limit, and need not get all of it. */
function shownWas(was: Partial<AssetDetails>): Partial<AssetDetails> {
  const within = (name: AssetField) => was[name]?.slice(0, assetLimits[name] + 1);
  return Object.fromEntries(assetFields.map((name) => [name, within(name)]));
}

/** What a page that stays open posts by itself, and file by file, is accepted with an expired token too. */
function isTooOld(token: FormToken, intent: string | undefined): boolean {
  const isSubmission = intent === undefined || intent === "save";
  return token.state === "unknown" || (token.state === "expired" && isSubmission);
}
