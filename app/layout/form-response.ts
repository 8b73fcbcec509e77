import type { ClientActionFunctionArgs } from "@remix-run/react";
import { withDeadline } from "~/server/time/time";

/** Time limit of a scripted post of form fields, long enough for a slow bucket or checkout. */
export const ANSWER_MS = 60_000;

/** The result of a scripted post that the site itself did not answer. */
export interface Lost {
  lost: true;
}

/** Whether the site itself sent a response: a proxy or a captive portal may answer in its place. */
export function isFromSite(header: (name: string) => string | null): boolean {
  return header("X-Remix-Response") !== null;
}

/** Makes a `clientAction` that keeps the form on the page: what the site did not answer is `lost`; redirects are thrown. */
export function formClientAction(formId: string) {
  return async ({ serverAction }: ClientActionFunctionArgs): Promise<object> => {
    try {
      const answer = await withDeadline(serverAction(), ANSWER_MS);
      if (typeof answer === "object" && answer) return answer;
    } catch (error) {
      if (error instanceof Response && error.status < 400) {
        clearUnsentInput(formId);
        throw error;
      }
    }
    return { lost: true } satisfies Lost;
  };
}

export const typedKey = (formId: string) => `typed ${formId}`;

/**
 * Tells inline/unsent-input.ts what the fields are typed over from now on (`rebase`), or lets it fill in what they were typed
 * over, and their text where hydrating has replaced it (`restore`): React does so in a textarea that has text.
 */
export function tellUnsentInput(form: HTMLFormElement, type: "rebase" | "restore", base: object) {
  form.dispatchEvent(new CustomEvent(type, { detail: base }));
}

/** Deletes a form's unsent input from sessionStorage: the server has stored it. */
export function clearUnsentInput(formId: string): void {
  try {
    sessionStorage.removeItem(typedKey(formId));
  } catch {
    // Without access to the storage nothing was stored.
  }
}
