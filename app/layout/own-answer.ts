import type { ClientActionFunctionArgs } from "@remix-run/react";
import { withDeadline } from "~/concurrency/deadline";
import { forgetTyped } from "./forget-typed";

/** How long a post of a form's fields waits for its answer: with a slow bucket or checkout, the site takes a part of it. */
export const ANSWER_MS = 60_000;

/** What a post by the scripts came to when the site itself did not answer it. */
export interface Lost {
  lost: true;
}

/** Whether an answer is the site's own: a proxy or a network's sign-in page may answer in its place. */
export function isOwn(header: (name: string) => string | null): boolean {
  return header("X-Remix-Response") !== null;
}

/**
 * Makes a route's `clientAction`. It runs the server's action for the framework, which would replace the page by its
 * error screen where there is no answer or a foreign one. The form has to stay: whatever the site did not answer
 * within {@link ANSWER_MS} is `lost`. Never rejects, but for where the site has taken the form and sends the browser on.
 */
export function keepForm(formId: string) {
  return async ({ serverAction }: ClientActionFunctionArgs): Promise<object> => {
    try {
      const answer = await withDeadline(serverAction(), ANSWER_MS);
      if (typeof answer === "object" && answer) return answer;
    } catch (error) {
      if (error instanceof Response && error.status < 400) {
        forgetTyped(formId);
        throw error;
      }
    }
    return { lost: true } satisfies Lost;
  };
}
