import { ANSWER_MS, isFromSite } from "~/layout/form-response";
import { POST_URL } from "./form-files";
import type { OnboardingAnswer } from "./onboarding-view";

/** `ok` is false where the site refused something. Undefined when it did not answer in time. Never rejects. */
export async function postDraft(
  token: string,
  fields: Record<string, string>,
  { signal, keepalive }: Pick<RequestInit, "signal" | "keepalive"> = {},
): Promise<{ ok: boolean; answer: OnboardingAnswer } | undefined> {
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
