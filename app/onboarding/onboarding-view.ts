import type { ValidationErrorResponseData } from "remix-validated-form";
import { messages, type Message } from "~/content/messages";
import { refusalMessage, type RefusalStatus } from "~/content/refusals";
import type { Lost } from "~/layout/form-response";
import type { LaunchCopy } from "~/ordering/launch-copy";
import type { AssetDetails } from "./asset-schema";
import type { ChecklistItem } from "./checklist";
import type { OtherOrder } from "./other-order-page";

/** A file of a draft that the server has. */
export interface UploadedFile {
  id: string;
  name: string;
  size: number;
}

/** What the page starts with. */
export type OnboardingView =
  | {
      page: "form";
      token: string;
      /** Distinguishes one draft from the next; does not give access to it. */
      draftId: string;
      values: Partial<AssetDetails>;
      /** Whether the form accepts the email address among the values. */
      emailValid: boolean;
      files: UploadedFile[];
      /** The reference of the order that these assets belong to, if it is known. */
      reference?: string;
      /** The dates of a paid order, in words. */
      plan?: string;
      /** The day the order's first assets arrived, in words; undefined until then. */
      firstReceivedOn?: string;
      /** Undefined until the order's website can be looked at. */
      launch?: LaunchCopy;
      /** Why the order does not accept assets. */
      closed?: Message;
    }
  | {
      page: "saved";
      checklist: ChecklistItem[];
      reference?: string;
    }
  | ({ page: "other" } & OtherOrder)
  | { page: "submitted"; notified: boolean; launch?: LaunchCopy; arrived?: ArrivedAssets };

/** What one submission brought. */
export interface ArrivedAssets {
  files: UploadedFile[];
  /** The reference of the order that it belongs to. */
  reference?: string;
  /** The dates of a paid order, in words. */
  plan?: string;
}

/** The answer to a post that shows the form again. */
export type OnboardingAnswer = DraftAnswer | { refused: RefusalStatus } | Lost;

/** The form with all that its draft has. */
export type DraftAnswer = ValidationErrorResponseData & {
  repopulateFields?: Partial<AssetDetails>;
  /** Whether the form accepts the email address among those. */
  emailValid?: boolean;
  token: string;
  draftId: string;
  files: UploadedFile[];
  /** What is wrong; the first is also the toast. */
  problems: Message[];
};

/** What an answer says is wrong; the first is the toast. */
export function problemsOf(answer: OnboardingAnswer): Message[] {
  if ("problems" in answer) return answer.problems;
  return ["refused" in answer ? refusalMessage(answer.refused) : messages.assetsFailed];
}
