import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// What the application's modules read when a test imports them: a database of its own, providers that answer nobody.
process.env.NODE_ENV = "test";
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), "sitewright-"));
process.env.SITE_URL = "http://site.test";
