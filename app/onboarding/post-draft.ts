import { ANSWER_MS, isFromSite } from "~/layout/form-response";
import type { AssetDetails } from "./asset-schema";
import { POST_URL } from "./form-files";
import type { OnboardingAnswer, UploadedFile } from "./onboarding-view";

interface PostOptions {
  signal?: AbortSignal;
  /** Lets the post outlive its page; the browser then takes 64 KiB at most. */
  keepalive?: boolean;
}

/** The site's answer to such a post; `ok` is false where it refused something. */
export interface PostedDraft {
  ok: boolean;
  answer: OnboardingAnswer;
}

/** Posts fields of the form. Undefined when the site did not answer in time. Never rejects. */
export async function postDraft(
  token: string,
  fields: Record<string, string>,
  { signal, keepalive }: PostOptions = {},
): Promise<PostedDraft | undefined> {
  const body = new FormData();
  body.set("token", token);
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const attempt = new AbortController();
  const abort = () => attempt.abort();
  signal?.addEventListener("abort", abort);
  const timer = setTimeout(abort, ANSWER_MS);
  try {
    const init = { method: "POST", body, keepalive, signal: attempt.signal };
    const response = await fetch(POST_URL, init);
    if (!isFromSite((name) => response.headers.get(name))) return undefined;
    return { ok: response.ok, answer: (await response.json()) as OnboardingAnswer };
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** What the server has after an autosave; `saved` is false when it did not know the token. */
export interface SavedFields {
  saved: boolean;
  /** The token for the next post. */
  token: string;
  draftId: string;
  values: Partial<AssetDetails>;
  files: UploadedFile[];
}

/**
 * Saves fields of a draft; without fields it only asks what the server has. Undefined when it was not answered or
 * refused. Never rejects.
 */
export async function saveFields(
  token: string,
  fields: Partial<AssetDetails>,
  options: PostOptions,
): Promise<SavedFields | undefined> {
  const posted = await postDraft(token, { intent: "autosave", ...fields }, options);
  if (!posted || !("token" in posted.answer)) return undefined;
  const { token: next, draftId, repopulateFields: values = {}, files } = posted.answer;
  return { saved: posted.ok, token: next, draftId, values, files };
}
