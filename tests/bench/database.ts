import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { interleaved, type Comparison } from "./comparison";
import type { Work } from "./database-child";
import { startHelper, type HelperProcess } from "./helper-process";

const SIZES = [1_000, 100_000, 1_000_000] as const;
const [smallest, ...larger] = SIZES;
const largest = Math.max(...SIZES);
/** A tree of 10^6 rows is one or two pages deeper than one of 10^3, and does not fit into the cache as a whole. */
const FLAT = 2;

const measures: readonly (readonly [Work, string])[] = [
  ["insert", "order insert"],
  ["first page", "desk's order list, first page"],
  ["page in the middle", "desk's order list, a page in the middle"],
  ["outbox", "outbox's question for due mails"],
  ["reminders", "reminders' pass, none due"],
  ["reconciliation", "reconciliation's pass, none due"],
  ["sweep", "sweeper's questions, nothing due"],
];

/** What the database's work costs with a thousand, a hundred thousand and a million orders. */
export async function measureDatabase(): Promise<Comparison[]> {
  const folder = mkdtempSync(join(tmpdir(), "sitewright-bench-"));
  const databases: { size: number; child: HelperProcess }[] = [];
  try {
    for (const size of SIZES) {
      const env = { NODE_ENV: "development", DATA_DIR: join(folder, String(size)) };
      databases.push({ size, child: await startHelper("database-child", env) });
    }
    for (const { size, child } of databases) await child.ask({ fill: size });
    const comparisons: Comparison[] = [];
    for (const [work, measure] of measures) {
      comparisons.push(...(await compare(work, measure, databases)));
    }
    return comparisons;
  } finally {
    for (const { child } of databases) child.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compare(
  work: Work,
  measure: string,
  databases: { size: number; child: HelperProcess }[],
): Promise<Comparison[]> {
  const subjects = databases.map(
    ({ size, child }) => [named(size), () => child.ask<number>({ measure: work })] as const,
  );
  const values = await interleaved(Object.fromEntries(subjects));
  const peer = named(smallest);
  return larger.map((size) => ({
    measure: `${measure}, ${named(size)}`,
    unit: "ms",
    ours: values[named(size)]!,
    peers: { [peer]: values[peer]! },
    target: { of: peer, atMost: FLAT },
    detail: work === "insert" && size === largest ? undefined : true,
  }));
}

function named(size: number): string {
  return `${size.toLocaleString("en")} orders`;
}
