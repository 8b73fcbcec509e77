import { ANSWER_MS, isOwn } from "~/layout/form-response";
import type { OnboardingAnswer } from "./onboarding-view";

/** Where the scripts post to: the route's own action, answered as JSON. */
export const SCRIPT_ACTION = "/onboarding?_data=routes%2Fonboarding";

interface Sending {
  signal?: AbortSignal;
  /** Lets the post outlive its page; the browser then takes 64 KiB at most. */
  keepalive?: boolean;
}

/** What the site said to a post on the side; `ok` is false where it refused something. */
export interface Posted {
  ok: boolean;
  answer: OnboardingAnswer;
}

/** Posts to the form's action beside the framework. Undefined when the site did not answer in time. Never rejects. */
export async function postDraft(
  token: string,
  fields: Record<string, string>,
  { signal, keepalive }: Sending = {},
): Promise<Posted | undefined> {
  const body = new FormData();
  body.set("token", token);
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const attempt = new AbortController();
  const giveUp = () => attempt.abort();
  signal?.addEventListener("abort", giveUp);
  const timer = setTimeout(giveUp, ANSWER_MS);
  try {
    const how = { method: "POST", body, keepalive, signal: attempt.signal };
    const response = await fetch(SCRIPT_ACTION, how);
    if (!isOwn((name) => response.headers.get(name))) return undefined;
    return { ok: response.ok, answer: (await response.json()) as OnboardingAnswer };
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
