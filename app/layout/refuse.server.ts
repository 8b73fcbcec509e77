import { json } from "@remix-run/node";
import type { RefusalStatus, Refused } from "~/content/refusals";
import { cannotWrite } from "~/database/cannot-write.server";
import { createLimit } from "~/database/rate-limit.server";
import { clientNetwork, SCRIPTS_HEADER } from "~/http/framework-headers.server";
import { log } from "~/observability/log.server";
import { refusalPage } from "./refusal-page.server";

/** Whether a request comes from the page's scripts, which need JSON. */
export function fromScripts(request: Request): boolean {
  return request.headers.get(SCRIPTS_HEADER) === "1";
}

/**
 * Refuses a post with a status of `refusals`. For scripts it returns JSON, with which the page keeps its form and shows the
 * message; for a browser it throws the response, which the error boundary renders.
 */
export function refuse(request: Request, status: RefusalStatus, headers?: HeadersInit) {
  const answer = json<Refused>({ refused: status }, { status, headers });
  if (fromScripts(request)) return answer;
  throw answer;
}

/** As {@link refuse}, for a resource route, which has no error boundary. */
export function refuseWithPage(request: Request, status: RefusalStatus): Response {
  if (fromScripts(request)) return refuse(request, status);
  const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };
  return new Response(refusalPage(status), { status, headers });
}

/** Runs an action's work; if the database cannot write, `unavailable` makes the 503 response with these headers. */
export async function withUnavailableResponse<T, U>(
  work: () => Promise<T>,
  unavailable: (headers: HeadersInit) => U,
): Promise<T | Awaited<U>> {
  try {
    return await work();
  } catch (error) {
    if (!cannotWrite(error)) throw error;
    log.error({ err: error }, "the database cannot write");
    return await unavailable(RETRY);
  }
}

const RETRY = { "Retry-After": "60" };

/** The text of a page whose data cannot be read; nobody has sent anything. */
const unreadable = {
  title: "We cannot show this page right now",
  description:
    "Our storage is having trouble. What you sent us or paid before is safe. Please reload the page in a few minutes.",
};

/**
 * Runs a loader's work. If the database does not answer, the page is refused with 503. After a post it gets `fallback`
 * instead, because the action's answer has what was typed.
 */
export async function withUnavailablePage<T>(
  request: Request,
  work: () => Promise<T>,
  fallback?: () => T,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!cannotWrite(error)) throw error;
    log.error({ err: error }, "the database cannot be read");
    // Remix gives the loaders that run after a post its headers, but not its method.
    if (fallback && request.headers.has("Content-Type")) return fallback();
    throw json<Refused>({ refused: 503, text: unreadable }, { status: 503, headers: RETRY });
  }
}

/** More invalid posts than the people of an office send, but too few to overload the process. */
const invalid = createLimit("invalid post", 100, 10 * 60);

/**
 * Counts an invalid post of any form against the sender's network. Resolves with the seconds to wait once the limit is
 * reached; if the database cannot write, with undefined.
 */
export async function limitInvalidPosts(request: Request): Promise<number | undefined> {
  try {
    return await invalid(clientNetwork(request));
  } catch (error) {
    if (!cannotWrite(error)) throw error;
    log.warn({ err: error }, "invalid post not counted");
    return undefined;
  }
}

/** As {@link refuse}, for a body that is not a valid form; it counts as an invalid post. */
export async function refuseInvalid(request: Request, status: RefusalStatus) {
  const wait = await limitInvalidPosts(request);
  if (wait === undefined) return refuse(request, status);
  return refuse(request, 429, { "Retry-After": String(wait) });
}
