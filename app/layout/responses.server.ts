import { json, redirect, redirectDocument } from "@remix-run/node";
import { isRefusal, type RefusalStatus, type Refused, tooManyText } from "~/content/refusals";
import { cannotWrite } from "~/server/database/cannot-write.server";
import { createLimitAround } from "~/server/database/rate-limit.server";
import { clientNetworks } from "~/server/http/request-context.server";
import { log, requestContext } from "~/server/log/log.server";
import { refusalPage } from "./refusal-page.server";

/** Whether the request comes from the page's scripts, which need JSON. */
export function fromScripts(): boolean {
  return requestContext.getStore()?.fromScripts ?? false;
}

/** Refuses a post. Scripts get JSON and keep their form; for a browser the response is thrown to the error boundary. */
export function refuse(status: RefusalStatus, headers?: HeadersInit, text?: Refused["text"]) {
  const answer = json<Refused>({ refused: status, text }, { status, headers });
  if (fromScripts()) return answer;
  throw answer;
}

/** As {@link refuse}, for a post beyond a limit that allows the next one after `wait` seconds. */
export function refuseTooMany(wait: number) {
  return refuse(429, { "Retry-After": String(wait) }, tooManyText(wait));
}

/** As {@link refuse}, for a resource route, which has no error boundary. */
export function refuseWithPage(
  status: RefusalStatus,
  more?: Record<string, string>,
  text?: Refused["text"],
): Response {
  if (fromScripts()) return refuse(status, more, text);
  const type = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };
  return new Response(refusalPage(status, text), { status, headers: { ...type, ...more } });
}

/** Runs the work of a resource route, and shows what it is refused with as {@link refuseWithPage}. */
export async function withRefusalPage<T>(work: () => Promise<T>): Promise<T | Response> {
  try {
    return await withUnavailableResponse(work, () => refuseWithPage(503));
  } catch (thrown) {
    if (thrown instanceof Response && isRefusal(thrown.status))
      return refuseWithPage(thrown.status);
    throw thrown;
  }
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

/** Runs a loader's work; 503 if the database does not answer. After a post `fallback` lets the action's answer be shown. */
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
const invalid = createLimitAround("invalid post", 100, 10 * 60);

/** Counts an invalid post against its sender; the seconds to wait beyond the limit. Undefined if the database cannot write. */
export async function limitInvalidPosts(owners: readonly string[]): Promise<number | undefined> {
  try {
    return await invalid(owners);
  } catch (error) {
    if (!cannotWrite(error)) throw error;
    log.warn({ err: error }, "invalid post not counted");
    return undefined;
  }
}

/** As {@link refuse}, for a body that is not a valid form; it counts as an invalid post. */
export async function refuseInvalid(status: RefusalStatus) {
  const wait = await limitInvalidPosts(clientNetworks());
  return wait === undefined ? refuse(status) : refuseTooMany(wait);
}

/** Redirects after a post to another page of the site; never cached. */
export function redirect303(path: string, headers?: HeadersInit) {
  return redirect(path, { status: 303, headers: uncached(headers) });
}

/** As {@link redirect303}, but Remix in the browser loads the target as a document. */
export function redirectDocument303(url: string, headers?: HeadersInit) {
  return redirectDocument(url, { status: 303, headers: uncached(headers) });
}

function uncached(init?: HeadersInit): Headers {
  const headers = new Headers(init);
  headers.set("Cache-Control", "no-store");
  return headers;
}
