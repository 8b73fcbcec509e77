import { sharedSite, type Site } from "../site";

/**
 * The site of those tests that list everything it holds: no others order there, and its background jobs look often
 * enough to be waited for.
 */
export function listedSite(): Promise<Site> {
  return sharedSite({
    env: { EMAIL_FROM: "Listed <hello@sitewright.test>", JOBS_EVERY_MS: "500" },
  });
}
