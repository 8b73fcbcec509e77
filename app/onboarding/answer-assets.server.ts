import { randomUUID } from "node:crypto";
import {
  fileNotStored,
  fileTooLarge,
  fileTypeRefused,
  messages,
  tooManyFiles,
  type Message,
} from "~/content/messages";
import { firstErrors } from "~/platform/first-errors";
import { issueFormToken } from "~/platform/form-token.server";
import { ASSET_FORM_ID, assetSchema } from "./asset-schema";
import { ensureDraft, saveFields } from "./drafts.server";
import { MAX_FILE_MEGABYTES, MAX_FILES } from "./file-rules";
import { keptFiles } from "./find-draft.server";
import type { OnboardingAnswer } from "./onboarding-view";
import type { ReceivedFile, Reception } from "./receive-assets.server";
import { submitAssets } from "./submit-assets.server";
import { removeUpload } from "./uploads.server";

type Answer = Extract<OnboardingAnswer, { problems: Message[] }>;

/** What a post came to: the form is done, or it is shown again with its status. */
export type AssetsOutcome =
  | { kind: "submitted"; mailed: boolean }
  | { kind: "again"; draftId: string; status: 200 | 422 | 502; answer: Answer };

/** Does what a post of the onboarding form asks for, once it has been received. */
export async function answerAssets(post: Extract<Reception, { ok: true }>): Promise<AssetsOutcome> {
  const { token, intent } = post;
  const draftId = token.state === "unknown" ? randomUUID() : token.id;
  if (token.state !== "unknown") {
    const draft = await ensureDraft(draftId);
    if (draft.state === "submitted") return { kind: "submitted", mailed: true };
    if (post.fields) await saveFields(draftId, post.fields);
  }
  const removed = /^remove:(.+)$/.exec(intent ?? "")?.[1];
  if (removed) await removeUpload(draftId, removed);

  const submitting = intent === undefined;
  const parsed = submitting ? assetSchema.safeParse(post.fields ?? {}) : undefined;
  const problems = post.overflow
    ? [tooManyFiles(MAX_FILES, post.overflow.slots)]
    : post.files.flatMap((file) => problemOf(file) ?? []);
  const stored = !post.files.some((file) => file.outcome === "failed");
  if (!stored) problems.unshift(messages.assetsFailed);
  if (token.state !== "fresh") problems.push(messages.formTooOld);

  if (parsed?.success && problems.length === 0) {
    return { kind: "submitted", ...(await submitAssets(draftId, parsed.data)) };
  }
  const fieldErrors = parsed?.success === false ? firstErrors(parsed.error.issues) : {};
  if (Object.keys(fieldErrors).length > 0) problems.push(messages.assetsIncomplete);
  return {
    kind: "again",
    draftId,
    status: !stored ? 502 : problems.length > 0 ? 422 : 200,
    answer: {
      formId: ASSET_FORM_ID,
      fieldErrors,
      ...(post.fields && { repopulateFields: post.fields }),
      token: issueFormToken("onboarding", draftId),
      files: await keptFiles(draftId),
      problems,
    },
  };
}

function problemOf({ name, outcome }: ReceivedFile): Message | undefined {
  switch (outcome) {
    case "too_large":
      return fileTooLarge(name, MAX_FILE_MEGABYTES);
    case "type_refused":
      return fileTypeRefused(name);
    case "full":
      return tooManyFiles(MAX_FILES, 0);
    case "not_taken":
    case "failed":
      return fileNotStored(name);
    default:
      return undefined;
  }
}
