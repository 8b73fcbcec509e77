/**
 * `npm run bench`: measures the built site beside its peers and prints one table; the rounds go to build/bench.json.
 * `npm run bench -- pages lighthouse` measures only what is named;
 * `npm run bench -- --readme` also puts the table into README.md. See docs/benchmarks.md.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { attempt } from "./attempt";
import type { Comparison } from "./comparison";
import { thisMachine } from "./machine";
import { notes } from "./notes";
import { asJson, asText, intoReadme, type Report } from "./report";
import { suites } from "./suites";

const OUT = "build/bench.json";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { readme: { type: "boolean", default: false } },
});
const unknown = positionals.filter((name) => !(name in suites));
if (unknown.length > 0) stop(`No measures: ${unknown}. There are: ${Object.keys(suites)}.`);
if (values.readme && positionals.length > 0) stop("The README takes a whole run only.");

const comparisons: Comparison[] = [];
for (const [name, measure] of Object.entries(suites)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  comparisons.push(...(await attempt(name, measure)));
}

const date = new Date().toISOString().slice(0, 10);
const report: Report = { date, machine: thisMachine(), notes, comparisons };
writeFileSync(OUT, asJson(report));
process.stdout.write(await asText(report));
if (values.readme) {
  writeFileSync("README.md", await intoReadme(readFileSync("README.md", "utf8"), report));
}

function stop(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
