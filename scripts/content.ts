/**
 * Checks app/content/site.ts, tokens.ts and the list of trades, colors app/content/logo.svg for public/favicon.svg, and renders
 * the Markdown of app/content/legal into build/legal; what is wrong fails the build. With `--watch` it goes on, and renders
 * what changes, until its input ends.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { marked } from "marked";
import { checkSite } from "../app/content/check-site";
import { trades } from "../app/content/trades";
import { withoutPictures, writeFolders } from "./demos";
import { colorLogo } from "./logo";

const SOURCES = "app/content/legal";
const OUT = "build/legal";

// The figures cannot even be read with a currency that is none.
checkSite();
const { figures, fillIn, siteValues } = await import("../app/content/legal/figures");

/** A page: `# Title`, an introduction, and `## Section {#its-id}`s; HTML, but for the titles. Throws on an unknown name. */
export function renderLegalText(file: string, markdown: string) {
  const literal = (value: string) => value.replace(/[\\`*_{}[\]<>#|&]/g, "\\$&");
  const written = Object.entries(figures).map(([name, value]) => [name, literal(value)]);
  const text = fillIn(markdown, Object.fromEntries(written));
  const known: readonly string[] = siteValues;
  const unknown = text.match(/(?<!\\)\{(?!#)[^}]*\}/g)?.find((one) => !isOfSite(one, known, text));
  if (unknown) {
    const line = markdown.slice(0, markdown.indexOf(unknown)).split("\n").length;
    const names = [...Object.keys(figures), ...known].sort().join(", ");
    throw new Error(`${file}, line ${line}: ${unknown} means nothing. A text may name: ${names}`);
  }
  const [start = "", ...sections] = text.split(/^## /m);
  const [, title, intro] = /^# (.+)\n([^]*)$/.exec(start) ?? [];
  if (title === undefined) throw new Error(`${file}: the first line is to be "# " and the title.`);
  return {
    title,
    intro: toHtml(intro ?? ""),
    sections: sections.map((section) => {
      const [, heading, id, body] = /^(.+?) \{#([\w-]+)\}\n([^]*)$/.exec(section) ?? [];
      if (!heading || !id) {
        throw new Error(`${file}: "## ${section.split("\n")[0]}" lacks an id: {#name-of-it}`);
      }
      return { id, title: heading, html: toHtml(body ?? "") };
    }),
  };
}

function isOfSite(one: string, known: readonly string[], text: string): boolean {
  const name = /^\{(?:if )?(\w+)\}$/.exec(one)?.[1];
  const isKeyword = name === "else" || name === "end";
  return name !== undefined && (known.includes(name) || (isKeyword && /\{if \w+\}/.test(text)));
}

/** Braces in a link's address would be encoded. */
function toHtml(markdown: string): string {
  const marker = "site-value-";
  const html = marked.parse(markdown.replace(/\]\(\{(\w+)\}\)/g, `](${marker}$1)`), {
    async: false,
  });
  return html.replaceAll(new RegExp(`${marker}(\\w+)`, "g"), "{$1}").trim();
}

function renderAll(): void {
  writeFileSync("public/favicon.svg", colorLogo());
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  for (const name of readdirSync(SOURCES).filter((file) => file.endsWith(".md"))) {
    const file = `${SOURCES}/${name}`;
    const page = renderLegalText(file, readFileSync(file, "utf8"));
    writeFileSync(`${OUT}/${basename(name, ".md")}.json`, JSON.stringify(page));
  }
}

function succeeds(): boolean {
  try {
    renderAll();
    return true;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return false;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const watches = process.argv.includes("--watch");
  const slugs = trades.map(({ slug }) => slug);
  const problems = writeFolders(slugs);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  for (const slug of withoutPictures(slugs)) {
    process.stderr.write(`The gallery has no pictures of ${slug} yet: npm run shots takes them.\n`);
  }
  if ((!succeeds() || problems.length > 0) && !watches) process.exitCode = 1;
  if (watches) {
    watch(SOURCES, succeeds);
    process.stdin.on("end", () => process.exit()).resume();
  }
}
