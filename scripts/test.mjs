/**
 * `npm test`: the checks for every change, with a summary in the last line; `npm run test:full` (`--full`): the checks
 * that take too long for every change. On a fresh machine it installs a browser.
 */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { chromium } from "playwright";

const full = process.argv.includes("--full");
const SLOWEST = 10;
const totals = { passed: 0, failed: 0, skipped: 0 };

/** Runs a check in parallel with others, and prints its output when it has failed. */
async function check(name, command, args) {
  const started = performance.now();
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => (printed += chunk.toString()));
  }
  const ok = await new Promise((resolve) => child.on("close", (code) => resolve(code === 0)));
  totals[ok ? "passed" : "failed"] += 1;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\n== ${name}: ${ok ? "passed" : "FAILED"} in ${seconds} s\n${ok ? "" : printed}`);
  return ok;
}

async function runSequentially(checks) {
  for (const [name, command, ...args] of checks) await check(name, command, args);
}

const isThere = (name) => spawnSync("sh", ["-c", `command -v ${name}`]).status === 0;

function hasBrowser() {
  const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];
  return existsSync(chromium.executablePath()) || names.some(isThere);
}

function installBrowser() {
  if (hasBrowser()) return true;
  console.log("\n== a browser for the tests");
  const run = (command, ...args) => spawnSync(command, args, { stdio: "inherit" }).status === 0;
  const asRoot = process.getuid?.() === 0 && existsSync("/etc/debian_version");
  if (asRoot) {
    const install = ["install", "-y", "-qq", "--no-install-recommends", "fonts-liberation"];
    run("apt-get", "update", "-qq");
    // The smaller package first. Ubuntu has neither.
    return (
      ["chromium-headless-shell", "chromium"].some((name) => run("apt-get", ...install, name)) &&
      hasBrowser()
    );
  }
  run("npx", "playwright", "install", "chromium");
  return hasBrowser();
}

/** Runs Vitest under some environment variables, on all files or on some folders. */
async function tests(env = {}, ...folders) {
  const folder = mkdtempSync(join(tmpdir(), "sitewright-report-"));
  const report = join(folder, "report.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const child = spawn("npx", ["vitest", "run", ...folders, ...reporters], {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  const ok = await new Promise((resolve) => child.on("close", (code) => resolve(code === 0)));
  if (existsSync(report)) {
    const result = JSON.parse(readFileSync(report, "utf8"));
    totals.passed += result.numPassedTests;
    totals.failed += result.numFailedTests;
    totals.skipped += result.numTotalTests - result.numPassedTests - result.numFailedTests;
    // A file that fails to load fails the run without a failed test.
    if (!ok && result.numFailedTests === 0) totals.failed += 1;
    printSlowest(result.testResults);
  } else {
    totals.failed += 1;
  }
  rmSync(folder, { recursive: true, force: true });
}

function printSlowest(files) {
  const timed = files.map(({ name, startTime, endTime, assertionResults }) => ({
    file: relative(process.cwd(), name),
    seconds: (endTime - startTime) / 1000,
    tests: assertionResults.length,
  }));
  timed.sort((one, other) => other.seconds - one.seconds);
  console.log(`\n== the ${SLOWEST} slowest test files, in seconds`);
  for (const { file, seconds, tests } of timed.slice(0, SLOWEST)) {
    console.log(`${seconds.toFixed(1).padStart(7)}  ${file} (${tests} tests)`);
  }
}

/** On PostgreSQL; and with every transaction's first attempt failing at its commit. */
const onPostgres = [
  { TEST_DATABASE: "postgres" },
  { TEST_DATABASE: "postgres", FAIL_COMMITS: "1" },
];

const source = ["app", "sandbox", "tests", "scripts", "migrations"];
const checks = full
  ? [
      ["types by the TypeScript compiler", "npx", "tsc", "--noEmit"],
      ["format", "npx", "prettier", "--check", "."],
    ]
  : [
      ["types and lint", "npx", "oxlint"],
      ["dependencies", "npx", "depcruise", ...source],
    ];

const browser = installBrowser();
if (!browser) {
  console.error("No Chromium could be found or installed.");
  totals.failed += 1;
}
// In parallel with the tests, which often wait and leave a core idle.
const checked = runSequentially(checks);
const built = await check("build", "npm", ["run", "--silent", "build"]);
if (built && browser) {
  await tests(full ? { TEST_RUN: "full" } : {});
  if (full) {
    for (const env of onPostgres) {
      console.log("\n== the sites' and modules' tests with", env);
      await tests(env, "tests/site", "tests/integration");
    }
  }
}
await checked;

console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed === 0 ? 0 : 1);
