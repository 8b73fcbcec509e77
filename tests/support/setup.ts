import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, vi } from "vitest";
import { resetSharedSites, pauseSharedSites, sessionSecret, stopOwnSites } from "./site";
import { takeViolations } from "./visit";

// The environment of application modules that a test imports: a database of its own, the tested sites' secret, and
// no reachable providers.
process.env.NODE_ENV = "test";
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), "sitewright-"));
process.env.SITE_URL = "http://site.test";
process.env.SESSION_SECRET = sessionSecret;

await pauseSharedSites();
beforeEach(resetSharedSites);
afterEach(resetSharedSites);

afterAll(stopOwnSites);

// The files of a worker share its clock and globals.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// When the policy blocked something, either the page or the policy is wrong.
afterEach(() => {
  const [violation] = takeViolations();
  if (violation) throw new Error(`The content policy was violated: ${violation}`);
});
