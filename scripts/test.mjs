/**
 * `npm test`: the checks for every change, with a summary in the last line; `npm run test:full` (`--full`): the checks
 * that take too long for every change. On a fresh machine it installs a browser.
 */
import "./check-node.mjs";
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { createInterface } from "node:readline";
import { chromium } from "playwright";

const full = process.argv.includes("--full");
const SLOWEST = 10;
const totals = { passed: 0, failed: 0, skipped: 0 };
/** What has failed, said again above the summary: a long run's output is rarely kept whole. */
const failures = [];

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
  if (!ok) failures.push(name);
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
  // One line for a file that passes.
  const quiet = ["--slowTestThreshold=1e9"];
  const child = spawn("npx", ["vitest", "run", ...folders, ...reporters, ...quiet], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...(process.stdout.isTTY && { FORCE_COLOR: "1" }), ...process.env, ...env },
  });
  createInterface({ input: child.stdout }).on("line", (line) => {
    // What the application's modules log in a test's own process.
    if (!line.startsWith('{"level":')) console.log(line);
  });
  const ok = await new Promise((resolve) => child.on("close", (code) => resolve(code === 0)));
  if (existsSync(report)) {
    const result = JSON.parse(readFileSync(report, "utf8"));
    totals.passed += result.numPassedTests;
    totals.failed += result.numFailedTests;
    totals.skipped += result.numTotalTests - result.numPassedTests - result.numFailedTests;
    // A file that fails to load and an error outside any test fail the run without a failed test.
    if (!ok && result.numFailedTests === 0) totals.failed += 1;
    noteFailures(result.testResults, env);
    if (!ok && result.success) failures.push("an error outside any test, printed above");
    printSlowest(result.testResults);
  } else {
    totals.failed += 1;
    failures.push("Vitest wrote no report");
  }
  rmSync(folder, { recursive: true, force: true });
}

function noteFailures(files, env) {
  const where = Object.keys(env).length > 0 ? ` with ${JSON.stringify(env)}` : "";
  for (const { name, status, message, assertionResults } of files) {
    if (status !== "failed") continue;
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    for (const { fullName, failureMessages } of failed) {
      failures.push(`${file}${where}: ${fullName}\n${failureMessages.join("\n")}`);
    }
    if (failed.length === 0) failures.push(`${file}${where}\n${message}`);
  }
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

for (const failure of failures) console.log(`\n== FAILED ${failure}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed === 0 ? 0 : 1);
