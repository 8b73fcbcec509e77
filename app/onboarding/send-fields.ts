import type { AssetDetails } from "./asset-fields";
import type { KeptFile, OnboardingAnswer } from "./onboarding-view";
import { SCRIPT_ACTION } from "./send-file";

interface Sending {
  signal?: AbortSignal;
  /** Lets the post outlive its page; the browser then takes 64 KiB at most. */
  keepalive?: boolean;
}

/** What the server has after saving; `saved` is false when it did not know the token that came with the fields. */
export interface SavedFields {
  saved: boolean;
  /** The token to go on with. */
  token: string;
  draftId: string;
  values: Partial<AssetDetails>;
  files: KeptFile[];
}

/** Saves fields of a draft on the side; none only asks. Undefined when it was not answered or refused. Never rejects. */
export async function sendFields(
  token: string,
  fields: Partial<AssetDetails>,
  sending: Sending = {},
): Promise<SavedFields | undefined> {
  const body = new FormData();
  body.set("token", token);
  body.set("intent", "autosave");
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  try {
    const response = await fetch(SCRIPT_ACTION, { method: "POST", body, ...sending });
    const answer = (await response.json()) as OnboardingAnswer;
    if (!("token" in answer)) return undefined;
    const { token: next, draftId, repopulateFields: values = {}, files } = answer;
    return { saved: response.ok, token: next, draftId, values, files };
  } catch {
    return undefined;
  }
}
