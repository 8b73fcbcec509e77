import type { Message } from "./messages";

export type RefusalStatus = 400 | 403 | 404 | 405 | 408 | 413 | 415 | 429 | 431 | 503;

/** The texts of error pages by status, for middleware and routes. */
export const refusals: Record<RefusalStatus, { title: string; description: string }> = {
  400: {
    title: "We could not read that request",
    description: "Something in it is broken. Go back, reload the page and try again.",
  },
  403: {
    title: "That request came from another site",
    description:
      "We only take forms from our own pages. Open the page here and send the form again.",
  },
  404: {
    title: "Oops! Page not found",
    description: "There is no page at this address. It may have moved, or the link is wrong.",
  },
  405: {
    title: "That does not work here",
    description: "This address cannot be used in that way.",
  },
  408: {
    title: "That took too long",
    description: "Check your connection, reload the page and try again.",
  },
  413: {
    title: "That was too much to send",
    description: "Go back, send less at once, and try again.",
  },
  415: {
    title: "We could not read that form",
    description: "Go back, reload the page and use the form there.",
  },
  429: {
    title: "That was a lot at once",
    description:
      "Wait a few minutes, go back and send the form again. What you typed is still there.",
  },
  431: {
    title: "Your browser sent too much about itself",
    description: "Delete this site's cookies, reload the page and try again.",
  },
  503: {
    title: "We cannot save anything right now",
    description:
      "Our storage is having trouble. Nothing was charged. Please try again in a few minutes.",
  },
};

/** The body of a response that an error page is made from. */
export interface Refused {
  refused: RefusalStatus;
  /** In place of the status's own text. */
  text?: { title: string; description: string };
}

/** The text of the error page for a response with a status of `refusals`. */
export function refusalText(status: RefusalStatus, data: Refused | null) {
  return data?.text ?? refusals[status];
}

/** The text of an error page as a message of a form. */
export function refusalMessage(status: RefusalStatus): Message {
  return { ...refusals[status], style: "destructive" };
}

export function isRefusal(status: number): status is RefusalStatus {
  return status in refusals;
}
