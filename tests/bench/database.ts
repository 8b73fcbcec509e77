import { tmpdir } from "node:os";
import { join } from "node:path";
import { interleaved, ratio, type Comparison } from "./comparison";
import type { Work } from "./database-child";
import { startHelper, type HelperProcess } from "./helper-process";
import { figure, type Findings } from "./report";

const SMALLEST = 1_000;
const LARGEST = 1_000_000;
const SIZES = [SMALLEST, 100_000, LARGEST];
/** A tree of 10^6 rows is one or two pages deeper than one of 10^3, and does not fit into the cache. */
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

const named = (size: number) => `${size.toLocaleString("en")} orders`;

/** The process of each size of database. */
type Databases = Map<number, HelperProcess>;

/** The times of database work with a thousand, a hundred thousand and a million orders. */
export async function measureDatabase(): Promise<Findings> {
  const databases: Databases = new Map();
  try {
    for (const size of SIZES) {
      const env = { NODE_ENV: "development", DATA_DIR: join(tmpdir(), String(size)) };
      databases.set(size, await startHelper("database-child", env));
    }
    for (const [size, child] of databases) await child.ask({ fill: size });
    const comparisons: Comparison[] = [];
    for (const [work, measure] of measures) {
      comparisons.push(await compare(work, measure, databases));
    }
    return {
      headline: `an insert takes ${figure(ratio(comparisons[0]!, named(SMALLEST)))} × as long among ${named(LARGEST)} as among ${named(SMALLEST)} (wanted: ≤ ${FLAT})`,
      comparisons,
    };
  } finally {
    for (const child of databases.values()) child.stop();
  }
}

async function compare(work: Work, measure: string, databases: Databases): Promise<Comparison> {
  const subjects = [...databases].map(
    ([size, child]) => [named(size), () => child.ask<number>({ measure: work })] as const,
  );
  const { [named(LARGEST)]: ours = [], ...peers } = await interleaved(Object.fromEntries(subjects));
  return {
    ...{ measure: `${measure}, ${named(LARGEST)}`, unit: "ms", ours, peers },
    target: { of: named(SMALLEST), atMost: FLAT },
  };
}
