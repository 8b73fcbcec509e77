import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright";
import { pages } from "~/content/pages";
import { findChromium } from "../support/browser";
import { htmlPages } from "../support/pages/html-pages";
import { startSite } from "../support/site";
import { interleaved, median, type Comparison } from "./comparison";
import { figure, type Findings } from "./report";

const VERSION = "13.5.0";
const ROUNDS = 3;
const TIMEOUT_MS = 180_000;
/** Blocking time that a page's scripts may add, in ms. */
const BLOCKING_GOAL_MS = 50;

const categories = {
  performance: "performance",
  accessibility: "accessibility",
  "best-practices": "best practices",
  seo: "SEO",
} as const;
type Category = keyof typeof categories;
const names = Object.keys(categories) as Category[];

interface LighthouseResult {
  runtimeError?: { message: string };
  /** Lighthouse's own measure of the machine's speed during the run. */
  environment: { benchmarkIndex: number };
  categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, Audit>;
}

interface Audit {
  score: number | null;
  numericValue?: number;
  displayValue?: string;
  details?: { items?: { resourceType?: string; transferSize?: number }[] };
}

/** One page, with its scripts, and with their files blocked. */
interface PageResults {
  path: string;
  site: LighthouseResult[];
  scriptless: LighthouseResult[];
}

/** Runs Lighthouse on every page: headless, with its default settings; the median of three runs. */
export async function measureLighthouse(): Promise<Findings> {
  const cli = await install();
  const site = await startSite({ env: { RATE_LIMIT: "on" } });
  const results: PageResults[] = [];
  try {
    for (const path of htmlPages) {
      const subjects = {
        site: () => audit(cli, site.url + path),
        scriptless: () => audit(cli, site.url + path, "--blocked-url-patterns=*.js"),
      };
      results.push({ path, ...(await interleaved(subjects, ROUNDS)) });
    }
  } finally {
    await site.stop();
  }
  const worst = names.map((category) => worstScore(category, results));
  const added = Math.max(...results.map(addedBlocking));
  const scores = worst.map(({ ours }, i) => `${categories[names[i]!]} ${ours[0]}`);
  return {
    headline: `at worst ${scores.join(", ")}; scripts add at most ${figure(added)} ms of blocking time (wanted: ≤ ${BLOCKING_GOAL_MS})`,
    comparisons: [
      ...worst,
      {
        ...{ measure: "blocking time that scripts add, worst page", unit: "ms", ours: [added] },
        ...{ peers: {}, target: { atMost: BLOCKING_GOAL_MS } },
      },
    ],
    table: [
      ["Page", ...Object.values(categories), ...figures.map(([heading]) => heading)],
      ...results.map(pageRow),
    ],
    notes: [...results.flatMap(lostPoints), machineSpeed(results)],
  };
}

/** Installs Lighthouse once per version, outside the project's dependencies; returns the path of its program. */
async function install(): Promise<string> {
  const folder = join(".cache", `lighthouse-${VERSION}`);
  const cli = join(folder, "node_modules/lighthouse/cli/index.js");
  if (!existsSync(cli)) {
    const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    const install = ["install", ...quiet, "--prefix", folder, `lighthouse@${VERSION}`];
    await promisify(execFile)("npm", install);
  }
  return cli;
}

async function audit(cli: string, url: string, ...options: string[]): Promise<LighthouseResult> {
  // Chromium's sandbox does not start as root, the usual user in a container.
  const asked = ["--output=json", "--quiet", "--chrome-flags=--headless --no-sandbox", ...options];
  const { stdout } = await promisify(execFile)(process.execPath, [cli, url, ...asked], {
    env: { ...process.env, CHROME_PATH: findChromium() ?? chromium.executablePath() },
    maxBuffer: 2 ** 26,
    timeout: TIMEOUT_MS,
    // On this signal it also ends its browser.
    killSignal: "SIGINT",
  });
  const result = JSON.parse(stdout) as LighthouseResult;
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
  return result;
}

function score(results: LighthouseResult[], category: Category): number {
  return median(results.map((one) => Math.round((one.categories[category].score ?? 0) * 100)));
}

const value = (audit: string) => (results: LighthouseResult[]) =>
  median(results.map(({ audits }) => audits[audit]?.numericValue ?? NaN));
const blocking = value("total-blocking-time");
const addedBlocking = ({ site, scriptless }: PageResults) => blocking(site) - blocking(scriptless);

function scriptKilobytes(results: LighthouseResult[]): number {
  const weights = results.map(({ audits }) =>
    (audits["network-requests"]?.details?.items ?? [])
      .filter(({ resourceType }) => resourceType === "Script")
      .reduce((bytes, { transferSize = 0 }) => bytes + transferSize, 0),
  );
  return median(weights) / 1000;
}

const figures: [heading: string, of: (page: PageResults) => number][] = [
  ["LCP, ms", ({ site }) => value("largest-contentful-paint")(site)],
  ["CLS", ({ site }) => value("cumulative-layout-shift")(site)],
  ["scripts, kB", ({ site }) => scriptKilobytes(site)],
  ["TBT, ms", ({ site }) => blocking(site)],
  ["TBT without scripts, ms", ({ scriptless }) => blocking(scriptless)],
  ["added, ms", addedBlocking],
];

function pageRow(page: PageResults): string[] {
  return [
    `\`${page.path}\``,
    ...names.map((category) => String(score(page.site, category))),
    ...figures.map(([, of]) => figure(of(page))),
  ];
}

/** The audits that cost a page points, with Lighthouse's explanation. */
function lostPoints({ path, site }: PageResults): string[] {
  return names
    .filter((category) => score(site, category) < 100)
    .map((category) => {
      const { audits, categories: all } = site[0]!;
      const lost = all[category].auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ""}`.trim());
      return `\`${path}\`, ${categories[category]}: ${lost.join(", ") || "not in the first of the three"}`;
    });
}

function machineSpeed(results: PageResults[]): string {
  const indexes = results
    .flatMap(({ site, scriptless }) => [...site, ...scriptless])
    .map(({ environment }) => environment.benchmarkIndex);
  const [lowest, middle] = [Math.min(...indexes), median(indexes)].map(Math.round);
  return `Lighthouse's \`benchmarkIndex\` of the machine: ${middle} in the middle, ${lowest} at the lowest.`;
}

/** SEO counts only for pages that search engines should list: the others are noindex, which costs them points. */
function worstScore(category: Category, results: PageResults[]): Comparison {
  const listed = pages.filter((page) => page.listed).map((page) => page.path);
  const judged = results.filter(({ path }) => category !== "seo" || listed.includes(path));
  const measure = `${categories[category]}, worst page${category === "seo" ? " of those listed" : ""}`;
  const ours = [Math.min(...judged.map(({ site }) => score(site, category)))];
  return { measure, unit: "", ours, peers: {}, target: { atLeast: 100 } };
}
