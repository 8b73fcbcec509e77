import { randomUUID } from "node:crypto";
import {
  fileNotStored,
  fileTooLarge,
  fileTypeRefused,
  tooManyFiles,
  networkHoldsEnough,
  siteHoldsEnough,
} from "~/content/file-messages";
import { messages, type Message } from "~/content/messages";
import { refusalMessage } from "~/content/refusals";
import { findOrder } from "~/ordering/orders.server";
import { issueFormToken, type FormToken } from "~/security/form-token.server";
import { ASSET_FORM_ID } from "./asset-fields";
import { assetValidator, hasValidEmail, type AssetDetails } from "./asset-schema";
import { closedOrder } from "./closed-order.server";
import { fieldsOf, keepForLater, saveFields } from "./drafts.server";
import { MAX_FILE_MEGABYTES, MAX_FILES } from "./file-rules";
import { keptFiles } from "./find-draft.server";
import type { NoRoom } from "./holdings.server";
import type { OnboardingAnswer } from "./onboarding-view";
import type { ReceivedFile, Reception } from "./parse-assets-post.server";
import { submitAssets } from "./submit-assets.server";
import { cutMessage } from "./typed-fields.server";
import { removeUpload } from "./uploads.server";
import { findWorkingDraft, workingDraft } from "./working-draft.server";

type Post = Extract<Reception, { ok: true }>;
type Answer = Extract<OnboardingAnswer, { problems: Message[] }>;

/** What a post came to: the form is done, put aside, or shown again with its status. */
export type AssetsOutcome =
  | { kind: "submitted"; mailed: boolean }
  /** `draftId` is what was saved, `remember` what finds it again. */
  | { kind: "saved"; draftId: string; remember: string }
  | {
      kind: "again";
      remember: string;
      status: 200 | 422 | 429 | 502 | 503;
      /** Seconds until a submission is taken again, where there were too many. */
      wait?: number;
      answer: Answer;
    };

/** The sweeper makes room every hour. */
const ROOM_AGAIN_SECONDS = 60 * 60;
const noRoomMessages: Record<NoRoom, Message> = {
  network: networkHoldsEnough,
  site: siteHoldsEnough,
};

/** Each counts a post, and resolves with the seconds to wait when it is one too many. */
interface Limits {
  /** Of a submission that is ready to be taken. */
  submission: () => Promise<number | undefined>;
  /** Of a post that could not be taken as it was. */
  invalid: () => Promise<number | undefined>;
}

/**
 * Does what a post of the onboarding form asks for, once it has been received. What it carries is kept in the draft
 * when it is one too many. Throws when the database cannot write.
 */
export async function handleAssetsPost(post: Post, limits: Limits): Promise<AssetsOutcome> {
  if (post.failure) throw post.failure;
  const { token, intent, fields, cut } = post;
  const known = token.state !== "unknown";
  const found = known ? await workingDraft(token, post.network) : undefined;
  if (known && !found) return { kind: "submitted", mailed: true };
  const [draft, noRoom] = typeof found === "string" ? [undefined, found] : [found, post.noRoom];
  if (draft) {
    if (fields) await saveFields(draft.id, fields);
    if (intent === "save") await keepForLater(draft.id);
    const removed = /^remove:(.+)$/.exec(intent ?? "")?.[1];
    if (removed) await removeUpload(draft.id, removed);
  }

  const parsed = intent === undefined ? await assetValidator.validate(fields ?? {}) : undefined;
  const order = draft?.order_id ? await findOrder(draft.order_id) : undefined;
  const closed = intent === undefined && (await closedOrder(order));
  const problems = post.overflow
    ? [tooManyFiles(MAX_FILES, post.overflow.slots)]
    : post.files
        .filter(({ outcome }) => !noRoom || outcome !== "not_taken")
        .flatMap((file) => problemOf(file) ?? []);
  if (noRoom) problems.unshift(noRoomMessages[noRoom]);
  const stored = !post.files.some((file) => file.outcome === "failed");
  if (closed) problems.unshift(closed);
  if (!stored) problems.unshift(messages.assetsFailed);
  if (isTooOld(token, intent)) problems.push(messages.formTooOld);

  const fieldErrors = {
    ...parsed?.error?.fieldErrors,
    ...Object.fromEntries(cut.map((name) => [name, cutMessage(name)])),
  };
  if (Object.keys(fieldErrors).length > 0) problems.push(messages.assetsIncomplete);

  // An order's drafts are all found by its first one.
  const id = known && draft?.order_id ? token.id : (draft?.id ?? randomUUID());
  const page = (known && token.page) || randomUUID();
  let wait: number | undefined;
  if (draft && problems.length === 0) {
    if (intent === "save") return { kind: "saved", draftId: draft.id, remember: id };
    if (parsed?.data) {
      wait = await limits.submission();
      if (wait === undefined) {
        return { kind: "submitted", ...(await submitAssets(draft.id, parsed.data, page)) };
      }
      problems.push(messages.tooManyPosts);
    }
  }
  if (noRoom === "site") wait = ROOM_AGAIN_SECONDS;
  else if (problems.length > 0 && stored && wait === undefined) {
    wait = await limits.invalid();
    if (wait !== undefined) problems.unshift(messages.tooManyPosts);
  }
  return {
    kind: "again",
    remember: id,
    status: noRoom === "site" ? 503 : statusOf(problems, stored, wait),
    wait,
    answer: {
      formId: ASSET_FORM_ID,
      fieldErrors,
      ...((fields ?? intent === "autosave") &&
        repopulated({ ...(draft && fieldsOf(draft)), ...fields })),
      token: issueFormToken("onboarding", id, Date.now(), page),
      draftId: draft?.id ?? id,
      files: draft ? await keptFiles(draft.id) : [],
      problems,
    },
  };
}

function statusOf(problems: Message[], stored: boolean, wait: number | undefined) {
  if (wait !== undefined) return 429;
  if (!stored) return 502;
  return problems.length > 0 ? 422 : 200;
}

/** The form of a post that the database did not take: as it was sent, to be sent again. Stores nothing. */
export async function unsavedAnswer({ token, fields, files }: Post): Promise<Answer> {
  const { id, page } = token.state === "unknown" ? { id: randomUUID() } : token;
  const draftId = token.state === "unknown" ? id : (await findWorkingDraft(token)).id;
  return {
    formId: ASSET_FORM_ID,
    fieldErrors: {},
    ...(fields && repopulated(fields)),
    token: issueFormToken("onboarding", id, Date.now(), page),
    draftId,
    files: await keptFiles(draftId),
    problems: [refusalMessage(503), ...files.flatMap((file) => problemOf(file) ?? [])],
  };
}

function repopulated(values: Partial<AssetDetails>) {
  return { repopulateFields: values, emailValid: hasValidEmail(values) };
}

/** Saving on the side goes on for as long as a page stays open, and renews its token. */
function isTooOld(token: FormToken, intent: string | undefined): boolean {
  return token.state === "unknown" || (token.state === "expired" && intent !== "autosave");
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
    case "not_as_announced":
    case "failed":
      return fileNotStored(name);
    default:
      return undefined;
  }
}
