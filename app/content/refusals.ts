import type { Message } from "./messages";

export type RefusalStatus = 400 | 403 | 404 | 405 | 408 | 413 | 415 | 429 | 431 | 503;

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
    description: "Wait a minute, go back and send the form again. What you typed is still there.",
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

export interface Refused {
  refused: RefusalStatus;
  /** In place of the status's own text. */
  text?: { title: string; description: string };
}

export function refusalText(status: RefusalStatus, data: Refused | null) {
  return data?.text ?? refusals[status];
}

export function refusalMessage(status: RefusalStatus, data: Refused | null = null): Message {
  return { ...refusalText(status, data), style: "destructive" };
}

export function isRefusal(status: number): status is RefusalStatus {
  return status in refusals;
}

/** After so many seconds a visitor is told of another way than to wait. */
const LONG_WAIT = 10 * 60;

export function tooManyPosts(wait: number, supportEmail: string): Message {
  const otherWay = wait > LONG_WAIT ? ` If that is too late, write to ${supportEmail}.` : "";
  return {
    title: refusals[429].title,
    description: `We have had too many forms, perhaps from others on your connection. What you typed is kept: send the form again ${inWords(wait)}.${otherWay}`,
    style: "destructive",
  };
}

export function tooManyText(wait: number) {
  return {
    title: refusals[429].title,
    description: `Go back and send the form again ${inWords(wait)}. What you typed is still there.`,
  };
}

/** 200 -> "in 4 minutes", 10_000 -> "in about 3 hours" */
function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes === 1 ? "in a minute" : `in ${minutes} minutes`;
  const hours = Math.round(minutes / 60);
  return hours === 1 ? "in about an hour" : `in about ${hours} hours`;
}
