/** A studio in another country makes this site its own by what the README names, and its tests pass. */
import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";

const exec = promisify(execFile);

const MADE = /^(node_modules|build|public\/build|test-results|\.git)(\/|$)/;
const MINUTE = 60_000;

const folder = mkdtempSync(join(tmpdir(), "sitewright-studio-"));
const leftOut = ["locksmith", "glazier"];

const { PATH, HOME } = process.env;

const run = (command: string, ...args: string[]) =>
  exec(command, args, {
    cwd: folder,
    env: { PATH, HOME, NODE_ENV: "production" },
    maxBuffer: 64 * 1024 * 1024,
    timeout: 15 * MINUTE,
  }).catch((error: Error & { stdout?: string; stderr?: string }) => {
    throw new Error(`${command} ${args.join(" ")} failed:\n${error.stdout}\n${error.stderr}`);
  });

/** Changes a file of the studio; each pattern is there. */
function edit(path: string, changes: [RegExp, string][]): void {
  let text = readFileSync(join(folder, path), "utf8");
  for (const [pattern, replacement] of changes) {
    expect(text, path).toMatch(pattern);
    text = text.replace(pattern, replacement);
  }
  writeFileSync(join(folder, path), text);
}

beforeAll(async () => {
  cpSync(".", folder, { recursive: true, filter: (path) => !MADE.test(relative(".", path)) });
  // Some tests ask git which files there are.
  await run("git", "init", "--quiet");
  await run("git", "add", "--all");
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  edit("app/content/site.ts", [
    [/(?<=export const promises: Promises = \{)[^}]*(?=\};)/, ""],
    [/(?<=name: )"[^"]*"/, '"Werkbank"'],
    [/(?<=tagline: )"[^"]*"/, '"Websites for people who make things"'],
    [/(?<=social: \[)[^\]]*/, '{ name: "Mastodon", url: "https://social.example/@werkbank" }'],
    [/(?<=locale: )"[^"]*"/, '"en-AT"'],
    [/(?<=currency: )"[^"]*"/, '"eur"'],
    [/(?<=referencePrefix: )"[^"]*"/, '"WB"'],
    [/kind: "none",\s*name: "[^"]*"/, 'kind: "included", name: "VAT"'],
    [/setup: \d+,\s*growthPerMonth: \d+/, "setup: 990, growthPerMonth: 49"],
    [
      /(?<=quotedPrices = \{\s*)setup: \d+,\s*growthPerMonth: \d+/,
      "setup: 990, growthPerMonth: 49",
    ],
    [/(?<=deliveryDays: )\{[^}]*\}/, "{ from: 5, to: 8 }"],
    [/(?<=legalTextsUpdated = )"[^"]*"/, '"November 2026"'],
    [/(?<=budget: \{ from: )\d+, to: \d+/, "1000, to: 2000"],
  ]);
  for (const slug of leftOut) {
    rmSync(join(folder, "app/demos", slug), { recursive: true });
    edit("app/content/trades.ts", [[new RegExp(`.*slug: "${slug}".*\n`), ""]]);
  }
  writeFileSync(
    join(folder, "app/content/legal/imprint.md"),
    "# Imprint\n\nWho runs this site.\n\n## Address {#address}\n\n{siteName} OG, Gasse 1, 1010 Wien. Write to {supportEmail}.\n",
  );
  edit("app/content/legal/terms-of-service.md", [
    [
      /The agreement is governed by[^]*?\n\n/,
      "The agreement is governed by the law of Austria.\n\n",
    ],
  ]);
  await run("npm", "run", "new-demo", "dentist");
  await run("npm", "run", "shots", "--", "demos", "share");
}, 20 * MINUTE);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test(
  "its types, lint and tests of modules pass",
  async () => {
    await run("npx", "tsc", "--noEmit");
    await run("npx", "oxlint");
    await run("npx", "vitest", "run", "--project", "unit");
  },
  10 * MINUTE,
);

test(
  "its pages, orders, payments and emails pass their tests, with scripts and without",
  async () => {
    const about = [
      "landing-page",
      "page-markup",
      "prices",
      "sharing",
      "thank-you",
      "own-receipt",
      "demos",
    ];
    const money = ["order-", "payment-", "taxed-payment", "desk-lists", "desk-doctor-stripe"];
    const files = [...about, ...money].map((name) => `tests/site/${name}`);
    const inBrowser = [
      "journey",
      "gallery",
      "form-comfort",
      "page-structure",
      "contact-page",
      "weights",
    ];
    const e2e = inBrowser.map((name) => `tests/e2e/${name}`);
    await run("npx", "vitest", "run", "--project", "site", ...files, ...e2e);
  },
  15 * MINUTE,
);

test(
  "no page, email, receipt or export has a word of the brand before, a dollar or a number of trades that are not there",
  async () => {
    await run("npx", "vitest", "run", "--project", "site", "tests/site/every-text");
  },
  5 * MINUTE,
);
