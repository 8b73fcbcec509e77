import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import type { Browser, Page } from "playwright";
import { site as brand } from "../../app/content/site";
import { shownHtml } from "../../sandbox/postmark/message";
import { escapeHtml } from "~/server/email/email-html";
import { hydrated } from "../../tests/support/browser";
import type { Site } from "../../tests/support/site";
import { reviewStates, type ReviewState } from "./review-states";

const widths = [320, 768, 1440] as const;
const schemes = ["light", "dark"] as const;

interface Shot {
  name: string;
  file: string;
}

interface Look {
  width: (typeof widths)[number];
  scheme: (typeof schemes)[number];
}

const looks: Look[] = widths.flatMap((width) => schemes.map((scheme) => ({ width, scheme })));

/**
 * Empties `folder`, takes screenshots of every page and state and of every email they send, in three widths and both color
 * schemes, and lists them in its index.html.
 */
export async function review(browser: Browser, site: Site, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const shots: Shot[] = [];
  for (const look of looks) {
    for (const state of reviewStates) {
      const name = `${state.name}-${look.width}-${look.scheme}`;
      try {
        await shootState(browser, site, look, state, `${folder}/${name}.png`);
        shots.push({ name, file: `${name}.png` });
      } catch (error) {
        process.stderr.write(`${name}: ${String(error)}\n`);
        process.exitCode = 1;
      }
    }
  }
  shots.push(...(await shootMails(browser, site, folder)));
  writeFileSync(`${folder}/index.html`, indexHtml(shots));
  process.stdout.write(`${shots.length} screenshots in ${folder}/index.html\n`);
}

async function shootState(
  browser: Browser,
  site: Site,
  { width, scheme }: Look,
  { path, reach, wholePage = true }: ReviewState,
  file: string,
): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height: width < 768 ? 700 : 1000 },
    colorScheme: scheme,
    reducedMotion: "reduce",
  });
  try {
    if (path !== "/") {
      const { hostname } = new URL(site.url);
      const consent = { name: "consent", value: "declined", domain: hostname, path: "/" };
      await page.context().addCookies([consent]);
    }
    page.setDefaultTimeout(10_000);
    await page.goto(site.url + path);
    await hydrated(page, true);
    await reach?.(page);
    if (wholePage) await loadLatePictures(page);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: file, fullPage: wholePage });
  } finally {
    await page.context().close();
  }
}

/** Loads lazy pictures. */
async function loadLatePictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const late = [...document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')];
    for (const image of late) image.loading = "eager";
    await Promise.all(late.map((image) => image.decode()));
  });
}

/** One email of each kind. */
async function shootMails(browser: Browser, site: Site, folder: string): Promise<Shot[]> {
  const kinds = new Map<string, string>();
  for (const mail of site.sandbox.postmark.mails) {
    const kind = (mail.Subject ?? "")
      .replace(new RegExp(`${brand.referencePrefix}-\\w+`, "g"), "")
      .replace(/[^a-z]+/gi, "-")
      .toLowerCase();
    if (mail.HtmlBody) kinds.set(kind, shownHtml(mail));
  }
  const shots: Shot[] = [];
  for (const [kind, html] of kinds) {
    for (const { width, scheme } of looks) {
      const viewport = { width, height: 800 };
      const page = await browser.newPage({ viewport, colorScheme: scheme });
      await page.setContent(html, { waitUntil: "load" });
      const name = `mail-${kind.replace(/^-|-$/g, "")}-${width}-${scheme}`;
      await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
      await page.close();
      shots.push({ name, file: `${name}.png` });
    }
  }
  return shots;
}

function indexHtml(shots: readonly Shot[]): string {
  const figures = shots.map(
    ({ name, file }) =>
      `<a href="${file}"><img loading="lazy" alt="" src="${file}"><span>${escapeHtml(name)}</span></a>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Review</title><style>
    body { margin: 1rem; font: 0.875rem system-ui; display: grid; gap: 1rem;
      grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr)); }
    a { color: inherit; overflow-wrap: anywhere; }
    img { display: block; width: 100%; height: 14rem; object-fit: cover; object-position: top; border: 1px solid #999; }
  </style>${figures.join("\n")}</html>\n`;
}
