import { json } from "@remix-run/node";
import type { RefusalStatus } from "~/content/refusals";
import { cannotWrite } from "~/database/cannot-write.server";
import { SCRIPTS_HEADER } from "~/http/framework-headers.server";
import { log } from "~/observability/log.server";
import { refusalPage } from "./refusal-page.server";

/** What the scripts get in place of a page: the form stays, and says this. */
export interface Refused {
  refused: RefusalStatus;
}

/** Whether the scripts ask, who need JSON that leaves the form where it is. */
export function fromScripts(request: Request): boolean {
  return request.headers.get(SCRIPTS_HEADER) === "1";
}

/**
 * Refuses a post: for a browser by throwing the answer that the error page renders,
 * for the scripts by returning it.
 */
export function refuse(request: Request, status: RefusalStatus, headers?: HeadersInit) {
  const answer = json<Refused>({ refused: status }, { status, headers });
  if (fromScripts(request)) return answer;
  throw answer;
}

/** As {@link refuse}, for an address without a page of its own, where nothing would render what is thrown. */
export function refuseWithPage(request: Request, status: RefusalStatus): Response {
  if (fromScripts(request)) return refuse(request, status);
  const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };
  return new Response(refusalPage(status), { status, headers });
}

/** Runs an action's work; where the database cannot write, `unavailable` makes the answer, a 503 with these headers. */
export async function orUnavailable<T, U>(
  work: () => Promise<T>,
  unavailable: (headers: HeadersInit) => U,
): Promise<T | Awaited<U>> {
  try {
    return await work();
  } catch (error) {
    if (!cannotWrite(error)) throw error;
    log.error({ err: error }, "the database cannot write");
    return await unavailable({ "Retry-After": "60" });
  }
}
