import type { RefusalStatus } from "~/content/refusals";
import { cannotWrite } from "~/database/cannot-write.server";
import { createLimit } from "~/database/rate-limit.server";
import { CLIENT_ADDRESS_HEADER } from "~/http/framework-headers.server";
import { log } from "~/observability/log.server";
import { refuse } from "./refuse.server";

/** More mistakes than a whole office makes; far fewer than it takes to keep the process busy. */
const invalid = createLimit("invalid post", 100, 10 * 60);

/**
 * Counts a form that could not be taken as it was against its sender's network, all forms together. Resolves with the
 * seconds to wait when it is one too many; one that cannot be counted is let through.
 */
export async function limitInvalidPosts(request: Request): Promise<number | undefined> {
  try {
    return await invalid(request.headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown");
  } catch (error) {
    if (!cannotWrite(error)) throw error;
    log.warn({ err: error }, "invalid post not counted");
    return undefined;
  }
}

/** As {@link refuse}, for a body that cannot be read as the form: it counts as an invalid post, too. */
export async function refuseInvalid(request: Request, status: RefusalStatus) {
  const wait = await limitInvalidPosts(request);
  if (wait === undefined) return refuse(request, status);
  return refuse(request, 429, { "Retry-After": String(wait) });
}
