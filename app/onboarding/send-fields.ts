import type { AssetDetails } from "./asset-schema";
import type { KeptFile } from "./onboarding-view";
import { postDraft } from "./post-draft";

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
  sending: Parameters<typeof postDraft>[2],
): Promise<SavedFields | undefined> {
  const posted = await postDraft(token, { intent: "autosave", ...fields }, sending);
  if (!posted || !("token" in posted.answer)) return undefined;
  const { token: next, draftId, repopulateFields: values = {}, files } = posted.answer;
  return { saved: posted.ok, token: next, draftId, values, files };
}
