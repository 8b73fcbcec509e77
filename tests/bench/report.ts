import { format, resolveConfig } from "prettier";
import { isMet, median, targetsOf, type Comparison } from "./comparison";
import { inWords, type Machine } from "./machine";
import { table } from "./table";

/** One run of the benchmark. */
export interface Report {
  /** As 2026-01-31. */
  date: string;
  machine: Machine;
  /** What a reader must know besides the figures. */
  notes: readonly string[];
  comparisons: readonly Comparison[];
}

const BEGIN = "<!-- bench:begin -->";
const END = "<!-- bench:end -->";

/** The whole run for a reader in a terminal. */
export async function asText({ comparisons, notes, date, machine }: Report): Promise<string> {
  const lines = [table(comparisons), "", `${date}, ${inWords(machine)}`, ...notes];
  return pretty(lines.join("\n"));
}

/** The whole run for a program: every round, medians, and what is met. */
export function asJson({ comparisons, ...run }: Report): string {
  const results = comparisons.map((comparison) => ({
    ...comparison,
    target: targetsOf(comparison),
    median: median(comparison.ours),
    peerMedians: Object.fromEntries(
      Object.entries(comparison.peers).map(([name, values]) => [name, median(values)]),
    ),
    met: isMet(comparison) ?? null,
  }));
  return `${JSON.stringify({ ...run, results }, null, 2)}\n`;
}

/** A README with the run's targets between its two marks, in place of what stood there. */
export async function intoReadme(readme: string, report: Report): Promise<string> {
  const { comparisons, date, machine } = report;
  const begin = readme.indexOf(BEGIN);
  const end = readme.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`The README has no ${BEGIN} before an ${END}.`);
  const shown = comparisons.filter((one) => targetsOf(one).length > 0 && !one.detail);
  const block = ["", `Medians of ${date} on ${inWords(machine)}:`, "", table(shown), "", ""];
  return pretty(readme.slice(0, begin) + BEGIN + block.join("\n") + readme.slice(end));
}

async function pretty(markdown: string): Promise<string> {
  return format(markdown, { ...(await resolveConfig("README.md")), parser: "markdown" });
}
