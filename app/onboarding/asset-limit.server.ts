import { cannotWrite } from "~/database/cannot-write.server";
import { createLimit } from "~/database/rate-limit.server";
import { CLIENT_ADDRESS_HEADER } from "~/http/framework-headers.server";
import { log } from "~/observability/log.server";

const TEN_MINUTES = 10 * 60;

/** Each file is a post of its own where scripts run, and so is each saving on the side. */
const posts = createLimit("asset post", 2_000, TEN_MINUTES);
const submissions = createLimit("asset submission", 30, TEN_MINUTES);

/**
 * Counts any post of the form against its sender's network; resolves with the seconds to wait when it is one too many.
 * One that cannot be counted is let through: it cannot be stored either, and once it is read its form can be shown again.
 */
export async function limitAssetPosts(request: Request): Promise<number | undefined> {
  try {
    return await posts(clientOf(request));
  } catch (error) {
    if (!cannotWrite(error)) throw error;
    log.warn({ err: error }, "post not counted");
    return undefined;
  }
}

/** Counts a submission against its sender's network; resolves as {@link limitAssetPosts}. */
export function limitSubmissions(request: Request): Promise<number | undefined> {
  return submissions(clientOf(request));
}

function clientOf(request: Request): string {
  return request.headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown";
}
