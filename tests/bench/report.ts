import { format, resolveConfig } from "prettier";
import { isMet, median, ratio, type Comparison, type Target } from "./comparison";

/** A suite's results. */
export interface Findings {
  /** Its sentence in the README. */
  headline?: string;
  comparisons: readonly Comparison[];
  /** Results that are not comparisons, as a table: lines of cells, the headings first. */
  table?: readonly (readonly string[])[];
  /** Notes below the figures. */
  notes?: readonly string[];
}

/** All results, with their time and machine. */
export interface Run {
  /** The last commit that changed the application. */
  application: string;
  /** Such as 2026-01-31. */
  date: string;
  machine: string;
}

const HEADINGS = ["Measure", "Site", "Beside it", "Ratio", "Target", "Met"];

/** A suite's results in Markdown. */
export async function asMarkdown(
  { comparisons, table, notes = [] }: Findings,
  { application, date, machine }: Run,
): Promise<string> {
  const parts = [
    `Medians of ${date}, application as of \`${application}\`, on ${machine}:`,
    lines([HEADINGS, ...comparisons.map(row)]),
    ...(table ? [lines(table)] : []),
    ...(notes.length > 0 ? [notes.map((note) => `- ${note}`).join("\n")] : []),
  ];
  const options = { ...(await resolveConfig("README.md")), parser: "markdown" };
  return format(parts.join("\n\n"), options);
}

/** A document in which a suite's results replace the text between its two marks. */
export function intoDocument(document: string, suite: string, findings: string): string {
  const [mark, endMark] = [`<!-- ${suite}:begin -->`, `<!-- ${suite}:end -->`];
  const begin = document.indexOf(mark);
  const end = document.indexOf(endMark);
  if (begin < 0 || end < begin) throw new Error(`There is no ${mark} before an ${endMark}.`);
  const before = document.slice(0, begin + mark.length);
  return `${before}\n\n${findings.trim()}\n\n${document.slice(end)}`;
}

/** A README in which a headline replaces the line of its list that begins with the title. */
export function intoReadme(readme: string, title: string, headline: string): string {
  const start = `- **${title}:** `;
  const all = readme.split("\n");
  const at = all.findIndex((line) => line.startsWith(start));
  if (at < 0) throw new Error(`The README has no line that begins with "${start}".`);
  return all.map((line, n) => (n === at ? start + headline : line)).join("\n");
}

/** A comparison's ratio to the peer of its target, and the target. */
export function ratioInWords(comparison: Comparison): string {
  const { of = "", ...bound } = comparison.target!;
  return `${figure(ratio(comparison, of))} × ${of} (wanted: ${limit(bound)})`;
}

/** Three digits: a median of five is not more precise. */
export function figure(value: number): string {
  return value.toLocaleString("en-US", {
    ...(Math.abs(value) < 1000 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 }),
  });
}

function row(comparison: Comparison): string[] {
  const { measure, unit, ours, peers, target } = comparison;
  const met = isMet(comparison);
  const beside = Object.entries(peers).map(([name, values]) => `${name} ${figure(median(values))}`);
  const ratios = Object.keys(peers)
    .filter((peer) => target?.of === undefined || target.of === peer)
    .map((peer) => `${figure(ratio(comparison, peer))} × ${peer}`);
  return [
    measure,
    `${figure(median(ours))} ${unit}`.trim(),
    beside.join(", "),
    ratios.join(", "),
    target ? limit(target) : "",
    met === undefined ? "" : met ? "yes" : "**no**",
  ];
}

function limit({ of, atLeast, atMost }: Target): string {
  const peer = of === undefined ? "" : ` × ${of}`;
  return atMost === undefined ? `≥ ${atLeast}${peer}` : `≤ ${atMost}${peer}`;
}

function lines([headings = [], ...rows]: readonly (readonly string[])[]): string {
  return [headings, headings.map(() => "-"), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}
