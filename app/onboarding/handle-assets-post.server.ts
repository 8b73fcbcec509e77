import { randomUUID } from "node:crypto";
import {
  fileNotStored,
  fileTooLarge,
  fileTypeRefused,
  tooManyFiles,
  networkLimitReached,
  siteLimitReached,
} from "~/content/file-messages";
import { messages, type Message } from "~/content/messages";
import { refusalMessage } from "~/content/refusals";
import { cannotWrite } from "~/database/cannot-write.server";
import { db } from "~/database/connection.server";
import { limitInvalidPosts } from "~/layout/refuse.server";
import * as Orders from "~/ordering/orders.repository.server";
import { issueFormToken, type FormToken } from "~/security/form-token.server";
import { ASSET_FORM_ID } from "./asset-fields";
import { limitSubmissions } from "./asset-rate-limits.server";
import { assetValidator, hasValidEmail, type AssetDetails } from "./asset-schema";
import * as Drafts from "./drafts.repository.server";
import { MAX_FILE_MEGABYTES, MAX_FILES } from "./file-rules";
import type { DraftAnswer } from "./onboarding-view";
import { closedMessage, uploadedFiles } from "./onboarding-view.server";
import type { AssetsPost, PostedFile } from "./receive-assets-post.server";
import { draftForPost, draftOfToken } from "./resolve-draft.server";
import type { ReachedLimit } from "./storage-limits.server";
import { submitAssets } from "./submit-assets.server";
import { truncatedMessage } from "./typed-fields.server";
import { removeUpload } from "./uploads.server";

/** The outcome of a post: the form is submitted, saved for later, or shown again with a status. */
export type AssetsOutcome =
  | { kind: "submitted"; mailed: boolean; draftId: string }
  /** `draftId` is the saved draft; `remember` is the id for the browser's cookie. */
  | { kind: "saved"; draftId: string; remember: string }
  | {
      kind: "again";
      remember: string;
      status: 200 | 422 | 429 | 502 | 503;
      /** Seconds to wait before the next try, where a limit is reached. */
      wait?: number;
      answer: DraftAnswer;
    };

/** When to try again after the site's limit: retention deletes old drafts every hour. */
const SITE_LIMIT_RETRY_SECONDS = 60 * 60;
const limitMessages: Record<ReachedLimit, Message> = {
  network: networkLimitReached,
  site: siteLimitReached,
};

/**
 * Carries out a post of the onboarding form whose files receive-assets-post.server.ts has already stored. Its fields are
 * stored in the draft even when its sender has posted too often. Throws when the database cannot write.
 */
export async function handleAssetsPost(request: Request, post: AssetsPost): Promise<AssetsOutcome> {
  if (post.failure) throw post.failure;
  const { token, intent, fields } = post;
  const known = token.state === "unknown" ? undefined : token;
  const found = known && (await draftForPost(known, post.network));
  if (found?.kind === "already_submitted") {
    return { kind: "submitted", mailed: true, draftId: found.draftId };
  }
  const draft = found?.kind === "draft" ? found.draft : undefined;
  const reachedLimit = found?.kind === "limit_reached" ? found.limit : post.reachedLimit;
  if (draft) await updateDraft(draft.id, post);

  const submits = intent === undefined;
  const parsed = submits ? await assetValidator.validate(fields ?? {}) : undefined;
  const order = draft?.order_id ? await Orders.findById(db, draft.order_id) : undefined;
  const closed = submits ? await closedMessage(order) : undefined;
  const stored = !post.files.some((file) => file.outcome === "failed");
  const fieldErrors = {
    ...parsed?.error?.fieldErrors,
    ...Object.fromEntries(post.truncated.map((name) => [name, truncatedMessage(name)])),
  };
  const problems: Message[] = [
    ...(stored ? [] : [messages.assetsFailed]),
    ...(closed ? [closed] : []),
    ...(reachedLimit ? [limitMessages[reachedLimit]] : []),
    ...fileProblems(post, reachedLimit !== undefined),
    ...(isTooOld(token, intent) ? [messages.formTooOld] : []),
    ...(Object.keys(fieldErrors).length > 0 ? [messages.assetsIncomplete] : []),
  ];

  // The cookie and the token of an order name its first draft.
  const id = known && draft?.order_id ? known.id : (draft?.id ?? randomUUID());
  const page = known?.page || randomUUID();
  let wait: number | undefined;
  if (draft && problems.length === 0) {
    if (intent === "save") return { kind: "saved", draftId: draft.id, remember: id };
    if (parsed?.data) {
      wait = await limitSubmissions(request);
      if (wait === undefined) {
        const { mailed } = await submitAssets(draft.id, parsed.data, page);
        return { kind: "submitted", mailed, draftId: draft.id };
      }
      problems.push(messages.tooManyPosts);
    }
  }
  if (reachedLimit === "site") wait = SITE_LIMIT_RETRY_SECONDS;
  else if (problems.length > 0 && stored && wait === undefined) {
    wait = await limitInvalidPosts(request);
    if (wait !== undefined) problems.unshift(messages.tooManyPosts);
  }
  return {
    kind: "again",
    remember: id,
    status: reachedLimit === "site" ? 503 : statusOf(problems, stored, wait),
    wait,
    answer: {
      formId: ASSET_FORM_ID,
      fieldErrors,
      ...((fields ?? intent === "autosave") &&
        repopulated({ ...(draft && Drafts.fieldsOf(draft)), ...fields })),
      token: issueFormToken("onboarding", id, Date.now(), page),
      draftId: draft?.id ?? id,
      files: draft ? await uploadedFiles(draft.id) : [],
      problems,
    },
  };
}

