/**
 * `npm test`: every check, one after another, and one closing line over all of them.
 * On a fresh machine it brings what is missing: a browser for the end-to-end tests.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";

const totals = { passed: 0, failed: 0, skipped: 0 };

function run(command, args) {
  return spawnSync(command, args, { stdio: "inherit" }).status === 0;
}

function check(name, command, args) {
  console.log(`\n== ${name}`);
  const ok = run(command, args);
  totals[ok ? "passed" : "failed"] += 1;
  return ok;
}

function hasBrowser() {
  if (existsSync(chromium.executablePath())) return true;
  return ["chromium", "chromium-browser", "google-chrome"].some(
    (name) => spawnSync("sh", ["-c", `command -v ${name}`]).status === 0,
  );
}

function bringBrowser() {
  if (hasBrowser()) return true;
  console.log("\n== a browser for the tests");
  const asRoot = process.getuid?.() === 0 && existsSync("/etc/debian_version");
  if (asRoot) {
    run("apt-get", ["update", "-qq"]);
    const packages = ["chromium", "fonts-liberation"];
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages]);
  } else {
    run("npx", ["playwright", "install", "chromium"]);
  }
  return hasBrowser();
}

function vitest() {
  console.log("\n== tests");
  const folder = mkdtempSync(join(tmpdir(), "sitewright-report-"));
  const report = join(folder, "report.json");
  const ok = run("npx", [
    "vitest",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  if (existsSync(report)) {
    const { numPassedTests, numFailedTests, numTotalTests } = JSON.parse(readFileSync(report));
    totals.passed += numPassedTests;
    totals.failed += numFailedTests;
    totals.skipped += numTotalTests - numPassedTests - numFailedTests;
    // A suite that breaks before its first test fails the run without a failed test.
    if (!ok && numFailedTests === 0) totals.failed += 1;
  } else {
    totals.failed += 1;
  }
  rmSync(folder, { recursive: true, force: true });
}

const browser = bringBrowser();
if (!browser) {
  console.error("No Chromium could be found or installed.");
  totals.failed += 1;
}
check("types", "npx", ["tsc", "--noEmit"]);
check("lint", "npm", ["run", "--silent", "lint"]);
const built = check("build", "npm", ["run", "--silent", "build"]);
if (built && browser) vitest();

console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed === 0 ? 0 : 1);
