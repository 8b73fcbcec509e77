import type { ValidationErrorResponseData } from "remix-validated-form";
import { messages, type Message } from "~/content/messages";
import { refusalMessage, type RefusalStatus } from "~/content/refusals";
import type { Lost } from "~/layout/form-response";
import type { AssetDetails } from "./asset-schema";
import type { ChecklistItem } from "./checklist";
import type { OtherOrder } from "./other-order-page";

/** A file that is kept on the server. */
export interface KeptFile {
  id: string;
  name: string;
  size: number;
}

/** What the page starts with. */
export type OnboardingView =
  | {
      page: "form";
      token: string;
      /** Tells one draft from the next; opens nothing. */
      draftId: string;
      values: Partial<AssetDetails>;
      /** Whether the email among the values is one the form takes. */
      emailValid: boolean;
      files: KeptFile[];
      /** The order these assets belong to, where that is known. */
      reference?: string;
      /** The day the order's first assets came, in words; undefined until then. */
      firstReceivedOn?: string;
      /** Why the order takes no assets any more, or not yet. */
      closed?: Message;
    }
  | {
      page: "saved";
      checklist: ChecklistItem[];
      reference?: string;
    }
  | ({ page: "other" } & OtherOrder)
  | { page: "submitted"; notified: boolean };

/** What came of a post that did not end the form. */
export type OnboardingAnswer =
  | (ValidationErrorResponseData & {
      repopulateFields?: Partial<AssetDetails>;
      /** Whether the email among those is one the form takes. */
      emailValid?: boolean;
      token: string;
      draftId: string;
      files: KeptFile[];
      /** What is wrong, in words; the first is also the toast. Empty when all is well. */
      problems: Message[];
    })
  | { refused: RefusalStatus }
  | Lost;

/** What an answer says is wrong; the first is the toast. */
export function problemsOf(answer: OnboardingAnswer): Message[] {
  if ("problems" in answer) return answer.problems;
  return ["refused" in answer ? refusalMessage(answer.refused) : messages.assetsFailed];
}
