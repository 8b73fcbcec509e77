import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import { takeViolations } from "./pages/policy-violations";
import { resetSharedSites, restSharedSites, sessionSecret } from "./site";

// What the application's modules read when a test imports them: a database of its own, the tested sites' secret, and
// providers that answer nobody.
process.env.NODE_ENV = "test";
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), "sitewright-"));
process.env.SITE_URL = "http://site.test";
process.env.SESSION_SECRET = sessionSecret;

await restSharedSites();
beforeEach(resetSharedSites);
afterEach(resetSharedSites);

// Whatever a page was blocked from doing, the page is wrong or the policy is.
afterEach(() => {
  const [violation] = takeViolations();
  if (violation) throw new Error(`The content policy was violated: ${violation}`);
});
