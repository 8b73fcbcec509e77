/**
 * `npm run bench`: measures the built site beside its peers and prints tables; every round goes to build/bench.json.
 * `npm run bench -- landing lighthouse` measures only the named suites; `npm run bench -- --write` also puts the figures
 * into README.md and docs/benchmarks.md. See docs/benchmarks.md.
 */
import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg, release, tmpdir, totalmem, type } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { asMarkdown, intoDocument, intoReadme, type Findings, type Run } from "./report";
import { suites } from "./suites";

const OUT = "build/bench.json";
const README = "README.md";
const DOCUMENT = "docs/benchmarks.md";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { write: { type: "boolean", default: false } },
});
const unknown = positionals.filter((name) => !(name in suites));
if (unknown.length > 0) {
  process.stderr.write(`No suites: ${unknown}. There are: ${Object.keys(suites)}.\n`);
  process.exit(2);
}

// Cleans up after every suite, however the run ends.
const folder = mkdtempSync(join(tmpdir(), "sitewright-bench-"));
// PostgreSQL runs as another user.
chmodSync(folder, 0o755);
process.env.TMPDIR = folder;
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
process.once("SIGINT", () => process.exit(130));

const run = thisRun();
const found: Record<string, Findings> = {};
for (const [name, { measure }] of Object.entries(suites)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  process.stderr.write(`== ${name}\n`);
  try {
    found[name] = await measure();
  } catch (error) {
    // The other suites still run.
    process.stderr.write(`${name} could not be measured: ${String(error)}\n`);
    process.exitCode = 1;
    continue;
  }
  writeFileSync(OUT, `${JSON.stringify({ ...run, found }, null, 2)}\n`);
  const markdown = await asMarkdown(found[name], run);
  process.stdout.write(`\n${markdown}\n`);
  if (values.write) write(name, found[name], markdown);
}

function write(name: string, { headline }: Findings, markdown: string): void {
  const document = readFileSync(DOCUMENT, "utf8");
  writeFileSync(DOCUMENT, intoDocument(document, name, markdown));
  const { title } = suites[name]!;
  if (!title || !headline) return;
  writeFileSync(README, intoReadme(readFileSync(README, "utf8"), title, headline));
}

function thisRun(): Run {
  const commit = ["log", "-1", "--format=%h", "--", "app", "package-lock.json"];
  const processors = cpus();
  const machine = [
    processors[0]?.model.trim() ?? "an unknown processor",
    `${processors.length} cores`,
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
    `${type()} ${release()}`,
    `Node ${process.version.slice(1)}`,
    // Other work of the machine; near 0 on an idle one.
    `load ${loadavg()[2]!.toFixed(1)} in the quarter of an hour before`,
  ];
  return {
    application: execFileSync("git", commit, { encoding: "utf8" }).trim(),
    date: new Date().toISOString().slice(0, 10),
    machine: machine.join(", "),
  };
}
