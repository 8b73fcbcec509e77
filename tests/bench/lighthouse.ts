import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pages } from "~/content/pages";
import { launchBrowser } from "../support/browser";
import { htmlPages } from "../support/pages/html-pages";
import { freePort } from "../support/free-port";
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
/** The page that is not there; that it is not is an error in the browser's own console, whatever the page does. */
const MISSING = { path: "/nowhere", skipped: "errors-in-console" };

/** Lighthouse's scores with its mobile settings (simulated slow 4G, four times slower processor): the worst page's. */
export async function measureLighthouse(): Promise<Comparison[]> {
  const installed = await install("lighthouse");
  const folder = temporaryFolder("sitewright-bench-lighthouse");
  const port = await freePort();
  // Ours, as one that Lighthouse starts outlives it when the run is broken off.
  const browser = await launchBrowser(`--remote-debugging-port=${port}`);
  const site = await startOurs();
  const file = join(folder, "result.json");
  try {
    const scores = new Map<string, Scores>();
    for (const path of [...htmlPages, MISSING.path]) {
      const once = () => auditPage(installed, port, site.url + path, file);
      // On a busy machine Lighthouse may lose its own trace, and asks to be run again.
      const audit = () => once().catch(once);
      try {
        scores.set(path, await judge(path, audit));
      } catch (error) {
        note(`Lighthouse, ${path}: ${String(error)}`);
        process.exitCode = 1;
      }
    }
    return names.map((category) => worst(category, scores));
  } finally {
    await site.stop();
    await browser.close();
  }
}

async function auditPage(
  installed: string,
  port: number,
  url: string,
  file: string,
): Promise<LighthouseResult> {
  const options = [
    ...[`--output=json`, `--output-path=${file}`, `--port=${port}`],
    ...[`--only-categories=${names}`, "--ignore-status-code", "--quiet"],
    ...(url.endsWith(MISSING.path) ? [`--skip-audits=${MISSING.skipped}`] : []),
  ];
  const cli = join(installed, "node_modules/lighthouse/cli/index.js");
  await run(process.execPath, [cli, url, ...options], PATIENCE_MS);
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
