import { cannotWrite } from "~/database/cannot-write.server";
import { createLimit } from "~/database/rate-limit.server";
import { clientNetwork } from "~/http/framework-headers.server";
import { log } from "~/observability/log.server";

const TEN_MINUTES = 10 * 60;

/** High, because the page's scripts send each file and each autosave as a post of its own. */
const posts = createLimit("asset post", 2_000, TEN_MINUTES);
const submissions = createLimit("asset submission", 30, TEN_MINUTES);

/**
 * Counts a post of the form against its sender's network; resolves with the seconds to wait when the limit is exceeded.
 * A post that cannot be counted passes: it cannot be stored either, and its form can be shown again once it is read.
 */
export async function limitAssetPosts(request: Request): Promise<number | undefined> {
  try {
    return await posts(clientNetwork(request));
  } catch (error) {
    if (!cannotWrite(error)) throw error;
    log.warn({ err: error }, "post not counted");
    return undefined;
  }
}

/** Counts a submission against its sender's network; resolves as {@link limitAssetPosts}. */
export function limitSubmissions(request: Request): Promise<number | undefined> {
  return submissions(clientNetwork(request));
}
