import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pages } from "~/content/pages";
import { findChromium } from "../browser";
import { htmlPages } from "../html-pages";
import { median, type Comparison } from "./comparison";
import { note } from "./notes";
import { run } from "./process-group";
import { startOurs } from "./site-process";
import { temporaryFolder } from "./temporary-folder";
import { install } from "./tools";

const categories = {
  performance: "performance",
  accessibility: "accessibility",
  "best-practices": "best practices",
  seo: "SEO",
} as const;
type Category = keyof typeof categories;
const names = Object.keys(categories) as Category[];
type Scores = Record<Category, number>;

interface LighthouseResult {
  runtimeError?: { message: string };
  categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
}

/** A page that is not perfect at once may have met a busy machine: it is asked twice more. */
const ROUNDS_OF_DOUBT = 2;
const PATIENCE_MS = 120_000;
const MISSING = "/nowhere";

/** Lighthouse's scores with its mobile settings (simulated slow 4G, four times slower processor): the worst page's. */
export async function measureLighthouse(): Promise<Comparison[]> {
  const installed = await install("lighthouse");
  const folder = temporaryFolder("sitewright-bench-lighthouse");
  const site = await startOurs();
  try {
    const scores = new Map<string, Scores>();
    for (const path of [...htmlPages, MISSING]) {
      const audit = () => auditPage(installed, site.url + path, join(folder, "result.json"));
      scores.set(path, await judge(path, audit));
    }
    return names.map((category) => worst(category, scores));
  } finally {
    await site.stop();
  }
}

async function auditPage(installed: string, url: string, file: string): Promise<LighthouseResult> {
  const flags = "--headless=new --no-sandbox --disable-gpu --disable-quic";
  const options = [
    ...[`--output=json`, `--output-path=${file}`, `--chrome-flags=${flags}`],
    ...[`--only-categories=${names}`, "--ignore-status-code", "--quiet"],
  ];
  const cli = join(installed, "node_modules/lighthouse/cli/index.js");
  const env = { CHROME_PATH: findChromium() ?? "" };
  await run(process.execPath, [cli, url, ...options], PATIENCE_MS, { env });
  const result = JSON.parse(readFileSync(file, "utf8")) as LighthouseResult;
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
  return result;
}

async function judge(path: string, audit: () => Promise<LighthouseResult>): Promise<Scores> {
  const wanted = names.filter((category) => category !== "seo" || isForSearch(path));
  const results = [await audit()];
  const perfect = (result: LighthouseResult) => wanted.every((name) => score(result, name) === 100);
  if (!perfect(results[0]!)) {
    for (let round = 0; round < ROUNDS_OF_DOUBT; round += 1) results.push(await audit());
  }
  const scores = Object.fromEntries(
    wanted.map((name) => [name, median(results.map((result) => score(result, name)))]),
  ) as Scores;
  for (const name of wanted.filter((category) => scores[category] < 100)) {
    note(`Lighthouse, ${path}: ${categories[name]} ${scores[name]}: ${lost(results[0]!, name)}`);
  }
  return scores;
}

function score(result: LighthouseResult, category: Category): number {
  return Math.round((result.categories[category].score ?? 0) * 100);
}

/** The audits that cost a category its points. */
function lost({ categories: all, audits }: LighthouseResult, category: Category): string {
  return all[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ""}`.trim())
    .join(", ");
}

/** Whether search engines are to list a page; the others say noindex, which Lighthouse takes for a fault. */
function isForSearch(path: string): boolean {
  return pages.some((page) => page.path === path && page.listed);
}

function worst(category: Category, scores: Map<string, Scores>): Comparison {
  const given = [...scores.values()].flatMap((page) => page[category] ?? []);
  return {
    measure: `Lighthouse, ${categories[category]}, worst page`,
    unit: "",
    ours: [Math.min(...given)],
    peers: {},
    target: { atLeast: 100 },
  };
}
