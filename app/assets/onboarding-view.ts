import type { ValidationErrorResponseData } from "remix-validated-form";
import { messages, type Message } from "~/content/messages";
import { refusalMessage, type Refused } from "~/content/refusals";
import type { Lost } from "~/layout/form-response";
import type { OtherOrder, OwnWork } from "~/orders/other-order-page";
import type { Plan } from "~/orders/plan";
import type { ProgressStep } from "~/ui/progress-line";
import type { AssetDetails } from "./asset-schema";
import type { ChecklistItem } from "./checklist";

export interface UploadedFile {
  id: string;
  name: string;
  size: number;
}

interface OrderStatus {
  /** Absent where the progress of the order is not shown. */
  step?: ProgressStep;
  /** Absent without an order, and while the order waits for its assets. */
  copy?: { title: string; text: string };
}

export type OnboardingView =
  | ({
      page: "form";
      token: string;
      /** Distinguishes one draft from the next; does not give access to it. */
      draftId: string;
      values: Partial<AssetDetails>;
      emailValid: boolean;
      files: UploadedFile[];
      reference?: string;
      plan?: Plan;
      firstReceivedOn?: string;
      /** The order has no assets, and no website to look at. */
      incomplete: boolean;
      closed?: Message;
      ownWork?: OwnWork;
    } & OrderStatus)
  | {
      page: "saved";
      checklist?: ChecklistItem[];
      reference?: string;
      step?: ProgressStep;
    }
  | ({ page: "other" } & OtherOrder)
  | ({ page: "submitted"; notified: boolean; arrived: ArrivedAssets } & OrderStatus);

export interface ArrivedAssets {
  files: UploadedFile[];
  reference?: string;
  plan?: Plan;
}

export type OnboardingAnswer = DraftAnswer | Refused | Lost;

export type DraftAnswer = ValidationErrorResponseData & {
  repopulateFields?: Partial<AssetDetails>;
  /** What the fields were typed over, where the site has not stored them. */
  was?: Partial<AssetDetails>;
  emailValid?: boolean;
  token: string;
  draftId: string;
  files: UploadedFile[];
  arrived: string[];
  /** The first is also the toast. */
  problems: Message[];
};

export function problemsOf(answer: OnboardingAnswer): Message[] {
  if ("problems" in answer) return answer.problems;
  return ["refused" in answer ? refusalMessage(answer.refused, answer) : messages.assetsFailed];
}
