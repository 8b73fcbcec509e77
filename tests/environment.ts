import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach } from "vitest";
import { takeViolations } from "./policy-violations";

// What the application's modules read when a test imports them: a database of its own, providers that answer nobody.
process.env.NODE_ENV = "test";
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), "sitewright-"));
process.env.SITE_URL = "http://site.test";

// Whatever a page was blocked from doing, the page is wrong or the policy is.
afterEach(() => {
  const [violation] = takeViolations();
  if (violation) throw new Error(`The content policy was violated: ${violation}`);
});
