import { isMet, median, ratio, targetsOf, type Comparison, type Target } from "./comparison";

const HEADINGS = ["Measure", "Ours", "Ratio", "Target", "Met", "Beside it"];

/** The comparisons as a Markdown table, one line each. */
export function table(comparisons: readonly Comparison[]): string {
  const lines = [HEADINGS, HEADINGS.map(() => "-"), ...comparisons.map(row)];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function row(comparison: Comparison): string[] {
  const { measure, unit, ours, peers } = comparison;
  const met = isMet(comparison);
  return [
    measure,
    `${figure(median(ours))} ${unit}`.trim(),
    ratios(comparison),
    targetsOf(comparison).map(limit).join(", "),
    met === undefined ? "" : met ? "yes" : "**no**",
    Object.entries(peers)
      .map(([name, values]) => `${name} ${figure(median(values))}`)
      .join(", "),
  ];
}

/** Beside the peers of the targets, else beside every peer. */
function ratios(comparison: Comparison): string {
  const aimedAt = targetsOf(comparison).flatMap(({ of }) => of ?? []);
  return (aimedAt.length > 0 ? aimedAt : Object.keys(comparison.peers))
    .filter((peer) => comparison.peers[peer] !== undefined)
    .map((peer) => [peer, ratio(comparison, peer)] as const)
    .filter(([, value]) => Number.isFinite(value))
    .map(([peer, value]) => `${figure(value)} × ${peer}`)
    .join(", ");
}

function limit({ of, atLeast, atMost }: Target): string {
  const peer = of === undefined ? "" : ` × ${of}`;
  const low = atLeast === undefined ? [] : [`≥ ${atLeast}${peer}`];
  const high = atMost === undefined ? [] : [`≤ ${atMost}${peer}`];
  return [...low, ...high].join(", ");
}

/** Three digits say all that a median of five does. */
function figure(value: number): string {
  if (Math.abs(value) >= 1000) {
    return value.toLocaleString("en-US", { maximumFractionDigits: 0 });
  }
  return value.toLocaleString("en-US", { maximumSignificantDigits: 3 });
}