/** Stores the fields of a post, even if it is then refused, and removes the file that it asks to remove. */
async function updateDraft(id: string, { fields, intent }: AssetsPost): Promise<void> {
  if (fields) await Drafts.updateFields(db, id, fields);
  if (intent === "save") await Drafts.updateSavedAt(db, id);
  const removed = /^remove:(.+)$/.exec(intent ?? "")?.[1];
  if (removed) await removeUpload(id, removed);
}

function statusOf(problems: Message[], stored: boolean, wait: number | undefined) {
  if (wait !== undefined) return 429;
  if (!stored) return 502;
  return problems.length > 0 ? 422 : 200;
}

/**
 * Shows the form of a post that the database could not store, as it was sent, so that it can be sent again. It lists no files
 * where the database cannot be read either.
 */
export async function unsavedAnswer({
  token,
  fields,
  files,
}: AssetsPost): Promise<{ answer: DraftAnswer; filesKnown: boolean }> {
  const { id, page } = token.state === "unknown" ? { id: randomUUID() } : token;
  const draft = await findDraftFiles(token);
  const answer = {
    formId: ASSET_FORM_ID,
    fieldErrors: {},
    ...(fields && repopulated(fields)),
    token: issueFormToken("onboarding", id, Date.now(), page),
    draftId: draft?.draftId ?? id,
    files: draft?.files ?? [],
    problems: [refusalMessage(503), ...files.flatMap((file) => problemOf(file) ?? [])],
  };
  return { answer, filesKnown: draft !== undefined };
}

async function findDraftFiles(token: FormToken) {
  try {
    const { id } = token.state === "unknown" ? { id: "" } : await draftOfToken(token);
    return { draftId: id || undefined, files: await uploadedFiles(id) };
  } catch (error) {
    if (!cannotWrite(error)) throw error;
    return undefined;
  }
}

function repopulated(values: Partial<AssetDetails>) {
  return { repopulateFields: values, emailValid: hasValidEmail(values) };
}

/** What a page that stays open posts by itself, and file by file, is accepted with an expired token too. */
function isTooOld(token: FormToken, intent: string | undefined): boolean {
  const isSubmission = intent === undefined || intent === "save";
  return token.state === "unknown" || (token.state === "expired" && isSubmission);
}

/** What is wrong with a post's files; those that a storage limit refused are not named one by one. */
function fileProblems({ batchRefusal, files }: AssetsPost, isLimitReached: boolean): Message[] {
  if (batchRefusal) return [batchRefusal];
  const named = isLimitReached ? files.filter(({ outcome }) => outcome !== "not_taken") : files;
  return named.flatMap((file) => problemOf(file) ?? []);
}

function problemOf({ name, outcome }: PostedFile): Message | undefined {
  switch (outcome) {
    case "too_large":
      return fileTooLarge(name, MAX_FILE_MEGABYTES);
    case "type_refused":
      return fileTypeRefused(name);
    case "full":
      return tooManyFiles(MAX_FILES, 0);
    case "not_taken":
    case "not_as_announced":
    case "failed":
      return fileNotStored(name);
    default:
      return undefined;
  }
}
