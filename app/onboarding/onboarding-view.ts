import type { Message } from "~/content/messages";
import type { RefusalStatus } from "~/content/refusals";
import type { AssetDetails } from "./asset-schema";

/** A file that is kept on the server. */
export interface KeptFile {
  id: string;
  name: string;
  size: number;
}

/** What the page starts with. */
export type OnboardingView =
  | {
      submitted: false;
      token: string;
      values: Partial<AssetDetails>;
      files: KeptFile[];
      /** The order these assets belong to, where that is known. */
      reference?: string;
    }
  | { submitted: true; notified: boolean };

/** What came of a post that did not end the form. */
export type OnboardingAnswer =
  | {
      formId: string;
      fieldErrors: Record<string, string>;
      repopulateFields?: Partial<AssetDetails>;
      token: string;
      files: KeptFile[];
      /** What is wrong, in words; the first is also the toast. Empty when all is well. */
      problems: Message[];
    }
  | { refused: RefusalStatus };
